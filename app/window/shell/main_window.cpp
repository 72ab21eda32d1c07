// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/main_window.h"

#include "app/bots/bot_command.h"
#include "app/seating/wagers.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/latin_keys.h"
#include "app/widgets/touch_input.h"
#include "app/window/help/rules_sheet.h"
#include "app/window/history/history_page.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/play/result/result_controller.h"
#include "app/window/settings/settings_sheet.h"
#include "app/window/shell/contest_pages.h"
#include "app/window/shell/game_opener.h"
#include "app/window/shell/game_starter.h"
#include "app/window/shell/message_strip.h"
#include "app/window/shell/practice_pages.h"
#include "app/window/shell/review_mode.h"
#include "engine/games.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace parlour {

namespace {

double volumeOf(Preferences::Sound sound)
{
    switch (sound) {
    case Preferences::Sound::Off:
        break;
    case Preferences::Sound::Soft:
        return 0.3;
    case Preferences::Sound::Medium:
        return 0.6;
    case Preferences::Sound::Loud:
        return 1;
    }
    return 0;
}

/// Whether one local file is dragged. The drop then checks that it is a game.
bool isFile(const QMimeData& data)
{
    return data.urls().size() == 1 && data.urls().front().isLocalFile();
}

} // namespace

MainWindow::MainWindow(const QString& language)
    : historyCheck_(library_),
      systemIsLight_(QApplication::palette().color(QPalette::Window).lightness() > 127),
      pages_(new QStackedWidget),
      strip_(new MessageStrip(this))
{
    const Preferences& preferences = library_.settings().preferences();
    language_.use(language.isEmpty() ? preferences.language : language);
    sounds_.setVolume(volumeOf(preferences.sound));
    style_ = windowStyleFor(preferences, systemIsLight_);
    QApplication::setPalette(paletteOf(style_.theme()));
    QApplication::setFont(typeFont(14));
    setWindowTitle("Parlour");
    setMinimumSize(600, 400); // a screen of 1280x800 with text of double size, less a title bar and a panel
    // Leaves room for the title bar.
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(8, 40)));
    restoreGeometry(library_.settings().windowGeometry());
    setAcceptDrops(true);

    auto* column = makeLayout<QVBoxLayout>(0, this);
    column->addWidget(pages_, 1);
    lobby_ = new LobbyPage(library_, style_);
    pages_->addWidget(lobby_);
    starter_ = std::make_unique<GameStarter>(*this);
    opener_ = std::make_unique<GameOpener>(*this);
    practice_ = std::make_unique<PracticePages>(*this);
    contests_ = std::make_unique<ContestPages>(*this);
    connect(contests_.get(), &ContestPages::resumeWanted, opener_.get(), &GameOpener::resume);
    connect(opener_.get(), &GameOpener::contestWanted, contests_.get(), &ContestPages::showContest);
    connect(&historyCheck_, &HistoryCheck::said, this, &MainWindow::say);
    connect(&historyCheck_, &HistoryCheck::changed, lobby_, &LobbyPage::refresh);
    connectLobby();
    addShortcuts();
    qApp->installEventFilter(new LatinKeys(this));
    qApp->installEventFilter(new TouchInput(this));
    connect(&library_.settings(), &Settings::changed, this, &MainWindow::applyPreferences);
    connect(&library_.saved(), &SavedGames::failed, this, [this](const QString& why) {
        if (!table_) // which offers another folder
            say(tr("This game is not being saved: %1").arg(why));
    });
    connect(&library_.saved(), &SavedGames::recovered, strip_, &QWidget::hide);
    connect(&library_.saved(), &SavedGames::damaged, this, [this](const QString& path, const QString& why) {
        say(tr("An unfinished game could not be read and is at %1 now: %2").arg(QDir::toNativeSeparators(path), why));
    });
}

/// Deletes the table while the history exists: an unfinished review saves its work there.
MainWindow::~MainWindow()
{
    delete table_;
}

ContestController& MainWindow::contests()
{
    return contests_->controller();
}

void MainWindow::start(const Setup& setup)
{
    starter_->start(setup);
}

void MainWindow::startUsual(const QString& game, bool watch)
{
    starter_->startUsual(game, watch);
}

void MainWindow::openFile(const QString& path)
{
    opener_->openFile(path);
}

