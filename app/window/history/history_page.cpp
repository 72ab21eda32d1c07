// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/history_page.h"

#include "app/bots/shared_record.h"
#include "app/seating/game_summary.h"
#include "app/seating/positions.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/cell_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/page_graphics.h"
#include "app/widgets/save_dialog.h"
#include "app/widgets/sheet.h"
#include "app/window/history/chance_view.h"
#include "app/window/history/history_figures.h"
#include "app/window/history/past_cells.h"
#include "app/window/history/progress_view.h"
#include "app/window/history/review_strip.h"
#include "engine/games.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QShortcut>
#include <QShowEvent>

#include <algorithm>
#include <set>

namespace parlour {

namespace {

constexpr int kMaxWidth = 1700;
constexpr int kSideWidth = 384;
constexpr int kMinTwoColumns = 1160; ///< px, the minimum width for two columns
constexpr int kNamedButtons = 1000; ///< px, the minimum width for buttons with text
constexpr int kFieldMargins = 30; ///< px, around the text of a field
constexpr int kRecalculationDelay = 200; ///< ms between updates while games are being read

/// The initial direction of sorting: ascending for text, descending for times and figures.
bool descendsAtFirst(SortBy by)
{
    return by != SortBy::Game && by != SortBy::Against;
}

QLabel* addHead(QVBoxLayout* column, const QString& title, const QString& subtitle)
{
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(title, 16, true));
    head->addStretch();
    QLabel* note = makeLabel(subtitle, 12, false, true);
    head->addWidget(note);
    column->addLayout(head);
    return note;
}

} // namespace

HistoryPage::HistoryPage(Library& library, const WindowStyle& style, const QString& game, QWidget* parent)
    : Page(style, parent),
      library_(library)
{
    filter_.game = game;
    recalculation_.setSingleShot(true);
    connect(&recalculation_, &QTimer::timeout, this, &HistoryPage::recalculate);
    connect(&library_.reviews(), &ReviewQueue::reviewed, this, [this](qint64 id) {
        reviewed_.push_back(id);
        if (!recalculation_.isActive())
            recalculation_.start(kRecalculationDelay);
    });
    connect(&library_.reviews(), &ReviewQueue::changed, this, [this] {
        const ReviewQueue::Status& progress = library_.reviews().progress();
        if (!library_.reviews().isRunning() && progress.failed > 0)
            emit said(tr("%n game(s) could not be reviewed: %1", nullptr, progress.failed).arg(progress.problem));
    });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    library_.history(); // opens it first on this thread, which sets a damaged file aside
    build();
}

HistoryPage::~HistoryPage() = default;

// ------------------------------------------------------------------------------------------------ layout

void HistoryPage::build()
{
    table_ = nullptr;
    QVBoxLayout* whole = restart(tr("History and progress"));
    fillBar(addBar(whole, 12, 16));
    whole->addWidget(strip_ = new ReviewStrip(library_.reviews()));
    whole->addWidget(makeFilters());

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(24, 8, 24, 20);
    column->setSpacing(0);
    column->addWidget(gamesView_ = makeGames(), 1);
    column->addWidget(progress_ = new ProgressView([this](const std::string& bot) { return nameOf(bot); },
                                                   [this](const CostlyDecision& each) { return wordsOf(each); }),
                      1);
    column->addWidget(chance_ = new ChanceView, 1);
    connect(progress_, &ProgressView::gameWanted, this, &HistoryPage::finishedWanted);
    connect(progress_, &ProgressView::positionWanted, this, &HistoryPage::positionWanted);
    connect(progress_, &ProgressView::kindWanted, this, &HistoryPage::showGamesWith);
    connect(progress_, &ProgressView::drillWanted, this, &HistoryPage::drillWanted);
    whole->addWidget(makeScroll(centred(content, kMaxWidth)), 1);
    fit();
    readAll();
}

