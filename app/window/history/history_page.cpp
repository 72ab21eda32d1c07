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
#include "app/widgets/language_change.h"
#include "app/widgets/page_graphics.h"
#include "app/widgets/save_dialog.h"
#include "app/widgets/sheet.h"
#include "app/window/history/chance_view.h"
#include "app/window/history/games_view.h"
#include "app/window/history/past_filters.h"
#include "app/window/history/progress_view.h"
#include "app/window/history/review_strip.h"
#include "app/window/parts/shortcuts.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QShortcut>
#include <QShowEvent>

namespace parlour {

namespace {

constexpr int kMaxWidth = 1700;
constexpr int kRecalculationDelay = 200; ///< ms between updates while games are being read

} // namespace

HistoryPage::HistoryPage(Library& library, const WindowStyle& style, const QString& game, QWidget* parent)
    : Page(style, parent),
      library_(library)
{
    list_.filter.game = game;
    recalculation_.setSingleShot(true);
    connect(&recalculation_, &QTimer::timeout, this, &HistoryPage::recalculate);
    connect(&library_.reviews(), &ReviewQueue::reviewed, this, [this](qint64 id) {
        reviewed_.push_back(id);
        recalculateSoon();
    });
    connect(&library_.reviews(), &ReviewQueue::changed, this, [this] {
        const ReviewQueue::Status& progress = library_.reviews().progress();
        if (!library_.reviews().isRunning() && progress.failed > 0)
            emit said(tr("%n game(s) could not be reviewed: %1", nullptr, progress.failed).arg(progress.problem));
    });
    addKeys();
    library_.history(); // opens it first on this thread, which sets a damaged file aside
    keepTranslated(this, [this] { build(); });
}

HistoryPage::~HistoryPage() = default;

// ------------------------------------------------------------------------------------------------ layout

void HistoryPage::build()
{
    const NameOf names = [this](const std::string& bot) { return nameOf(bot); };
    QVBoxLayout* whole = restart(tr("History and progress"));
    fillBar(addBar(whole, 12, 16));
    whole->addWidget(new ReviewStrip(library_.reviews()));
    whole->addWidget(filters_ = new PastFilters(list_, library_.settings(), names));
    connect(filters_, &PastFilters::changed, this, &HistoryPage::filter);

    auto* content = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(0, content, {24, 8, 24, 20});
    column->addWidget(games_ = new GamesView(list_, library_.settings()), 1);
    connect(games_, &GamesView::openWanted, this, &HistoryPage::finishedWanted);
    connect(games_, &GamesView::deleteWanted, this, &HistoryPage::confirmDelete);
    connect(games_, &GamesView::sorted, this, &HistoryPage::filter);
    progress_ = new ProgressView(
        names, [this](const CostlyDecision& each) { return wordsOf(each); }, measure_);
    column->addWidget(progress_, 1);
    connect(progress_, &ProgressView::gameWanted, this, &HistoryPage::finishedWanted);
    connect(progress_, &ProgressView::positionWanted, this, &HistoryPage::positionWanted);
    connect(progress_, &ProgressView::drillWanted, this, &HistoryPage::drillWanted);
    connect(progress_, &ProgressView::kindWanted, this, [this](const MistakeKind& kind) {
        filters_->chooseMistake(kind);
        showProgress(false);
    });
    column->addWidget(chance_ = new ChanceView, 1);
    whole->addWidget(makeScroll(centred(content, kMaxWidth)), 1);
    progress_->fit(width());
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
    auto* rest = new MenuButton(Button::Kind::Ghost, Icon::Menu, {});
    rest->setAccessibleName(tr("Menu"));
    rest->setHint(tr("Export, files, reviews and the like"));
    connect(rest, &MenuButton::opening, this, &HistoryPage::offerRest);
    bar->addWidget(rest);
}

void HistoryPage::addKeys()
{
    const auto key = [this](const char* usual, auto act) {
        connect(makeShortcut(library_.settings(), this, scope::kHistory, usual), &QShortcut::activated, this, act);
    };
    key("Ctrl+F", [this] { filters_->focusSearch(); });
    key("Ctrl+R", [this] { reviewAll(); });
    key("Ctrl+E", [this] { chooseFolder(); });
}

/// Offers what is rarely wanted, in words and with its keys.
void HistoryPage::offerRest(QMenu* menu)
{
    const KeyMap& keys = library_.settings().preferences().keys;
    const auto add = [&](const QString& words, const QString& key, auto act) {
        menu->addAction(key.isEmpty() ? words : words + QLatin1Char('\t') + key, this, act);
    };
    add(tr("Practice your mistakes"), {}, [this] { emit practiceWanted(list_.filter.game); });
    const GameTable* game = findTable(list_.filter.game.toStdString());
    if (game && game->as<CreditGame>())
        add(tr("Purse"), {}, [this] { emit purseWanted(list_.filter.game); });
    menu->addSeparator();
    if (list_.count() > 0) {
        add(tr("Review all that are listed"), keyText(keys, scope::kHistory, "Ctrl+R"), [this] { reviewAll(); });
        add(tr("Export…"), keyText(keys, scope::kHistory, "Ctrl+E"), [this] { chooseFolder(); });
    }
    add(tr("Open a file…"), keyText(keys, scope::kEverywhere, "Ctrl+O"), [this] { emit openWanted(); });
    add(tr("Paste a game copied as a line"), keyText(keys, scope::kEverywhere, "Ctrl+V"), [this] { emit pasteWanted(); });
    if (mayRecover_)
        add(tr("Recover games that were set aside"), {}, [this] { reader_->recover(); });
}

void HistoryPage::resizeEvent(QResizeEvent*)
{
    progress_->fit(width());
}

// ------------------------------------------------------------------------------------------------ reading

void HistoryPage::readAll()
{
    isRead_ = false;
    reader_ = makeHistoryReader(library_);
    connect(reader_.get(), &HistoryReader::listed, this, [this](const std::vector<PastGame>& games) {
        list_.setGames(games);
        filters_->fillOpponents();
        recalculate();
    });
    connect(reader_.get(), &HistoryReader::came, this, [this](const std::vector<PastGame>& games) {
        list_.update(games);
        games_->table()->refresh();
        recalculateSoon();
    });
    connect(reader_.get(), &HistoryReader::done, this, [this] {
        isRead_ = true;
        recalculate();
    });
    connect(reader_.get(), &HistoryReader::removed, this, [this](const std::vector<qint64>& ids) {
        list_.remove(ids);
        filters_->fillOpponents();
        recalculate();
        emit said(tr("%n game(s) deleted.", nullptr, static_cast<int>(ids.size())));
    });
    connect(reader_.get(), &HistoryReader::setAside, this, [this](int histories) { mayRecover_ = histories > 0; });
    connect(reader_.get(), &HistoryReader::recovered, this, [this](const History::Recovered& all) {
        tellRecovered(all);
        reader_->read();
    });
    connect(reader_.get(), &HistoryReader::exported, this, [this](int files, const QString& folder) {
        emit said(tr("%n game(s) saved in %1.", nullptr, files).arg(QDir::toNativeSeparators(folder)));
    });
    connect(reader_.get(), &HistoryReader::failed, this, [this](const QString& why) { emit said(sentence(why)); });
    reader_->read();
    recalculate();
}

void HistoryPage::tellRecovered(const History::Recovered& all)
{
    const History::Count& games = all.games;
    const QString counts = games.found == 0
        ? tr("The histories that were set aside hold no game that can be read.")
        : tr("Games in the histories that were set aside: %1 recovered, %2 in the history before, %3 unreadable.")
              .arg(games.saved)
              .arg(games.known)
              .arg(games.lost());
    emit said(QStringList{counts, all.losses()}.join(QLatin1Char(' ')).trimmed());
}

void HistoryPage::readAgain(const std::vector<qint64>& ids)
{
    std::vector<PastGame> again;
    for (const qint64 id : ids)
        if (const PastGame* game = list_.find(id))
            again.push_back(*game);
    if (!again.empty())
        reader_->readAgain(again);
}

/// Reads up to two selected games again, since their reviews and notes may have changed on another page.
void HistoryPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (list_.isKnown() && !event->spontaneous())
        QTimer::singleShot(0, this, [this] {
            std::vector<qint64> ids = games_->chosenIds();
            ids.resize(std::min<std::size_t>(ids.size(), 2));
            readAgain(ids);
        });
}