void MainWindow::openLink(const QString& text)
{
    opener_->openLink(text);
}

void MainWindow::connectLobby()
{
    connect(lobby_, &LobbyPage::painted, this, [this] {
        emit lobbyDrawn();
        historyCheck_.start();
    });
    connect(lobby_, &LobbyPage::playWanted, starter_.get(), &GameStarter::play);
    connect(lobby_, &LobbyPage::lessonWanted, starter_.get(), &GameStarter::showLesson);
    connect(lobby_, &LobbyPage::purseWanted, starter_.get(), &GameStarter::showAccount);
    connect(lobby_, &LobbyPage::dealWanted, starter_.get(), &GameStarter::playDeal);
    connect(lobby_, &LobbyPage::playAsLastWanted, starter_.get(), &GameStarter::playAsLast);
    connect(lobby_, &LobbyPage::watchWanted, this, [this](const QString& game) { starter_->startUsual(game, true); });
    connect(lobby_, &LobbyPage::replayWanted, opener_.get(), &GameOpener::replayLast);
    connect(lobby_, &LobbyPage::newGameWanted, starter_.get(), &GameStarter::newGame);
    connect(lobby_, &LobbyPage::goOnWanted, opener_.get(), &GameOpener::resume);
    connect(lobby_, &LobbyPage::discardWanted, opener_.get(), &GameOpener::confirmDiscard);
    connect(lobby_, &LobbyPage::finishedWanted, this, [this](qint64 id) { opener_->showFinished(id); });
    connect(lobby_, &LobbyPage::historyWanted, this, [this] { showHistory({}); });
    connect(lobby_, &LobbyPage::practiceWanted, practice_.get(), &PracticePages::show);
    connect(lobby_, &LobbyPage::roundWanted, practice_.get(), &PracticePages::resume);
    connect(lobby_, &LobbyPage::rulesWanted, this, &MainWindow::showRules);
    connect(lobby_, &LobbyPage::contestsWanted, contests_.get(), &ContestPages::showContests);
    connect(lobby_, &LobbyPage::contestWanted, contests_.get(), &ContestPages::showContest);
    connect(lobby_, &LobbyPage::settingsWanted, this, &MainWindow::openSettings);
    connect(lobby_, &LobbyPage::positionWanted, this, [this] { opener_->showPosition({}); });
}