void HistoryPage::fillBar(QHBoxLayout* bar)
{
    addBack(bar);
    bar->addWidget(makeLabel(tr("History and progress"), 16, true));
    subtitle_ = new ElidedLabel({}, 13, false, true);
    bar->addWidget(subtitle_, 1);
    parts_ = new Segment(tr("What is shown"), {tr("Games", "the list of games"), tr("Progress"), tr("Chance")},
                         static_cast<int>(part_));
    connect(parts_, &Segment::chosen, this, [this](int index) {
        part_ = static_cast<Part>(index);
        recalculate();
    });
    bar->addWidget(parts_);
    barButtons_.clear();
    const auto add = [&](Icon icon, const QString& text, const QString& hint, auto then) {
        auto* button = new Button(Button::Kind::Ghost, icon, text);
        if (!hint.isEmpty())
            button->setHint(hint);
        connect(button, &Button::clicked, this, then);
        bar->addWidget(button);
        barButtons_.push_back(button);
        return button;
    };
    recover_ = add(Icon::Replay, tr("Recover games"),
                   tr("Adds the games, the practice and the purse that can be read in histories that were set aside"),
                   [this] { reader_->recover(); });
    recover_->hide();
    purse_ = add(Icon::Cards, tr("Purse"), tr("Credits, cards, and what was won and lost"),
                 [this] { emit purseWanted(filter_.game); });
    purse_->hide();
    add(Icon::Star, tr("Practice"), tr("Your own mistakes, until you find the move"),
        [this] { emit practiceWanted(filter_.game); });
    add(Icon::Flag, tr("Review all"), tr("Reviews every listed game that has no review yet, in the background"),
        &HistoryPage::reviewAll);
    add(Icon::Save, tr("Export…"), tr("Saves the selected games as files, or all that are listed"),
        &HistoryPage::chooseFolder);
    add(Icon::Folder, tr("Open a file…"), {}, &HistoryPage::openWanted);
}

QWidget* HistoryPage::makeFilters()
{
    auto* filters = new QWidget;
    filterRows_ = new QBoxLayout(QBoxLayout::LeftToRight, filters);
    filterRows_->setContentsMargins(24, 12, 24, 4);
    filterRows_->setSpacing(8);
    const auto addRow = [this] {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        filterRows_->addLayout(row);
        return row;
    };
    QHBoxLayout* row = addRow();
    QStringList labels{tr("All games")};
    kindIds_ = QStringList{QString()};
    for (const GameInfo& info : games())
        if (findTable(info.id)) {
            labels << translated(info.name);
            kindIds_ << QString::fromStdString(info.id);
        }
    const auto at = std::max<qsizetype>(0, kindIds_.indexOf(filter_.game));
    kinds_ = new Segment(tr("Games", "which are listed"), labels, static_cast<int>(at));
    connect(kinds_, &Segment::chosen, this, [this](int index) {
        filter_.game = kindIds_[index];
        filter_.opponent.clear();
        fillOpponents();
        filter();
    });
    row->addWidget(kinds_);
    row->addStretch();

    row = addRow();
    opponents_ = new Chooser(tr("Opponent"));
    connect(opponents_, &Chooser::chosen, this, [this](const QString& id) {
        filter_.opponent = id.toStdString();
        filter();
    });
    row->addWidget(opponents_);
    const auto addChooser = [&](const QString& name, const QStringList& choices, int current, auto chosen) {
        auto* chooser = new Chooser(name);
        for (int i = 0; i < choices.size(); ++i)
            chooser->addChoice(choices[i], QString::number(i));
        chooser->setCurrent(QString::number(current));
        connect(chooser, &Chooser::chosen, this, [this, chosen](const QString& id) {
            chosen(id.toInt());
            filter();
        });
        row->addWidget(chooser);
    };
    addChooser(tr("Result"),
               {tr("Any result"), tr("Won", "a game"), tr("Lost"), tr("Drawn"), tr("Watched"),
                tr("Alone", "a game without others")},
               static_cast<int>(filter_.outcome), [this](int index) { filter_.outcome = static_cast<Outcome>(index); });
    addChooser(tr("Period"), {tr("Any time"), tr("Today"), tr("Last seven days"), tr("This month"), tr("This year")},
               static_cast<int>(filter_.period), [this](int index) { filter_.period = static_cast<Period>(index); });
    mistakes_ = new SegmentButton(tr("With mistakes"), nullptr);
    mistakes_->setChecked(filter_.withMistakes || !filter_.ids.empty());
    connect(mistakes_, &SegmentButton::toggled, this, [this](bool on) {
        filter_.withMistakes = on;
        filter_.ids.clear();
        nameMistakes();
        filter();
    });
    row->addWidget(mistakes_);
    nameMistakes();
    filterRows_->setStretch(1, 1); // the search field takes the remaining width
    search_ = new QLineEdit(filter_.search);
    search_->setPlaceholderText(tr("Seed, note or player"));
    search_->setAccessibleName(tr("Search by seed, note or player"));
    search_->setToolTip(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText));
    search_->setClearButtonEnabled(true);
    search_->setFixedHeight(36);
    styleField(search_);
    const QString words = search_->placeholderText();
    search_->setMinimumWidth(std::max(150, search_->fontMetrics().horizontalAdvance(words) + kFieldMargins));
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_.search = text;
        filter();
    });
    row->addWidget(search_, 1);
    fillOpponents();
    return filters;
}

