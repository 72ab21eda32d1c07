#include "app/desktop/result_card.h"

#include "app/desktop/phrases.h"
#include "app/desktop/picture.h"
#include "app/desktop/stage/paint.h"
#include "app/desktop/stage/stage.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QtMath>

namespace parlour {

namespace {

constexpr int kWidth = 560;
constexpr int kPlates = 220; ///< px at either side where players sit

class Disc : public QWidget {
public:
    explicit Disc(SeatInfo seat) : seat_(std::move(seat)) { setFixedSize(28, 28); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        drawDisc(painter, rect(), seat_.name, seat_.person, seat_.colour);
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

} // namespace

ResultCard::ResultCard(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting,
                       std::uint64_t seed, const Look& look, const GameTable& table, Stage* stage)
    : QWidget(stage),
      stage_(stage),
      panel_(new Panel(this))
{
    setAccessibleName(tr("Game over. %1").arg(spoken(text.headline)));
    auto* column = new QVBoxLayout(panel_);
    column->setContentsMargins(32, 24, 32, 18);
    column->setSpacing(0);

    auto* head = new QHBoxLayout;
    head->setSpacing(20);
    auto* picture = new TilePicture(table, look, 8);
    picture->setFixedSize(96, 84);
    picture->setEnabled(false);
    picture->setFocusPolicy(Qt::NoFocus);
    head->addWidget(picture);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(makeLabel(tr("Game over"), 14, false, true));
    QLabel* headline = makeLabel(spoken(text.headline), 28, true);
    headline->setWordWrap(true);
    words->addWidget(headline);
    if (!text.detail.isEmpty()) {
        QLabel* detail = makeLabel(spoken(text.detail), 14, false, true);
        detail->setWordWrap(true);
        words->addWidget(detail);
    }
    head->addLayout(words, 1);
    auto* closer = new Button(Button::Kind::Ghost, Icon::Close, {});
    closer->setAccessibleName(tr("Look at the table"));
    connect(closer, &Button::clicked, this, &ResultCard::closeWanted);
    head->addWidget(closer, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addSpacing(14);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(text.rows.size() > 4 ? 4 : 8);
    grid->setColumnStretch(3, 1);
    int row = 0;
    const auto addFigures = [&](const QString& games, const QString& lost, int size) {
        if (sitting.games < 2)
            return;
        for (const auto& [at, figure] : {std::pair(4, games), std::pair(5, lost)}) {
            QLabel* label = makeLabel(figure, size, false, size == 12);
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            label->setMinimumWidth(48);
            grid->addWidget(label, row, at);
        }
    };
    addFigures(tr("Games"), tr("Lost"), 12);
    ++row;
    for (const ResultText::Row& each : text.rows) {
        const SeatInfo& seat = seats[static_cast<std::size_t>(each.seat)];
        grid->addWidget(new Rule, row++, 0, 1, 6);
        QLabel* place = makeLabel(each.place, 20, true);
        const auto first = contrast(ink(this).brass, ink(this).solid) >= 3 ? QPalette::Highlight : QPalette::WindowText;
        place->setForegroundRole(each.place == text.rows.front().place ? first : QPalette::PlaceholderText);
        place->setMinimumWidth(28);
        grid->addWidget(place, row, 0);
        grid->addWidget(new Disc(seat), row, 1);
        grid->addWidget(makeLabel(seat.name, 14, true), row, 2);
        QLabel* note = makeLabel(spoken(each.note), 14, false, true);
        note->setWordWrap(true);
        note->setContentsMargins(16, 0, 0, 0);
        grid->addWidget(note, row, 3);
        const int lost = sitting.games < 2 ? 0 : sitting.lost[static_cast<std::size_t>(each.seat)];
        addFigures(QString::number(sitting.games), QString::number(lost), 14);
        ++row;
    }
    column->addLayout(grid);
    column->addSpacing(18);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    const auto add = [&](Button::Kind kind, Icon icon, const QString& label, auto signal) {
        auto* each = new Button(kind, icon, label);
        each->setExtent(52);
        each->setSizePolicy(kind == Button::Kind::Primary ? QSizePolicy::MinimumExpanding : QSizePolicy::Minimum,
                            QSizePolicy::Fixed);
        connect(each, &Button::clicked, this, signal);
        buttons->addWidget(each);
        return each;
    };
    Button* rematch = add(Button::Kind::Primary, Icon::Replay, tr("Rematch"), &ResultCard::rematchWanted);
    quiet_ = {add(Button::Kind::Plain, Icon::Play, tr("Replay"), &ResultCard::replayWanted),
              add(Button::Kind::Plain, Icon::Save, tr("Save"), &ResultCard::saveWanted),
              add(Button::Kind::Plain, Icon::Share, tr("Share"), &ResultCard::shareWanted)};
    column->addLayout(buttons);
    column->addSpacing(12);

    auto* foot = new QHBoxLayout;
    foot->addWidget(makeLabel(text.length, 12, false, true));
    foot->addStretch();
    auto* copy = new Button(Button::Kind::Ghost, Icon::Copy, tr("Seed %1").arg(seedText(seed, true)));
    copy->setExtent(28);
    copy->setHint(tr("Copy the seed: the same seed deals the same game"));
    connect(copy, &Button::clicked, this, &ResultCard::seedWanted);
    foot->addWidget(copy);
    column->addLayout(foot);
    place();
    show();
    raise();
    rematch->setFocus();
}

void ResultCard::place()
{
    setGeometry(stage_->rect());
    const int room = width() - 24;
    const int between = std::min(std::max(kWidth, width() - 2 * kPlates), room);
    // What is asked for least loses its words first.
    for (std::size_t worded = quiet_.size() + 1; worded-- > 0;) {
        for (std::size_t i = 0; i < quiet_.size(); ++i)
            quiet_[i]->setCompact(i >= worded);
        panel_->layout()->activate();
        if (panel_->layout()->minimumSize().width() <= between)
            break;
    }
    const int wide = std::min(std::max(kWidth, panel_->layout()->minimumSize().width()), room);
    const int tall =
        std::min(std::max(panel_->sizeHint().height(), panel_->layout()->totalHeightForWidth(wide)), height() - 12);
    // Below the opponents, where there is room.
    int below = 210;
    for (const Piece& piece : stage_->layout().pieces)
        if (piece.id.startsWith("plate:") && piece.centre.y() < height() / 2.0)
            below = std::max(below, qCeil(piece.centre.y() + piece.size.height() / 2) + 10);
    const int top = std::min(std::max((height() - tall) / 2, below), height() - tall - 12);
    panel_->setGeometry((width() - wide) / 2, std::max(top, 6), wide, tall);
}

void ResultCard::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), QColor(6, 18, 12, 102));
}

void ResultCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace parlour
