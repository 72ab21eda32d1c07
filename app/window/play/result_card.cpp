// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result_card.h"

#include "app/draw/icons.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/stage/stage.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/tile_picture.h"
#include "app/window/play/clear_area.h"
#include "app/window/play/result_review.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace parlour {

/// A size of the card; smaller ones are for tables of which the roomiest would hide much.
struct ResultCard::Form {
    int width;
    bool isRoomy;
    ResultReviewPart::Extent review; ///< a Line replaces the game's length
};

namespace {

using Form = ResultCard::Form;
using Extent = ResultReviewPart::Extent;
constexpr Form kForms[] = {{560, true, Extent::Whole},  {480, false, Extent::Whole}, {400, false, Extent::Whole},
                           {340, false, Extent::Whole}, {480, false, Extent::Brief}, {400, false, Extent::Brief},
                           {340, false, Extent::Brief}, {480, false, Extent::Line},  {400, false, Extent::Line},
                           {340, false, Extent::Line}};
constexpr double kSmaller = 0.05; ///< cost of each smaller form, in hidden pieces
constexpr double kBriefReview = 1.5; ///< .. of a review without the turning point
constexpr double kLineOfReview = 2; ///< .. of a review in one line
constexpr int kEdge = kClearEdge;

class Disc : public QWidget {
public:
    explicit Disc(SeatInfo seat) : seat_(std::move(seat)) {}

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
                       std::uint64_t seed, const WindowStyle& style, const GameTable& table, bool mayReview, Stage* stage)
    : QWidget(stage),
      stage_(stage),
      panel_(new Panel(this))
{
    setAccessibleName(tr("Game over. %1").arg(spoken(text.headline)));
    auto* column = new QVBoxLayout(panel_);
    column->setSpacing(0);

    auto* head = new QHBoxLayout;
    head->setSpacing(20);
    picture_ = new TilePicture(table, style, 8);
    picture_->setFixedSize(96, 84);
    picture_->setEnabled(false);
    picture_->setFocusPolicy(Qt::NoFocus);
    head->addWidget(picture_);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title_ = makeLabel(tr("Game over"), 14, false, true));
    // No line break between a number and its unit, as in "134 points".
    static const QRegularExpression afterNumber(QStringLiteral("(?<=\\d) (?=\\p{L})"));
    headline_ = makeLabel(spoken(text.headline).replace(afterNumber, QString(QChar::Nbsp)), 28, true);
    headline_->setWordWrap(true);
    words->addWidget(headline_);
    bests_ = makeLabel({}, 14, true);
    bests_->setWordWrap(true);
    bests_->setForegroundRole(QPalette::Link);
    bests_->hide();
    words->addWidget(bests_);
    if (!text.detail.isEmpty()) {
        QLabel* detail = makeLabel(spoken(text.detail), 14, false, true);
        detail->setWordWrap(true);
        words->addWidget(detail);
    }
    if (const QString series = seriesText(sitting, seats); !series.isEmpty()) {
        QLabel* label = makeLabel(tr("So far: %1", "games won").arg(series), 14, true);
        label->setWordWrap(true);
        words->addWidget(label);
    }
    head->addLayout(words, 1);
    Button* closer = makeCloser(tr("Look at the table"));
    connect(closer, &Button::clicked, this, &ResultCard::closeWanted);
    head->addWidget(closer, 0, Qt::AlignTop);
    column->addLayout(head);
    addRows(text, seats, sitting);
    if (mayReview)
        addReview(style.canvas(stage->size(), table.surface()));
    addButtons(mayReview);