/// Names the filter by mistakes: any, or the one kind whose games are listed.
void HistoryPage::nameMistakes(const QString& kind)
{
    mistakes_->setText(filter_.ids.empty() ? tr("With mistakes") : tr("With this mistake"));
    mistakes_->setToolTip(kind);
    mistakes_->setAccessibleDescription(kind);
    mistakes_->updateGeometry();
}

void HistoryPage::showGamesWith(const MistakeKind& kind)
{
    {
        const QSignalBlocker blocker(mistakes_);
        mistakes_->setChecked(true);
    }
    filter_.withMistakes = false; // a doubtful decision is none
    filter_.ids.clear();
    for (const CostlyDecision& decision : kind.decisions)
        filter_.ids.insert(decision.game);
    nameMistakes(kind.words);
    showProgress(false);
}

/// Fills the filter with the opponents of the games read so far.
void HistoryPage::fillOpponents()
{
    opponents_->clear();
    opponents_->addChoice(tr("Any opponent"), {});
    for (const std::string& bot : opponentsIn(games_, filter_.game))
        opponents_->addChoice(nameOf(bot), QString::fromStdString(bot));
    opponents_->setCurrent(QString::fromStdString(filter_.opponent));
}

QWidget* HistoryPage::makeGames()
{
    auto* view = new QWidget;
    auto* column = new QVBoxLayout(view);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    figures_ = new QVBoxLayout;
    column->addLayout(figures_);
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight);
    halves_->setSpacing(16);
    halves_->addWidget(makeList(), 1);
    halves_->addWidget(makeSide());
    column->addLayout(halves_, 1);
    return view;
}

QWidget* HistoryPage::makeList()
{
    auto* panel = new Panel;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    table_ = new CellTable(tr("Games", "the list of games"));
    table_->setColumns(pastColumns());
    table_->setSortable();
    table_->setSelectable();
    table_->setOpenable();
    table_->setMinimumHeight(260);
    connect(table_, &CellTable::opened, this, &HistoryPage::open);
    connect(table_, &CellTable::sortWanted, this, &HistoryPage::sortBy);
    connect(table_, &CellTable::deleteWanted, this, &HistoryPage::confirmDelete);
    connect(table_, &CellTable::selectionMoved, this, &HistoryPage::showCount);
    column->addWidget(table_, 1);
    none_ = makeLabel({}, 14, false, true);
    none_->setAlignment(Qt::AlignCenter);
    none_->setMinimumHeight(120);
    none_->setWordWrap(true);
    column->addWidget(none_, 1);

    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    sort_ = new Chooser(tr("Sorted by"));
    for (const SortBy by : kPastColumns)
        sort_->addChoice(tr("By: %1", "the head of a column").arg(columnTitle(by)), QString::number(static_cast<int>(by)));
    sort_->setCurrent(QString::number(static_cast<int>(sortBy_)));
    connect(sort_, &Chooser::chosen, this, [this](const QString& id) { sortBy(id.toInt()); });
    foot->addWidget(sort_);
    count_ = makeLabel({}, 12, false, true);
    foot->addWidget(count_);
    foot->addStretch();
    rowButtons_.clear();
    const auto add = [&](Icon icon, const QString& text, const QString& hint, auto then) {
        auto* button = new Button(Button::Kind::Plain, icon, text);
        button->setHint(hint);
        connect(button, &Button::clicked, this, then);
        foot->addWidget(button);
        rowButtons_.push_back(button);
    };
    add(Icon::Flag, tr("Review", "opens it"), tr("Enter, or a double click"), [this] {
        if (const auto rows = table_->chosenRows(); !rows.empty())
            open(rows.front());
    });
    add(Icon::Trash, tr("Delete…"), tr("Del; Shift or Ctrl selects several games"), &HistoryPage::confirmDelete);
    column->addLayout(foot);
    return panel;
}

