// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result/result_card.h"

#include "app/draw/icons.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/play/result/result_review.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace parlour {

namespace {

constexpr int kSide = 16; ///< px, margins on the left and right

class Disc : public QWidget {
public:
    explicit Disc(SeatInfo seat) : seat_(std::move(seat)) { setFixedSize(24, 24); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        drawDisc(painter, rect(), seat_.name, seat_.person, seat_.colour, seat_.portrait);
    }

private:
    SeatInfo seat_;
};

class Rule : public QWidget {
public:
    Rule() { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), ink(this).line); }
};

/// Whether each game had a single winner.
bool hasWinners(const Sitting& sitting)
{
    return std::accumulate(sitting.won.begin(), sitting.won.end(), 0) == sitting.games;
}

} // namespace

QString seriesText(const Sitting& sitting, const std::vector<SeatInfo>& seats)
{
    if (sitting.games < 2 || sitting.won.size() != seats.size() || seats.size() < 2)
        return {};
    if (seats.size() > 2 && !hasWinners(sitting))
        return {};
    QStringList each;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        each << ResultCard::tr("%1 %2", "player, games won").arg(seats[seat].name).arg(sitting.won[seat]);
    if (const int draws = sitting.games - std::accumulate(sitting.won.begin(), sitting.won.end(), 0); draws > 0)
        each << ResultCard::tr("%n draw(s)", nullptr, draws);
    return listOf(each);
}

ResultCard::ResultCard(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting,
                       std::uint64_t seed, const Canvas& canvas, bool mayReview, const QString& back)
    : bests_(makeLabel({}, 14, true))
{
    setAccessibleName(tr("Game over. %1").arg(spoken(text.headline)));
    auto* column = makeLayout<QVBoxLayout>(8, this, {kSide, 12, kSide, 8});
    auto* inside = new QWidget;
    inside->setMinimumWidth(1); // never wider than the card
    content_ = makeLayout<QVBoxLayout>(8, inside);
    scroll_ = makeScroll(inside);
    column->addWidget(scroll_, 1);
    addHead(text, seriesText(sitting, seats));
    addRows(text, seats, sitting);
    if (mayReview) {
        const auto isPerson = [](const SeatInfo& seat) { return seat.person; };
        const bool isShared = std::count_if(seats.begin(), seats.end(), isPerson) > 1;
        const auto reviewed = std::find_if(seats.begin(), seats.end(), isPerson);
        review_ = new ResultReviewPart(canvas, isShared ? reviewed->name : QString());
        connect(review_, &ResultReviewPart::turnWanted, this, &ResultCard::replayWanted);
        content_->addWidget(review_);
    }
    addFoot(text.length, seed);
    content_->addStretch();
    addButtons(mayReview, back);
    setFocusProxy(main_);
}

void ResultCard::addHead(const ResultText& text, const QString& series)
{
    // No line break between a number and its unit, as in "134 points".
    static const QRegularExpression afterNumber(QStringLiteral("(?<=\\d) (?=\\p{L})"));
    QLabel* headline = makeParagraph(spoken(text.headline).replace(afterNumber, QString(QChar::Nbsp)), 20, true);
    auto* head = new QHBoxLayout;
    head->addWidget(headline, 1);
    Button* closer = makeCloser(tr("Look at the table"));
    connect(closer, &Button::clicked, this, &ResultCard::closeWanted);
    head->addWidget(closer, 0, Qt::AlignTop);
    content_->addLayout(head);
    const auto add = [this](QLabel* label) {
        label->setWordWrap(true);
        content_->addWidget(label);
    };
    bests_->setForegroundRole(QPalette::Link);
    bests_->hide();
    add(bests_);
    if (!text.detail.isEmpty())
        add(makeLabel(spoken(text.detail), 14, false, true));
    if (!series.isEmpty())
        add(makeLabel(tr("So far: %1", "games won").arg(series), 14, true));
}

