#include "app/window/history/history_page.h"

#include "app/store/words.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/phrases.h"
#include "app/window/history/game_row.h"
#include "engine/games.h"

#include <QDeadlineTimer>
#include <QHBoxLayout>
#include <QScrollArea>

namespace parlour {

namespace {

constexpr int kMost = 200; ///< rows; older games stay in the database
constexpr int kCounted = 1000; ///< games that figures are made of, for the same reason
constexpr int kWidest = 1600;
constexpr int kSide = 380;
constexpr int kTwoColumns = 1000; ///< px, from here on
constexpr int kFrame = 16; ///< ms
constexpr int kSlice = 4; ///< ms of a frame for reading games

} // namespace

HistoryPage::HistoryPage(Library& library, const Look& look, const QString& game, QWidget* parent)
    : Page(look, parent),
      library_(library),
      game_(game)
{
    more_.setInterval(kFrame);
    connect(&more_, &QTimer::timeout, this, &HistoryPage::addRows);
    build();
}

void HistoryPage::build()
{
    QVBoxLayout* whole = restart(tr("History"));
    fillBar(addBar(whole, 12, 24));
    scroll_ = makeScroll(makeContent());
    whole->addWidget(scroll_, 1);
}

/// The content alone, so that the keyboard stays on the filter.
void HistoryPage::fill()
{
    scroll_->setWidget(makeContent());
    scroll_->widget()->setAutoFillBackground(false);
    scroll_->widget()->show();
}

QWidget* HistoryPage::makeContent()
{
    const HistoryFigures figures(library_.history().recent(kCounted, game_));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(24, 20, 24, 24);
    column->setSpacing(16);
    if (figures.all.games > 0)
        column->addWidget(makeFigures(figures));
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight);
    halves_->setSpacing(16);
    halves_->addWidget(makeList(), 5);
    if (figures.all.games > 0)
        halves_->addWidget(makeSide(figures), 2);
    column->addLayout(halves_);
    column->addStretch();
    fit();
    return centred(content, kWidest);
}

/// With little room the figures stand below the list.
void HistoryPage::fit()
{
    halves_->setDirection(width() >= kTwoColumns ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QWidget* HistoryPage::makeFigures(const HistoryFigures& figures)
{
    auto* row = new QWidget;
    auto* panels = new QHBoxLayout(row);
    panels->setContentsMargins(0, 0, 0, 0);
    panels->setSpacing(16);
    const auto [low, high] = intervalOf(figures.all.won, figures.all.games);
    const auto percent = [](double share) { return tr("%1 %", "a share").arg(figure(100 * share, 0)); };
    const int streak = figures.streak;
    panels->addWidget(
        makeFigure(tr("Games", "how many were played"), figure(figures.all.games, 0), tr("played against others")), 1);
    panels->addWidget(makeFigure(tr("Won"), percent(static_cast<double>(figures.all.won) / figures.all.games),
                                 tr("%1 to %2", "a share, with 95 % certainty").arg(percent(low), percent(high))),
                      1);
    panels->addWidget(makeFigure(tr("Streak now"), figure(std::abs(streak), 0),
                                 streak > 0       ? tr("won in a row", "after how many", streak)
                                     : streak < 0 ? tr("lost in a row", "after how many", -streak)
                                                  : QString()),
                      1);
    panels->addWidget(
        makeFigure(tr("Longest streak"), figure(figures.longest, 0), tr("won in a row", "after how many", figures.longest)),
        1);
    return row;
}

QWidget* HistoryPage::makeSide(const HistoryFigures& figures)
{
    auto* side = new QWidget;
    side->setMinimumWidth(kSide);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    const auto add = [&](const QString& title, const QString& beside, QWidget* inside) {
        auto* panel = new Panel;
        auto* rows = new QVBoxLayout(panel);
        rows->setContentsMargins(16, 12, 16, 14);
        auto* head = new QHBoxLayout;
        head->addWidget(makeLabel(title, 16, true));
        head->addStretch();
        head->addWidget(makeLabel(beside, 12, false, true));
        rows->addLayout(head);
        rows->addWidget(inside);
        column->addWidget(panel);
    };
    add(tr("By game"), tr("the line marks an equal share"), makeByGame(figures));
    add(tr("Last %1").arg(kLastGames), tr("up won, down lost"), makeLastGames(figures));
    column->addStretch();
    return side;
}

void HistoryPage::fillBar(QHBoxLayout* bar)
{
    addBack(bar);
    bar->addWidget(makeLabel(tr("History"), 16, true));
    bar->addStretch();

    QStringList labels{tr("All")};
    QStringList ids{QString()};
    for (const GameInfo& info : games())
        if (findTable(info.id)) {
            labels << inWords(info.name);
            ids << QString::fromStdString(info.id);
        }
    auto* filter = new Segment(tr("Games"), labels, static_cast<int>(ids.indexOf(game_)));
    connect(filter, &Segment::chosen, this, [this, ids](int index) {
        game_ = ids[index];
        fill();
    });
    bar->addWidget(filter);
    auto* open = new Button(Button::Kind::Ghost, Icon::Folder, tr("Open a file…"));
    connect(open, &Button::clicked, this, &HistoryPage::openWanted);
    bar->addWidget(open);
}

QWidget* HistoryPage::makeList()
{
    auto* list = new QWidget;
    auto* panel = new Panel;
    rows_ = new QVBoxLayout(panel);
    rows_->setContentsMargins(10, 10, 10, 10);
    rows_->setSpacing(0);
    entries_ = library_.history().recent(kMost, game_);
    next_ = 0;
    more_.start();
    addRows();
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(panel);
    column->addStretch();
    return list;
}

/// As many rows as a part of a frame allows: each game is replayed for its result.
void HistoryPage::addRows()
{
    const QDeadlineTimer end(kSlice);
    while (next_ < entries_.size() && !end.hasExpired()) {
        auto game = finishedGame(library_, entries_[next_++]);
        if (!game)
            continue;
        auto* row = new GameRow(*std::move(game));
        connect(row, &GameRow::clicked, this, [this, id = entries_[next_ - 1].id] { emit finishedWanted(id); });
        rows_->addWidget(row);
    }
    if (next_ < entries_.size())
        return;
    more_.stop();
    if (rows_->isEmpty()) {
        QLabel* note = makeLabel(tr("No finished game yet. Play one to its end, or open a file."), 14, false, true);
        note->setAlignment(Qt::AlignCenter);
        note->setMinimumHeight(120);
        note->setWordWrap(true);
        rows_->addWidget(note);
    }
}

} // namespace parlour