    foot_ = new QHBoxLayout;
    foot_->setContentsMargins(0, 6, 0, 0);
    length_ = makeLabel(text.length, 12, false, true);
    length_->setWordWrap(true);
    foot_->addWidget(length_, 1);
    seed_ = new Button(Button::Kind::Ghost, Icon::Copy, tr("Seed %1").arg(seedText(seed, true)));
    seed_->setExtent(28);
    seed_->setHint(tr("Copy the seed: the same seed deals the same game"));
    connect(seed_, &Button::clicked, this, &ResultCard::seedWanted);
    foot_->addWidget(seed_);
    column->addLayout(foot_);
    place();
    show();
    raise();
    rematch_->setFocus();
}

void ResultCard::addRows(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting)
{
    grid_ = new QGridLayout;
    grid_->setColumnStretch(3, 1);
    int row = 0;
    const bool hasColumns = sitting.games > 1 && seriesText(sitting, seats).isEmpty();
    const auto addFigures = [&](const QString& games, const QString& lost, int size) {
        if (!hasColumns)
            return;
        for (const auto& [at, figure] : {std::pair(4, games), std::pair(5, lost)}) {
            QLabel* label = makeLabel(figure, size, false, size == 12);
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            label->setMinimumWidth(48);
            grid_->addWidget(label, row, at);
        }
    };
    addFigures(tr("Games"), tr("Lost"), 12);
    ++row;
    for (const ResultText::Row& each : text.rows) {
        const SeatInfo& seat = seats[static_cast<std::size_t>(each.seat)];
        grid_->addWidget(new Rule, row++, 0, 1, 6);
        QLabel* place = makeLabel(each.place, 20, true);
        place->setForegroundRole(each.place == text.rows.front().place ? QPalette::Link : QPalette::PlaceholderText);
        place->setMinimumWidth(28);
        grid_->addWidget(place, row, 0);
        places_.push_back(place);
        discs_.push_back(new Disc(seat));
        grid_->addWidget(discs_.back(), row, 1);
        grid_->addWidget(makeLabel(seat.name, 14, true), row, 2);
        QLabel* note = makeLabel(spoken(each.note), 14, false, true);
        note->setWordWrap(true);
        note->setContentsMargins(4, 0, 0, 0);
        grid_->addWidget(note, row, 3);
        const int lost = !hasColumns ? 0 : sitting.lost[static_cast<std::size_t>(each.seat)];
        addFigures(QString::number(sitting.games), QString::number(lost), 14);
        ++row;
    }
    static_cast<QVBoxLayout*>(panel_->layout())->addLayout(grid_);
}

void ResultCard::addReview(const Canvas& canvas)
{
    review_ = new ResultReviewPart(canvas);
    connect(review_, &ResultReviewPart::turnWanted, this, &ResultCard::replayWanted);
    reviewRow_ = new QVBoxLayout;
    reviewRow_->setContentsMargins(0, 0, 0, 12);
    reviewRow_->addWidget(review_);
    static_cast<QVBoxLayout*>(panel_->layout())->addLayout(reviewRow_);
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
    place();
}

void ResultCard::addButtons(bool mayReview)
{
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(8);
    mainRow_ = new QHBoxLayout;
    const auto add = [&](Button::Kind kind, Icon icon, const QString& label, auto signal) {
        auto* each = new Button(kind, icon, label);
        each->setSizePolicy(kind == Button::Kind::Primary ? QSizePolicy::MinimumExpanding : QSizePolicy::Minimum,
                            QSizePolicy::Fixed);
        connect(each, &Button::clicked, this, signal);
        buttons_->addWidget(each);
        return each;
    };
    rematch_ = add(Button::Kind::Primary, Icon::Replay, tr("Rematch"), &ResultCard::rematchWanted);
    const auto replay = [this] { emit replayWanted(-1); };
    quiet_ = {mayReview ? add(Button::Kind::Plain, Icon::Chart, tr("Review"), replay)
                        : add(Button::Kind::Plain, Icon::Play, tr("Replay"), replay),
              add(Button::Kind::Plain, Icon::Save, tr("Save"), &ResultCard::saveWanted),
              add(Button::Kind::Plain, Icon::Share, tr("Share"), &ResultCard::shareWanted)};
    static_cast<QVBoxLayout*>(panel_->layout())->addLayout(mainRow_);
    static_cast<QVBoxLayout*>(panel_->layout())->addLayout(buttons_);
}