QString HistoryPage::nameOf(const std::string& bot)
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

CellTable* HistoryPage::table() const
{
    return games_->table();
}

void HistoryPage::showGame(const QString& game)
{
    filters_->chooseGame(game);
}

void HistoryPage::showProgress(bool on)
{
    parts_->setCurrent(on ? 1 : 0);
}

/// Applies a changed filter or order, and scrolls to the top.
void HistoryPage::filter()
{
    recalculate();
    table()->scrollToTop();
}

void HistoryPage::recalculateSoon()
{
    if (!recalculation_.isActive())
        recalculation_.start(kRecalculationDelay);
}

void HistoryPage::recalculate()
{
    recalculation_.stop();
    readAgain(std::exchange(reviewed_, {}));
    ++recalculations_;
    filters_->setVisible(!list_.isKnown() || !list_.games().empty());
    games_->showList(list_.select(QDate::currentDate(), [this](const std::string& bot) { return nameOf(bot); }));
    games_->setVisible(part_ == Part::List);
    progress_->setVisible(part_ == Part::Progress);
    chance_->setVisible(part_ == Part::Chance);
    if (part_ == Part::Progress)
        progress_->setGames(list_.listed());
    if (part_ == Part::Chance)
        chance_->setGames(list_.listed());
    const int all = static_cast<int>(list_.games().size());
    subtitle_->setText(
        all == 0
            ? QString()
            : tr("%n game(s) since %1", nullptr, all).arg(dateText(oldestFirst(list_.games()).front()->entry.finishedAt)));
}

// ------------------------------------------------------------------------------------------------ actions

void HistoryPage::confirmDelete()
{
    const std::vector<qint64> ids = games_->chosenIds();
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
    const std::vector<qint64> ids = table()->selectedCount() > 0 ? games_->chosenIds() : listedIds();
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
    const bool isSelection = table()->selectedCount() > 1 && part_ == Part::List;
    for (const qint64 id : isSelection ? games_->chosenIds() : listedIds()) {
        const PastGame& game = *list_.find(id);
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