void MainWindow::addShortcuts()
{
    const auto key = [this](const char* in, const char* usual, QWidget* where, auto act) {
        connect(makeShortcut(library_.settings(), where, in, usual), &QShortcut::activated, this, act);
    };
    using namespace scope;
    key(kEverywhere, "F11", this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    key(kEverywhere, "Ctrl+Q", this, [this] { close(); });
    // Shortcuts of the pages, which are disabled below a sheet.
    key(kEverywhere, "Ctrl+N", pages_, [this] {
        const TablePage* page = table_.data();
        starter_->newGame(QString::fromStdString(page ? page->session().line().info().id : games().front().id));
    });
    key(kEverywhere, "Ctrl+O", pages_, [this] { opener_->choose(); });
    key(kEverywhere, "Ctrl+V", pages_, [this] { opener_->paste(); });
    key(kTable, "Ctrl+S", pages_, [this] {
        if (TablePage* page = table_.data())
            page->saveAs();
    });
}

void MainWindow::applyPreferences(const Preferences& before)
{
    const Preferences& now = library_.settings().preferences();
    if (now.language != before.language) {
        language_.use(now.language);
        if (auto* sheet = findChild<SettingsSheet*>()) { // reopened in the new language
            sheet->close();
            auto* again = makeSettings();
            again->open(again->findChild<Chooser*>());
        }
    }
    const bool sameLook = now.ground == before.ground && now.mode == before.mode && now.deck == before.deck
        && now.fourColour == before.fourColour && now.cardBack == before.cardBack
        && now.russianLetters == before.russianLetters && now.keys == before.keys;
    if (!sameLook) {
        style_ = windowStyleFor(now, systemIsLight_);
        QApplication::setPalette(paletteOf(style_.theme()));
        for (Page* page : findChildren<Page*>())
            page->setWindowStyle(style_);
        if (table_)
            table_->setWindowStyle(style_);
    }
    if (now.sound != before.sound) {
        sounds_.setVolume(volumeOf(now.sound));
        sounds_.play(Sound::Card); // an example of the new volume
    }
    if (table_)
        table_->applyPreferences();
    if (now.name != before.name)
        lobby_->refresh();
}

void MainWindow::say(const QString& text)
{
    if (text.isEmpty())
        strip_->hide();
    else
        strip_->showMessage(text);
}

// ------------------------------------------------------------------------------------------------ pages

void MainWindow::showLobby()
{
    if (table_ && !table_->mayLeave([this] { showLobby(); }))
        return;
    strip_->hide();
    pages_->setCurrentWidget(lobby_);
    delete table_;
    delete history_;
    practice_->close();
    contests_->close();
    lobby_->refresh();
    lobby_->setFocus();
    setWindowTitle("Parlour");
}

/// Returns to the history, the practice or the contest if the game was opened there, else to the lobby.
void MainWindow::leaveTable()
{
    if (table_ && !table_->mayLeave([this] { leaveTable(); }))
        return;
    Page* const practice = practice_->page();
    Page* const before = contests_->page() ? contests_->page() : practice ? practice : history_.data();
    if (!before) {
        showLobby();
        return;
    }
    strip_->hide();
    pages_->setCurrentWidget(before);
    delete table_;
    if (practice && before == practice)
        practice_->page()->takeFocus();
    else
        (before->focusWidget() ? before->focusWidget() : before)->setFocus();
    setWindowTitle(before->windowTitle());
}

void MainWindow::showPage(Page* page, const QString& title)
{
    page->setWindowTitle(title.isEmpty() ? "Parlour" : tr("%1 - Parlour").arg(title));
    pages_->addWidget(page);
    pages_->setCurrentWidget(page);
    delete history_;
    page->setFocus();
    setWindowTitle(page->windowTitle());
}

void MainWindow::showHistory(const QString& game)
{
    auto* page = new HistoryPage(library_, style_, game);
    connect(page, &HistoryPage::backWanted, this, &MainWindow::showLobby, Qt::QueuedConnection);
    connect(page, &HistoryPage::openWanted, opener_.get(), &GameOpener::choose);
    connect(page, &HistoryPage::pasteWanted, opener_.get(), &GameOpener::paste);
    connect(
        page, &HistoryPage::finishedWanted, this, [this](qint64 id) { opener_->showFinished(id); }, Qt::QueuedConnection);
    connect(page, &HistoryPage::positionWanted, opener_.get(), &GameOpener::showFinished, Qt::QueuedConnection);
    connect(page, &HistoryPage::purseWanted, starter_.get(), &GameStarter::showAccount);
    connect(page, &HistoryPage::said, this, &MainWindow::say);
    connect(page, &HistoryPage::practiceWanted, practice_.get(), &PracticePages::show, Qt::QueuedConnection);
    connect(page, &HistoryPage::drillWanted, practice_.get(), &PracticePages::showDrill, Qt::QueuedConnection);
    showPage(page, {});
    history_ = page;
}

/// Makes the mode of a game: a review, which begins at `step`, if the game is finished and has an analyst.
ModeMaker MainWindow::modeOf(int step)
{
    return [this, step](const TableContext& context) -> std::unique_ptr<TableMode> {
        if (mayReview(context.session, library_.resources()))
            return std::make_unique<ReviewMode>(library_, context, step);
        return std::make_unique<TableMode>(context.session, context.origin);
    };
}

void MainWindow::showTable(Opening opening, int step)
{
    if (table_ && !table_->mayLeave([this, opening, step] { showTable(opening, step); }))
        return;
    const Record& record = opening.file.record;
    const GameInfo* info = findGame(record.game);
    const GameTable* table = findTable(record.game);
    if (!info || !table) {
        say(tr("This program has no table for \"%1\".").arg(QString::fromStdString(record.game)));
        return;
    }
    strip_->hide();
    if (contests_->page())
        opening.origin = Origin::Contest;
    else if (!history_ && opening.origin == Origin::History)
        opening.origin = Origin::Lobby;
    if (opening.origin != Origin::History)
        delete history_;
    if (!opening.makeMode)
        opening.makeMode = modeOf(step);
    if (!opening.place.savedId.isEmpty() && !opening.place.stake)
        opening.place.stake = stakeOf(library_.history(), opening.place.savedId, record.game);
    if (record.steps.empty() && table->as<DeckBuilder>())
        opening.file.record.collection = collectionOf(opening.place.stake);
    auto* page = new TablePage(library_, style_, *info, *table, opening);
    // Queued, so that a page is not deleted during its own signal.
    connect(page, &TablePage::backWanted, this, &MainWindow::leaveTable, Qt::QueuedConnection);
    connect(page, &TablePage::settingsWanted, this, &MainWindow::openSettings);
    connect(page, &TablePage::rematchWanted, starter_.get(), &GameStarter::beginSetUp, Qt::QueuedConnection);
    connect(
        page, &TablePage::replayWanted, this,
        [this](const GameFile& file, qint64 historyId, int first) {
            showTable({.file = file, .place = {.historyId = historyId}, .paused = true}, first);
        },
        Qt::QueuedConnection);
    connect(page, &TablePage::helpWanted, this,
            [this, page, info, table](const HelpRequest& request) { openHelp(*info, *table, request, page); });
    connect(page, &TablePage::positionWanted, opener_.get(), &GameOpener::showPosition);
    connect(page, &TablePage::said, this, &MainWindow::say);
    connect(page, &TablePage::sounded, &sounds_, &Sounds::play);
    // The page of the table has added the game to the history, where the contest finds it.
    connect(&page->session(), &Session::changed, this, [this](const Session::Change& change) {
        if (change.finished)
            contests_->read();
    });
    pages_->addWidget(page);
    pages_->setCurrentWidget(page);
    delete table_;
    table_ = page;
    page->takeFocus();
    setWindowTitle(tr("%1 - Parlour").arg(translated(info->name)));
    const std::string missing = page->session().missingBot();
    if (isExternal(missing) && !page->session().line().isOver())
        say(tr("This game was played by another program, which is not started because you have not let it play yet: %1. "
               "Choose it for a seat in a new game to do so.")
                .arg(QString::fromStdString(missing)));
    else if (!missing.empty() && !isExternal(missing))
        say(tr("The bot \"%1\" is not in this program. You can look at the game, or play on from here with another.")
                .arg(QString::fromStdString(missing)));
}

// ------------------------------------------------------------------------------------------------ rules

/// Opens the help with the rules that a game from the lobby would have.
void MainWindow::showRules(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    const GameTable* table = findTable(game.toStdString());
    if (!info || !table)
        return;
    openHelp(*info, *table, {.rules = usualSetup(*info, library_.settings(), false).rules, .offersLesson = true});
}

RulesSheet* MainWindow::openHelp(const GameInfo& info, const GameTable& table, const HelpRequest& request,
                                 const QWidget* page)
{
    auto* sheet = new RulesSheet(info, table, request.rules, style_, request.keys, this);
    if (page)
        sheet->setPalette(page->palette());
    if (request.offersLesson) {
        sheet->offerLesson();
        connect(
            sheet, &RulesSheet::lessonWanted, starter_.get(),
            [this, game = QString::fromStdString(info.id)] { starter_->showLesson(game); }, Qt::QueuedConnection);
    }
    sheet->openAt(request.showsKeys ? RulesSheet::Part::Keys : RulesSheet::Part::Rules);
    return sheet;
}

SettingsSheet* MainWindow::makeSettings()
{
    const TablePage* table = table_;
    return new SettingsSheet(library_.settings(),
                             table ? QString::fromStdString(table->session().line().info().id) : QString(), this);
}

void MainWindow::openSettings()
{
    if (findChild<SettingsSheet*>())
        return;
    auto* sheet = makeSettings();
    sheet->open(sheet->findChild<QLineEdit*>()); // the search
}

// ------------------------------------------------------------------------------------------------ window events

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (table_ && !table_->mayLeave([this] { close(); }))
        return event->ignore();
    library_.settings().setWindowGeometry(saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!isFile(*event->mimeData()) || !pages_->isEnabled())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->setDropAction(Qt::CopyAction); // a move would make the source delete the file
    event->accept();
    // toLocalFile() loses bytes of a name that are not UTF-8.
    const QString path = event->mimeData()->urls().front().path(QUrl::FullyEncoded);
    opener_->openFile(paths::fromBytes(QByteArray::fromPercentEncoding(path.toLatin1()).toStdString()));
}

} // namespace parlour