/// Gives the card a form and returns its size.
QSize ResultCard::take(const Form& form)
{
    const bool roomy = form.isRoomy;
    const int side = roomy ? 32 : 16;
    panel_->layout()->setContentsMargins(side, roomy ? 24 : 12, side, roomy ? 18 : 8);
    picture_->setVisible(roomy);
    title_->setVisible(roomy);
    headline_->setFont(typeFont(roomy ? 28 : 20, true));
    for (QLabel* place : places_)
        place->setFont(typeFont(roomy ? 20 : 16, true));
    for (QWidget* disc : discs_)
        disc->setFixedSize(roomy ? QSize(28, 28) : QSize(22, 22));
    const bool isLong = grid_->rowCount() > 9; // two grid rows per player
    grid_->setHorizontalSpacing(roomy ? 12 : 8);
    grid_->setVerticalSpacing(!roomy ? 1 : isLong ? 4 : 8);
    grid_->setContentsMargins(0, roomy ? 14 : 8, 0, roomy ? 18 : 8);
    if (review_) {
        const bool isLine = form.review == Extent::Line;
        length_->setVisible(!isLine);
        if (isLine && foot_->indexOf(review_) < 0)
            foot_->insertWidget(0, review_, 1);
        else if (!isLine && reviewRow_->indexOf(review_) < 0)
            reviewRow_->addWidget(review_);
        constexpr int kSeedWidth = 40; // the seed's button
        review_->setExtent(form.review, roomy, form.width - 2 * side - (isLine ? kSeedWidth : 0));
    }
    seed_->setCompact(!roomy);
    rematch_->setExtent(roomy ? 52 : 40);
    for (Button* each : quiet_)
        each->setExtent(roomy ? 52 : 40);
    const int room = width() - 2 * kEdge;
    // Buttons keep their words: the main one moves above the others where a row is too narrow for all. Only the smallest
    // forms, for tables without room, show icons.
    const auto arrange = [&](QHBoxLayout* row, bool isCompact) {
        const bool isOneRow = row == buttons_;
        row->insertWidget(0, rematch_);
        mainRow_->setContentsMargins(0, 0, 0, isOneRow ? 0 : 8);
        for (Button* each : quiet_)
            each->setCompact(isCompact);
        panel_->layout()->activate();
        return panel_->layout()->minimumSize().width() <= std::min(form.width, room);
    };
    if (!arrange(buttons_, false))
        arrange(form.review == Extent::Line ? buttons_ : mainRow_, form.review == Extent::Line);
    const int wide = std::min(std::max(form.width, panel_->layout()->minimumSize().width()), room);
    return {wide, panel_->layout()->totalHeightForWidth(wide)};
}

void ResultCard::place()
{
    setGeometry(stage_->rect());
    ClearArea best;
    const Form* chosen = nullptr;
    double dearer = 0;
    for (const Form& form : kForms) {
        QSize room = take(form);
        const bool isCut = room.height() > height() - kEdge;
        if (isCut && &form != &*std::prev(std::end(kForms)))
            continue;
        room.setHeight(std::min(room.height(), height() - kEdge));
        ClearArea area = clearestArea(stage_->layout(), size(), room);
        area.cost += dearer;
        if (review_ && form.review != Extent::Whole)
            area.cost += form.review == Extent::Brief ? kBriefReview : kLineOfReview;
        dearer += kSmaller;
        if (!chosen || area.cost < best.cost) {
            best = area;
            chosen = &form;
        }
    }
    take(*chosen);
    panel_->setGeometry(best.rect.toRect());
}

void ResultCard::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), QColor(6, 18, 12, 64));
}

void ResultCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace parlour