QWidget* HistoryPage::makeSide()
{
    auto* side = new QWidget;
    side_ = new QVBoxLayout(side);
    side_->setContentsMargins(0, 0, 0, 0);
    side_->setSpacing(12);
    const auto addPanel = [this] {
        auto* panel = new Panel;
        auto* rows = new QVBoxLayout(panel);
        rows->setContentsMargins(16, 8, 16, 8);
        rows->setSpacing(4);
        side_->addWidget(panel);
        return rows;
    };
    QVBoxLayout* rows = addPanel();
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Trend"), 16, true));
    head->addStretch();
    auto* what =
        new Segment(tr("Trend shown"), {tr("Games won"), tr("A decision's loss")}, measure_ == Measure::Won ? 0 : 1);
    connect(what, &Segment::chosen, this, [this](int index) {
        measure_ = index == 0 ? Measure::Won : Measure::Loss;
        showFigures();
    });
    head->addWidget(what);
    rows->addLayout(head);
    trendNote_ = makeLabel({}, 12, false, true);
    trendNote_->setWordWrap(true);
    rows->addWidget(trendNote_);
    rows->addWidget(trend_ = new TrendChart);
    rows = addPanel();
    addHead(rows, tr("By game"), tr("the line marks an equal share"));
    rows->addLayout(byGame_ = new QVBoxLayout);
    rows = addPanel();
    addHead(rows, tr("Last %1").arg(kLastGames), tr("up won, down lost"));
    rows->addLayout(last_ = new QVBoxLayout);
    side_->addStretch();
    return side;
}

void HistoryPage::fit()
{
    if (!halves_)
        return;
    const bool isWide = width() >= kMinTwoColumns;
    halves_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    side_->parentWidget()->setFixedWidth(isWide ? kSideWidth : QWIDGETSIZE_MAX);
    if (!isWide) {
        side_->parentWidget()->setMinimumWidth(0);
        side_->parentWidget()->setMaximumWidth(QWIDGETSIZE_MAX);
    }
    const QMargins margins = filterRows_->contentsMargins();
    int needed = margins.left() + margins.right() + filterRows_->spacing(); // by all filters in one row
    for (int i = 0; i < filterRows_->count(); ++i)
        needed += filterRows_->itemAt(i)->sizeHint().width();
    filterRows_->setDirection(width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (Button* button : barButtons_)
        button->setCompact(width() < kNamedButtons);
    progress_->fit(width());
}

// ------------------------------------------------------------------------------------------------ reading

void HistoryPage::readAll()
{
    isRead_ = false;
    reader_ = makeHistoryReader(library_);
    connect(reader_.get(), &HistoryReader::listed, this, [this](const std::vector<PastGame>& games) {
        games_ = games;
        indices_.clear();
        for (std::size_t i = 0; i < games_.size(); ++i)
            indices_[games_[i].entry.id] = i;
        isListed_ = true;
        fillOpponents();
        recalculate();
    });
    connect(reader_.get(), &HistoryReader::came, this, &HistoryPage::merge);
    connect(reader_.get(), &HistoryReader::done, this, [this] {
        isRead_ = true;
        recalculate();
    });
    connect(reader_.get(), &HistoryReader::removed, this, [this](const std::vector<qint64>& ids) {
        const std::set<qint64> gone(ids.begin(), ids.end());
        std::erase_if(games_, [&](const PastGame& game) { return gone.contains(game.entry.id); });
        indices_.clear();
        for (std::size_t i = 0; i < games_.size(); ++i)
            indices_[games_[i].entry.id] = i;
        shown_.clear();
        fillOpponents();
        recalculate();
        emit said(tr("%n game(s) deleted.", nullptr, static_cast<int>(ids.size())));
    });
    connect(reader_.get(), &HistoryReader::setAside, this, [this](int histories) { recover_->setVisible(histories > 0); });
    connect(reader_.get(), &HistoryReader::recovered, this, [this](const History::Recovered& all) {
        const History::Count& games = all.games;
        const QString counts = games.found == 0
            ? tr("The histories that were set aside hold no game that can be read.")
            : tr("Games in the histories that were set aside: %1 recovered, %2 in the history before, %3 unreadable.")
                  .arg(games.saved)
                  .arg(games.known)
                  .arg(games.lost());
        emit said(QStringList{counts, all.losses()}.join(QLatin1Char(' ')).trimmed());
        reader_->read();
    });
    connect(reader_.get(), &HistoryReader::exported, this, [this](int files, const QString& folder) {
        emit said(tr("%n game(s) saved in %1.", nullptr, files).arg(QDir::toNativeSeparators(folder)));
    });
    connect(reader_.get(), &HistoryReader::failed, this, [this](const QString& why) { emit said(sentence(why)); });
    reader_->read();
    recalculate();
}

void HistoryPage::merge(const std::vector<PastGame>& games)
{
    for (const PastGame& game : games)
        if (const auto at = indices_.find(game.entry.id); at != indices_.end())
            games_[at->second] = game;
    if (table_)
        table_->refresh();
    if (!recalculation_.isActive())
        recalculation_.start(kRecalculationDelay);
}

/// Reads up to two selected games again, since their reviews and notes may have changed on another page.
void HistoryPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (isListed_ && !event->spontaneous())
        QTimer::singleShot(0, this, [this] {
            std::vector<PastGame> again;
            for (const qint64 id : chosenIds())
                if (const auto at = indices_.find(id); at != indices_.end() && again.size() < 2)
                    again.push_back(games_[at->second]);
            if (!again.empty())
                reader_->readAgain(again);
        });
}