void ResultCard::addRows(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting)
{
    auto* grid = new QGridLayout;
    grid->setColumnStretch(2, 1);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    int row = 0;
    const bool hasColumns = sitting.games > 1 && seriesText(sitting, seats).isEmpty();
    const auto addFigures = [&](const QString& games, const QString& lost, int size) {
        if (!hasColumns)
            return;
        for (const auto& [at, figure] : {std::pair(3, games), std::pair(4, lost)}) {
            QLabel* label = makeLabel(figure, size, false, size == 12);
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            grid->addWidget(label, row, at);
        }
    };
    addFigures(tr("Games"), tr("Lost"), 12);
    ++row;
    for (const ResultText::Row& each : text.rows) {
        const SeatInfo& seat = seats[static_cast<std::size_t>(each.seat)];
        grid->addWidget(new Rule, row++, 0, 1, 5);
        QLabel* place = makeLabel(each.place, 16, true);
        place->setForegroundRole(each.place == text.rows.front().place ? QPalette::Link : QPalette::PlaceholderText);
        place->setMinimumWidth(16);
        grid->addWidget(place, row, 0);
        grid->addWidget(new Disc(seat), row, 1);
        auto* words = makeLayout<QVBoxLayout>(0);
        for (QLabel* label : {makeLabel(seat.name, 14, true), makeLabel(spoken(each.note), 12, false, true)}) {
            label->setWordWrap(true);
            words->addWidget(label);
        }
        grid->addLayout(words, row, 2);
        const int lost = !hasColumns ? 0 : sitting.lost[static_cast<std::size_t>(each.seat)];
        addFigures(QString::number(sitting.games), QString::number(lost), 14);
        ++row;
    }
    content_->addLayout(grid);
}

void ResultCard::setReview(const ResultReview& review)
{
    if (review_)
        review_->setReview(review);
}

void ResultCard::setBests(const QString& words)
{
    bests_->setText(words);
    bests_->setVisible(!words.isEmpty());
    fit();
}

void ResultCard::addButtons(bool mayReview, const QString& back)
{
    const auto make = [this](Button::Kind kind, std::optional<Icon> icon, const QString& label, auto signal) {
        auto* each = new Button(kind, icon, label);
        each->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        connect(each, &Button::clicked, this, signal);
        return each;
    };
    main_ = back.isEmpty() ? make(Button::Kind::Primary, Icon::Replay, tr("Rematch"), &ResultCard::rematchWanted)
                           : make(Button::Kind::Primary, Icon::Trophy, back, &ResultCard::backWanted);
    layout()->addWidget(main_);
    const auto replay = [this] { emit replayWanted(-1); };
    others_ = {mayReview ? make(Button::Kind::Plain, {}, tr("Review"), replay)
                         : make(Button::Kind::Plain, {}, tr("Replay"), replay),
               make(Button::Kind::Plain, {}, tr("Save"), &ResultCard::saveWanted),
               make(Button::Kind::Plain, {}, tr("Share"), &ResultCard::shareWanted)};
    for (Button* each : others_)
        each->setTight();
    otherRows_ = makeLayout<QGridLayout>(8);
    static_cast<QVBoxLayout*>(layout())->addLayout(otherRows_);
}

void ResultCard::addFoot(const QString& length, std::uint64_t seed)
{
    auto* foot = new QHBoxLayout;
    foot->addWidget(makeParagraph(length, 12, false, true), 1);
    auto* copier = new Button(Button::Kind::Ghost, Icon::Copy, tr("Seed %1").arg(seedText(seed, true)));
    copier->setCompact(true);
    copier->setHint(tr("Copy the seed: the same seed deals the same game"));
    connect(copier, &Button::clicked, this, &ResultCard::seedWanted);
    foot->addWidget(copier);
    content_->addLayout(foot);
}

/// Gives the buttons the columns in which their words have room, and the review what the height leaves.
void ResultCard::fit()
{
    int widest = 0, all = 0;
    for (const Button* each : others_) {
        widest = std::max(widest, each->sizeHint().width());
        all += each->sizeHint().width();
    }
    const int wide = width() - 2 * kSide, gap = otherRows_->spacing(), count = static_cast<int>(others_.size());
    const int columns = all + (count - 1) * gap <= wide ? count : 2 * widest + gap <= wide ? 2 : 1;
    for (int i = 0; i < count; ++i) {
        const int rest = i + 1 == count ? columns - i % columns : 1; // the last one fills its row
        otherRows_->addWidget(others_[static_cast<std::size_t>(i)], i / columns, i % columns, 1, rest);
    }
    layout()->activate();
    if (!review_)
        return;
    using Extent = ResultReviewPart::Extent;
    for (const Extent extent : {Extent::Whole, Extent::Brief, Extent::Line}) {
        review_->setExtent(extent, wide);
        if (content_->totalHeightForWidth(wide) <= scroll_->height())
            break;
    }
}

void ResultCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSide(painter, *this);
}

void ResultCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace parlour