QString HistoryPage::nameOf(const std::string& bot) const
{
    QString& name = names_[bot];
    if (name.isEmpty())
        name = titleOf(seatsOf({bot}, namingOf(library_.settings())).front());
    return name;
}

std::pair<QString, QString> HistoryPage::wordsOf(const CostlyDecision& decision) const
{
    const auto file = library_.history().load(decision.game);
    if (!file)
        return {};
    const Record& record = file->record;
    return {actionWords(record, decision.step, decision.taken), actionWords(record, decision.step, decision.best)};
}

// ------------------------------------------------------------------------------------------------ display

void HistoryPage::showGame(const QString& game)
{
    kinds_->setCurrent(static_cast<int>(std::max<qsizetype>(0, kindIds_.indexOf(game))));
}

void HistoryPage::showProgress(bool on)
{
    parts_->setCurrent(on ? 1 : 0);
}

/// Applies a changed filter and scrolls to the top.
void HistoryPage::filter()
{
    recalculate();
    table_->scrollToTop();
}

void HistoryPage::recalculate()
{
    recalculation_.stop();
    if (!reviewed_.empty()) {
        std::vector<PastGame> again;
        for (const qint64 id : std::exchange(reviewed_, {}))
            if (const auto at = indices_.find(id); at != indices_.end())
                again.push_back(games_[at->second]);
        reader_->readAgain(again);
    }
    ++recalculations_;
    const GameTable* game = findTable(filter_.game.toStdString());
    purse_->setVisible(game && game->as<CreditGame>());
    std::vector<int> wanted = selectedGames(games_, filter_, sortBy_, descending_, QDate::currentDate(),
                                            [this](const std::string& bot) { return nameOf(bot); });
    const bool isChanged =
        wanted.empty() || wanted != shown_ || static_cast<int>(wanted.size()) != table_->model()->rowCount();
    shown_ = std::move(wanted);
    if (isChanged)
        showList();
    else
        table_->refresh();
    showFigures();
    gamesView_->setVisible(part_ == Part::List);
    progress_->setVisible(part_ == Part::Progress);
    chance_->setVisible(part_ == Part::Chance);
    if (part_ == Part::Progress)
        progress_->setGames(oldestFirst(games_, shown_));
    if (part_ == Part::Chance)
        chance_->setGames(oldestFirst(games_, shown_));
    showCount();
}

void HistoryPage::showList()
{
    table_->setRows(static_cast<int>(shown_.size()), [this](int row, int column) {
        return pastCell(games_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(row)])], column,
                        library_.settings());
    });
    const auto at = std::find(std::begin(kPastColumns), std::end(kPastColumns), sortBy_);
    table_->setSorted(static_cast<int>(at - std::begin(kPastColumns)), descending_);
    table_->setVisible(!shown_.empty());
    none_->setVisible(shown_.empty());
    none_->setText(!isListed_           ? tr("Reading the history …")
                       : games_.empty() ? tr("No finished game yet. Play one to its end, or open a file.")
                                        : tr("No game matches the choices above."));
}

void HistoryPage::showFigures()
{
    const Games games = oldestFirst(games_, shown_);
    const PastFigures figures(games);
    clearLayout(figures_);
    clearLayout(byGame_);
    clearLayout(last_);
    const bool hasAny = figures.all.games + figures.alone > 0;
    side_->parentWidget()->setVisible(figures.all.games > 0);
    if (hasAny)
        figures_->addWidget(makeFigures(figures));
    if (figures.all.games > 0) {
        byGame_->addWidget(makeByGame(figures));
        last_->addWidget(makeLastGames(figures));
    }
    const std::vector<TrendPoint> points = trendOf(games, measure_);
    trend_->setPoints(points, measure_);
    trendNote_->setText(points.size() < 2 ? (measure_ == Measure::Won ? tr("The trend starts at six games.")
                                                                      : tr("The trend starts at six reviewed games."))
                            : measure_ == Measure::Won
                            ? tr("of the last %1 games each time, with a band of %2", "a number, a share")
                                  .arg(kTrendWindow)
                                  .arg(percentOf(0.95))
                            : tr("what an unforced decision costs, of the win; %1 games each time").arg(kTrendWindow));
    const int all = static_cast<int>(games_.size());
    const QDateTime since = games_.empty() ? QDateTime() : oldestFirst(games_).front()->entry.finishedAt;
    subtitle_->setText(all == 0 ? QString() : tr("%n game(s) since %1", nullptr, all).arg(dateText(since)));
}

void HistoryPage::showCount()
{
    if (!table_ || !count_)
        return;
    const int selected = table_->selectedCount();
    const QString listed = tr("%1 of %2", "games that are listed, all games").arg(shown_.size()).arg(games_.size());
    count_->setText(selected > 1 ? tr("%1, %n selected", "how many games are listed", selected).arg(listed) : listed);
    for (Button* button : rowButtons_)
        button->setEnabled(!table_->chosenRows().empty());
}

void HistoryPage::sortBy(int column)
{
    if (column < 0 || column >= static_cast<int>(std::size(kPastColumns)))
        return;
    const SortBy by = kPastColumns[column];
    descending_ = by == sortBy_ ? !descending_ : descendsAtFirst(by);
    sortBy_ = by;
    sort_->setCurrent(QString::number(column));
    shown_.clear();
    filter();
}

// ------------------------------------------------------------------------------------------------ actions

std::vector<qint64> HistoryPage::listedIds() const
{
    std::vector<qint64> ids;
    for (const int number : shown_)
        ids.push_back(games_[static_cast<std::size_t>(number)].entry.id);
    return ids;
}

std::vector<qint64> HistoryPage::chosenIds() const
{
    std::vector<qint64> ids;
    for (const int row : table_->chosenRows())
        if (row < static_cast<int>(shown_.size()))
            ids.push_back(games_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(row)])].entry.id);
    return ids;
}

void HistoryPage::open(int row)
{
    if (row >= 0 && row < static_cast<int>(shown_.size()))
        emit finishedWanted(games_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(row)])].entry.id);
}

void HistoryPage::confirmDelete()
{
    const std::vector<qint64> ids = chosenIds();
    if (ids.empty())
        return;
    ask(
        window(), tr("Delete %n game(s)?", nullptr, static_cast<int>(ids.size())),
        tr("They are deleted with their reviews and cannot be brought back. To keep them elsewhere, export them first."),
        {tr("Keep"), tr("Delete")},
        [this, ids](int answer) {
            if (answer == 1)
                reader_->remove(ids);
        },
        DefaultAnswer::First);
}

void HistoryPage::chooseFolder()
{
    const std::vector<qint64> ids = table_->selectedCount() > 0 ? chosenIds() : listedIds();
    if (ids.empty())
        return;
    QFileDialog* dialog = makeFileDialog(this, tr("Export %n game(s) into a folder", nullptr, static_cast<int>(ids.size())));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this, ids](const QString& folder) {
        const bool commands = library_.settings().preferences().shareCommands;
        reader_->exportTo(folder, ids,
                          [commands](Record record) { return commands ? record : sharedRecord(std::move(record)); });
    });
    dialog->open();
}

void HistoryPage::reviewAll()
{
    std::vector<ReviewQueue::Job> jobs;
    const std::vector<qint64> selected = table_->selectedCount() > 1 && part_ == Part::List ? chosenIds() : listedIds();
    for (const qint64 id : selected) {
        const PastGame& game = games_[indices_.at(id)];
        const Seat person = ownSeatOf(game.entry.seats);
        if (person >= 0 && !game.review && game.problem.isEmpty())
            jobs.push_back({id, person, game.entry.game.toStdString(), game.entry.steps});
    }
    if (jobs.empty())
        emit said(tr("All of these games are reviewed."));
    else
        library_.reviews().start(std::move(jobs));
}

} // namespace parlour
