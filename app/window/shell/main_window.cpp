// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/main_window.h"

#include "app/bots/bot_command.h"
#include "app/contest/contest_folder.h"
#include "app/draw/background_work.h"
#include "app/draw/lists.h"
#include "app/practice/practice.h"
#include "app/seating/game_summary.h"
#include "app/session/lesson.h"
#include "app/store/paths.h"
#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/latin_keys.h"
#include "app/widgets/save_dialog.h"
#include "app/window/contest/contest_page.h"
#include "app/window/contest/contests_page.h"
#include "app/window/contest/new_contest_sheet.h"
#include "app/window/help/rules_sheet.h"
#include "app/window/history/history_page.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/play/result/result_controller.h"
#include "app/window/play/table_page.h"
#include "app/window/position/position_sheet.h"
#include "app/window/practice/practice_page.h"
#include "app/window/settings/settings_sheet.h"
#include "app/window/shell/lesson_mode.h"
#include "app/window/shell/message_strip.h"
#include "app/window/shell/review_mode.h"
#include "engine/games.h"
#include "engine/positions.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

/// A text with a position, plain or as a line, that stands in a file or in the place of its path; empty if there is none.
QString positionIn(const QString& path)
{
    const QString text = isSharedLine(path) ? path : QString::fromUtf8(readBytes(path).optional().value_or(QByteArray()));
    const bool isPosition = text.startsWith(QLatin1String("parlour-position"))
        || (!text.trimmed().startsWith('{') && static_cast<bool>(positionOfLine(text)));
    return isPosition ? text : QString();
}

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
    : systemIsLight_(QApplication::palette().color(QPalette::Window).lightness() > 127),
      contestController_(std::make_unique<ContestController>()),
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

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pages_, 1);
    lobby_ = new LobbyPage(library_, style_);
    pages_->addWidget(lobby_);
    connectLobby();
    addShortcuts();
    qApp->installEventFilter(new LatinKeys(this));
    connect(&library_.settings(), &Settings::changed, this, &MainWindow::applyPreferences);
    heldHistory_.setSingleShot(true);
    heldHistory_.setInterval(1000);
    connect(&heldHistory_, &QTimer::timeout, this, &MainWindow::retryHistory);
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

void MainWindow::connectLobby()
{
    connect(lobby_, &LobbyPage::painted, this, [this] {
        emit lobbyDrawn();
        addFinishedGames();
        checkHistory();
    });
    connect(lobby_, &LobbyPage::playWanted, this, &MainWindow::play);
    connect(lobby_, &LobbyPage::lessonWanted, this, &MainWindow::showLesson);
    connect(lobby_, &LobbyPage::purseWanted, this, &MainWindow::showAccount);
    connect(lobby_, &LobbyPage::watchWanted, this, [this](const QString& game) { startUsual(game, true); });
    connect(lobby_, &LobbyPage::replayWanted, this, &MainWindow::replayLast);
    connect(lobby_, &LobbyPage::newGameWanted, this, &MainWindow::newGame);
    connect(lobby_, &LobbyPage::goOnWanted, this, &MainWindow::resumeGame);
    connect(lobby_, &LobbyPage::discardWanted, this, &MainWindow::confirmDiscard);
    connect(lobby_, &LobbyPage::finishedWanted, this, [this](qint64 id) { showFinished(id); });
    connect(lobby_, &LobbyPage::historyWanted, this, [this] { showHistory({}); });
    connect(lobby_, &LobbyPage::practiceWanted, this, &MainWindow::showPractice);
    connect(lobby_, &LobbyPage::roundWanted, this, [this] {
        showPractice({});
        practice_->resume();
    });
    connect(lobby_, &LobbyPage::rulesWanted, this, &MainWindow::showRules);
    connect(lobby_, &LobbyPage::contestsWanted, this, &MainWindow::showContests);
    connect(lobby_, &LobbyPage::contestWanted, this, &MainWindow::showContest);
    connect(lobby_, &LobbyPage::settingsWanted, this, &MainWindow::openSettings);
    connect(lobby_, &LobbyPage::positionWanted, this, [this] { showPosition({}); });
    const auto updateLobby = [this] {
        const auto now = contestController_->latest();
        const double planned = now ? static_cast<double>(now->table.planned) : 0;
        lobby_->setContest(contestController_->path(), planned > 0 ? static_cast<double>(now->table.played) / planned : 0,
                           contestController_->queue());
    };
    connect(contestController_.get(), &ContestController::progressed, lobby_, updateLobby);
    connect(contestController_.get(), &ContestController::stateChanged, lobby_, updateLobby);
    connect(contestController_.get(), &ContestController::ended, this, [this](const QString&, const QString& problem) {
        if (!problem.isEmpty())
            say(tr("The contest has stopped: %1").arg(problem));
        const auto now = contestController_->latest();
        const Preset* preset = now ? findPreset(now->plan.preset) : nullptr;
        if (preset && preset->bots == now->plan.entrants && now->matchesPerSecond > 0)
            library_.settings().setSecondsPerMatch(QString::fromStdString(preset->id), 1 / now->matchesPerSecond);
    });
    connect(contestController_.get(), &ContestController::stateChanged, this, [this] {
        if (library_.settings().contestQueue() != contestController_->queue())
            library_.settings().setContestQueue(contestController_->queue());
    });
    connect(contestController_.get(), &ContestController::turnCame, this, &MainWindow::playNext);
    QStringList waiting = library_.settings().contestQueue();
    waiting.removeIf([](const QString& path) { return !QFile::exists(path); });
    contestController_->setQueue(waiting);
}

void MainWindow::addShortcuts()
{
    const auto key = [this](const QKeySequence& keys, QWidget* where, auto act) {
        connect(new QShortcut(keys, where), &QShortcut::activated, this, act);
    };
    key(Qt::Key_F11, this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    key(QKeySequence::Quit, this, [this] { close(); });
    // Shortcuts of the pages, which are disabled below a sheet.
    key(QKeySequence::New, pages_, [this] {
        const TablePage* page = table_.data();
        newGame(QString::fromStdString(page ? page->session().line().info().id : games().front().id));
    });
    key(QKeySequence::Open, pages_, [this] { chooseFile(); });
    key(QKeySequence::Paste, pages_, [this] { pasteGame(); });
    key(QKeySequence::Save, pages_, [this] {
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
        && now.russianLetters == before.russianLetters;
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
    delete practice_;
    delete contests_;
    delete contest_;
    lobby_->refresh();
    lobby_->setFocus();
    setWindowTitle("Parlour");
}

/// Returns to the history, the practice or the contest if the game was opened there, else to the lobby.
void MainWindow::leaveTable()
{
    if (table_ && !table_->mayLeave([this] { leaveTable(); }))
        return;
    QWidget* before = contest_ ? static_cast<QWidget*>(contest_) : practice_ ? static_cast<QWidget*>(practice_) : history_;
    if (!before) {
        showLobby();
        return;
    }
    strip_->hide();
    pages_->setCurrentWidget(before);
    delete table_;
    if (practice_ && before == practice_)
        practice_->takeFocus();
    else
        (before->focusWidget() ? before->focusWidget() : before)->setFocus();
    setWindowTitle(contest_ ? tr("%1 - Parlour").arg(tr("Contest")) : "Parlour");
}

void MainWindow::showHistory(const QString& game)
{
    history_ = new HistoryPage(library_, style_, game);
    connect(history_, &HistoryPage::backWanted, this, &MainWindow::showLobby, Qt::QueuedConnection);
    connect(history_, &HistoryPage::openWanted, this, &MainWindow::chooseFile);
    connect(
        history_, &HistoryPage::finishedWanted, this, [this](qint64 id) { showFinished(id); }, Qt::QueuedConnection);
    connect(history_, &HistoryPage::positionWanted, this, &MainWindow::showFinished, Qt::QueuedConnection);
    connect(history_, &HistoryPage::purseWanted, this, &MainWindow::showAccount);
    connect(history_, &HistoryPage::said, this, &MainWindow::say);
    connect(history_, &HistoryPage::practiceWanted, this, &MainWindow::showPractice, Qt::QueuedConnection);
    connect(history_, &HistoryPage::drillWanted, this, &MainWindow::showDrill, Qt::QueuedConnection);
    pages_->addWidget(history_);
    pages_->setCurrentWidget(history_);
    history_->setFocus();
}

/// Makes the mode of a game: a review, which begins at `step`, if the game is finished and has an analyst.
ModeMaker MainWindow::modeOf(int step)
{
    return [this, step](const TableContext& context) -> std::unique_ptr<TableMode> {
        if (mayReview(context.session, library_.resources()))
            return std::make_unique<ReviewMode>(library_, context, step);
        return std::make_unique<TableMode>(context.session);
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
    if (contest_)
        opening.origin = Origin::Contest;
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
    connect(page, &TablePage::rematchWanted, this, &MainWindow::beginSetUp, Qt::QueuedConnection);
    connect(
        page, &TablePage::replayWanted, this,
        [this](const GameFile& file, qint64 historyId, int first) {
            showTable({.file = file, .place = {.historyId = historyId}, .paused = true}, first);
        },
        Qt::QueuedConnection);
    connect(page, &TablePage::helpWanted, this,
            [this, page, info, table](const HelpRequest& request) { openHelp(*info, *table, request, page); });
    connect(page, &TablePage::positionWanted, this, &MainWindow::showPosition);
    connect(page, &TablePage::said, this, &MainWindow::say);
    connect(page, &TablePage::sounded, &sounds_, &Sounds::play);
    // The page of the table has added the game to the history, where the contest finds it.
    connect(&page->session(), &Session::changed, this, [this](const Session::Change& change) {
        if (change.finished && contest_)
            contest_->read();
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

void MainWindow::start(const Setup& setup)
{
    if (const GameInfo* info = findGame(setup.game))
        showTable({.file = {startRecord(*info, setup), {}, {}}, .sitting = setup.sitting});
}

void MainWindow::startUsual(const QString& game, bool watch)
{
    if (const GameInfo* info = findGame(game.toStdString()))
        start(usualSetup(*info, library_.settings(), watch));
}

void MainWindow::newGame(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    const GameTable* table = findTable(game.toStdString());
    if (!info || !table || findChild<NewGameSheet*>())
        return;
    auto* sheet = new NewGameSheet(*info, *table, style_, library_.settings(), this);
    connect(sheet, &NewGameSheet::chosen, this, &MainWindow::beginSetUp);
    connect(sheet, &NewGameSheet::rulesWanted, this, [this, info, table, sheet](const RuleMap& rules) {
        auto* help = openHelp(*info, *table, {.rules = rules, .offersLesson = true});
        connect(help, &RulesSheet::lessonWanted, sheet, &Sheet::close);
    });
    sheet->open();
}

// ------------------------------------------------------------------------------------------------ lessons

/// Starts a game from its tile. A person who never played it is asked once whether to take the lesson, and one who left the
/// lesson whether to go on with it.
void MainWindow::play(const QString& game)
{
    const Settings::LessonState state = library_.settings().lesson(game);
    const GameInfo* info = findGame(game.toStdString());
    const bool isLeft = state.stop > 0;
    if (state.offered || !info || !hasLesson(info->id) || (!isLeft && !library_.history().recent(1, game).empty())) {
        begin(game);
        return;
    }
    ask(this, isLeft ? tr("Go on with the lesson?") : tr("Is %1 new to you?").arg(translated(info->name)),
        isLeft ? tr("You left the lesson of %1 before its end.").arg(translated(info->name))
               : tr("The lesson shows you the game on the table: one sentence at a time, and you make the moves."),
        {tr("Play now"),
         isLeft ? tr("Go on with the lesson") : tr("Learn in %n minute(s)", nullptr, lessonMinutes(info->id))},
        [this, game, state](int answer) {
            Settings::LessonState asked = state;
            asked.offered = true;
            library_.settings().setLesson(game, asked);
            if (answer == 1)
                showLesson(game);
            else
                begin(game);
        });
}

// ------------------------------------------------------------------------------------------------ the purse

/// Starts a game of the person's. One that can be played for credits asks once whether it is.
void MainWindow::begin(const QString& game)
{
    const auto terms = creditTermsOf(game.toStdString());
    if (!terms || library_.settings().playsForCredits(game)) {
        beginSetUp(usualSetup(*findGame(game.toStdString()), library_.settings(), false));
        return;
    }
    ask(this, tr("Free play or for credits?"),
        tr("For credits you begin with a starter's deck and %1, wager on each match, and win and buy cards. In free play "
           "you have every card. It is no real money, and you can change your mind at any time.")
            .arg(creditsText(terms->credits)),
        {tr("Free play"), tr("For credits")}, [this, game](int answer) {
            library_.settings().setPlaysForCredits(game, answer == 1);
            begin(game);
        });
}

/// Starts a game, or opens the purse first where the person plays for credits.
void MainWindow::beginSetUp(const Setup& setup)
{
    const auto terms = creditTermsOf(setup.game);
    const bool isForCredits =
        terms && library_.settings().playsForCredits(QString::fromStdString(setup.game)).value_or(false);
    if (isForCredits && opponentIn(*terms, setup.seats))
        openPurse(setup, PurseSheet::Part::Match);
    else
        start(setup);
}

void MainWindow::openPurse(const Setup& setup, PurseSheet::Part part)
{
    const GameInfo* info = findGame(setup.game);
    const GameTable* table = findTable(setup.game);
    const auto terms = creditTermsOf(setup.game);
    if (!info || !table || !terms || findChild<PurseSheet*>())
        return;
    const QString game = QString::fromStdString(setup.game);
    auto* sheet = new PurseSheet({*info, *table, *terms, setup, style_, namingOf(library_.settings())},
                                 purseOf(library_.history(), game, *terms), this);
    connect(sheet, &PurseSheet::matchWanted, this, [this, game](const Setup& chosen, int wager) {
        library_.settings().setPlaysForCredits(game, true);
        startForCredits(chosen, wager);
    });
    connect(sheet, &PurseSheet::freePlayWanted, this, [this, game](const Setup& chosen) {
        library_.settings().setPlaysForCredits(game, false);
        start(chosen);
    });
    sheet->openAt(part);
}

void MainWindow::showAccount(const QString& game)
{
    openPurse(usualSetup(*findGame(game.toStdString()), library_.settings(), false), PurseSheet::Part::Account);
}

/// Puts up the wager for a new match and opens its table. The match is claimed before, so that no other window takes its
/// wager for that of a match that never began.
void MainWindow::startForCredits(const Setup& setup, int wager)
{
    const GameInfo* info = findGame(setup.game);
    const auto terms = creditTermsOf(setup.game);
    const CreditOpponent* opponent = terms ? opponentIn(*terms, setup.seats) : nullptr;
    if (!info || !opponent)
        return start(setup);
    Purse purse = purseOf(library_.history(), QString::fromStdString(setup.game), *terms);
    const QString id = SavedGames::newId();
    Stake stake{0, terms->cards};
    QString problem;
    if (const auto account = purse.account(); !account) { // the match goes on, for honour and with the starter's cards
        problem = translated(account.error());
    } else {
        library_.saved().claim(id);
        const int amount = std::min(wager, highestWager(*opponent, *account));
        const auto placed = purse.wager(id, QString::fromStdString(opponent->bot), amount, opponent->credits);
        if (!placed) {
            library_.saved().release(id);
            return say(tr("The match does not begin: %1").arg(translated(placed.error())));
        }
        stake = {amount, placed->cards};
        problem = account->notice;
    }
    Opening opening;
    opening.file.record = startRecord(*info, setup);
    opening.place.savedId = id;
    opening.sitting = setup.sitting;
    opening.place.stake = std::move(stake);
    showTable(std::move(opening));
    if (!problem.isEmpty())
        say(sentence(problem));
}

void MainWindow::showLesson(const QString& game)
{
    const auto lesson = lessonOf(game.toStdString());
    if (!lesson) {
        say(translated(lesson.error()));
        return;
    }
    const int left = library_.settings().lesson(game).stop;
    showLessonAt(std::make_shared<const Lesson>(*lesson), left < std::ssize(lesson->stops) ? left : 0);
}

void MainWindow::showLessonAt(const std::shared_ptr<const Lesson>& lesson, int stop)
{
    Opening opening;
    opening.file.record = lesson->recordAt(lesson->stops[static_cast<std::size_t>(stop)]);
    opening.makeMode = [this, lesson, stop](const TableContext& context) {
        auto mode = std::make_unique<LessonMode>(lesson, stop, context, library_.settings());
        connect(
            mode.get(), &LessonMode::stopWanted, this, [this, lesson](int next) { showLessonAt(lesson, next); },
            Qt::QueuedConnection);
        connect(
            mode.get(), &LessonMode::gameWanted, this, [this, lesson] { start(firstSetup(*findGame(lesson->game))); },
            Qt::QueuedConnection);
        return mode;
    };
    showTable(std::move(opening));
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
            sheet, &RulesSheet::lessonWanted, this, [this, game = QString::fromStdString(info.id)] { showLesson(game); },
            Qt::QueuedConnection);
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

// ------------------------------------------------------------------------------------------------ contests

void MainWindow::showContests()
{
    strip_->hide();
    auto* page = new ContestsPage(*contestController_, library_.settings(), style_);
    connect(page, &ContestsPage::backWanted, this, &MainWindow::showLobby, Qt::QueuedConnection);
    connect(page, &ContestsPage::openWanted, this, &MainWindow::showContest, Qt::QueuedConnection);
    connect(page, &ContestsPage::resumeWanted, this, &MainWindow::playContest, Qt::QueuedConnection);
    connect(page, &ContestsPage::fileWanted, this, &MainWindow::chooseContest);
    connect(page, &ContestsPage::setUpWanted, this, [this](const QString& id) {
        const Preset* preset = findPreset(id.toStdString());
        setUpContest(preset ? planOf(*preset, 0) : NewContestSheet::usualPlan(presets().front().game));
    });
    connect(page, &ContestsPage::tournamentWanted, this, &MainWindow::setUpTournament);
    connect(page, &ContestsPage::startWanted, this, [this](const QString& id) {
        const auto plan = complete(planOf(*findPreset(id.toStdString()), newSeed()));
        if (plan)
            startContest(*plan);
        else
            say(translated(plan.error()));
    });
    pages_->addWidget(page);
    pages_->setCurrentWidget(page);
    delete contests_;
    delete contest_;
    contests_ = page;
    page->setFocus();
    setWindowTitle(tr("%1 - Parlour").arg(tr("Contests")));
}

void MainWindow::showContest(const QString& path)
{
    auto* page = new ContestPage(*contestController_, library_.settings(), style_, path);
    connect(page, &ContestPage::backWanted, this, &MainWindow::showContests, Qt::QueuedConnection);
    connect(page, &ContestPage::settingsWanted, this, &MainWindow::openSettings);
    connect(page, &ContestPage::newWanted, this,
            [this] { setUpContest(NewContestSheet::usualPlan(presets().front().game)); });
    connect(page, &ContestPage::playWanted, this, &MainWindow::playContest);
    connect(page, &ContestPage::said, this, &MainWindow::say);
    connect(page, &ContestPage::matchWanted, this, &MainWindow::playMatch);
    connect(page, &ContestPage::replayWanted, this, [this](const Record& record) {
        showTable({.file = {record, {}, {}}, .paused = true});
    });
    pages_->addWidget(page);
    pages_->setCurrentWidget(page);
    delete contests_;
    delete contest_;
    contest_ = page;
    page->setFocus();
    setWindowTitle(tr("%1 - Parlour").arg(tr("Contest")));
}

void MainWindow::setUpContest(const ContestPlan& plan)
{
    if (findChild<NewContestSheet*>())
        return;
    auto* sheet = new NewContestSheet(plan, library_.settings(), this);
    connect(sheet, &NewContestSheet::chosen, this, &MainWindow::startContest);
    sheet->open();
}

/// Sets up a tournament of the person, at first in the game that was played last.
void MainWindow::setUpTournament()
{
    const auto last = library_.history().recent(1);
    setUpContest(NewContestSheet::tournamentPlan(last.empty() ? games().front().id : last.front().game.toStdString()));
}

void MainWindow::startContest(const ContestPlan& plan)
{
    inBackground([plan] { return keepContest(plan); }).then(this, [this, plan](const Expected<QString>& path) {
        if (path)
            playContest(*path, plan);
        else
            say(translated(path.error()));
    });
}

/// Plays a contest, after asking once for each external program, as at a table.
void MainWindow::playContest(const QString& path, const ContestPlan& plan)
{
    Settings& settings = library_.settings();
    QStringList unknown;
    for (const std::string& entrant : plan.entrants)
        if (isExternal(entrant) && !settings.knowsProgram(entrant))
            unknown << QString::fromStdString(entrant);
    if (!unknown.isEmpty()) {
        ask(this, tr("Let these programs play?"),
            tr("This contest starts programs that you have not let play yet:\n\n%1").arg(unknown.join('\n')),
            {tr("Cancel"), tr("Let them play")}, [this, path, plan, unknown](int answer) {
                if (answer != 1)
                    return;
                for (const QString& program : unknown)
                    library_.settings().rememberProgram({program.toStdString(),
                                                         entrantNames({program.toStdString()}).front(),
                                                         {QString::fromStdString(plan.game)}});
                playContest(path, plan);
            });
        return;
    }
    contestController_->play(path);
    const ContestPage* const shown = contest_;
    if (!shown || shown->path() != path)
        showContest(path);
    if (contestController_->isQueued(path) && !contestController_->isStopping())
        say(tr("Another contest is being played. This one begins when it has ended or is paused."));
}

/// Plays the next queued contest. Asks again for programs whose permission the person has withdrawn.
void MainWindow::playNext(const QString& path)
{
    inBackground([path] { return entryOf(path); }).then(this, [this, path](const ContestEntry& entry) {
        const auto isUnknown = [this](const std::string& entrant) {
            return isExternal(entrant) && !library_.settings().knowsProgram(entrant);
        };
        const auto& entrants = entry.plan.entrants;
        if (!entry.problem.isEmpty())
            say(entry.problem);
        else if (std::any_of(entrants.begin(), entrants.end(), isUnknown))
            playContest(path, entry.plan);
        else
            contestController_->play(path);
    });
}

/// Plays a match of the contest on the page, or goes on with it if the person left it.
void MainWindow::playMatch(const Record& start)
{
    for (const SavedGame& game : unfinishedGames(library_.saved()))
        if (areOfOneMatch(game.file.record, start))
            return resumeGame(game.id);
    showTable({{start, {}, {}}});
}

void MainWindow::chooseContest()
{
    auto* dialog = new QFileDialog(this, tr("Open a contest"), paths::contests());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::showContest);
    dialog->open();
}

// ------------------------------------------------------------------------------------------------ saved games

/// Offers the line on the clipboard, if there is one, and the files.
void MainWindow::chooseFile()
{
    if (sharedLineIn(QApplication::clipboard()->text()).isEmpty()) {
        chooseFromDisk();
        return;
    }
    ask(this, tr("Open a saved game"), tr("A game is on the clipboard, as a line of text."),
        {tr("Cancel"), tr("Choose a file …"), tr("Open the line")}, [this](int answer) {
            if (answer == 1)
                chooseFromDisk();
            else if (answer == 2)
                pasteGame();
        });
}

void MainWindow::pasteGame()
{
    const QString text = QApplication::clipboard()->text();
    const QString line = sharedLineIn(text);
    if (text.startsWith("parlour-position"))
        showPosition(text);
    else if (line.isEmpty())
        say(tr("There is no game on the clipboard. Copied as a line, it begins with \"parlour:\"."));
    else
        openFile(line);
    if (const int lines = wholeLinesIn(text); lines > 1)
        say(tr("The text holds %n lines. The first one was opened.", nullptr, lines));
}

void MainWindow::showPosition(const QString& text)
{
    if (findChild<PositionSheet*>())
        return;
    auto* sheet = new PositionSheet(text, library_.resources(), style_, this);
    connect(
        sheet, &PositionSheet::playWanted, this,
        [this](const Record& start) {
            showTable({{start, {}, {}}});
        },
        Qt::QueuedConnection);
    connect(sheet, &PositionSheet::keepWanted, this, [this, sheet](const std::string& position) {
        sheet->sayKept(keepPosition(library_.history(), position, practiceDay(QDateTime::currentDateTime())));
    });
    sheet->open(sheet->field());
}

void MainWindow::chooseFromDisk()
{
    QFileDialog* dialog = makeFileDialog(this, tr("Open a saved game"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Parlour games (*.parlour)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
    dialog->open();
}

void MainWindow::openLink(const QString& text)
{
    const QString line = sharedLineIn(text);
    const auto openIt = [this, line](const QString& contents) {
        ask(this, tr("Open this link?"), contents, {tr("Cancel"), tr("Open")}, [this, line](int answer) {
            if (answer == 1)
                openFile(line);
        });
    };
    int number = 0;
    if (const auto position = positionOfLine(line)) {
        const auto read = readPosition(*position, 0, number);
        return read ? openIt(tr("The link holds a position of %1.").arg(translated(read->game->name)))
                    : say(sentence(translated(read.error())));
    }
    const auto game = gameOfLine(line);
    const GameInfo* const info = game ? findGame(game->record.game) : nullptr;
    if (!info)
        return openFile(line); // which says what is wrong
    openIt(
        tr("The link holds a game of %1 with %n step(s) between %2.", nullptr, static_cast<int>(game->record.steps.size()))
            .arg(translated(info->name), listOf(namesOf(game->record.seats, {}))));
}

void MainWindow::openFile(const QString& path)
{
    if (path.endsWith(kContestEnding)) {
        showContest(path);
        return;
    }
    if (const QString position = positionIn(path); !position.isEmpty()) {
        showPosition(position);
        return;
    }
    const auto loaded = loadGame(path);
    const QString name = isSharedLine(path) ? tr("The line") : QDir::toNativeSeparators(path);
    if (!loaded) {
        const QString problem = translated(loaded.error());
        say(isSharedLine(path) ? sentence(problem) : problem); // which else begins with the name of the file
        return;
    }
    if (loaded->isSound()) {
        open(*loaded, {}, 0);
        return;
    }
    if (!loaded->info) {
        say(tr("%1 cannot be opened: %2").arg(name, loaded->problem));
        return;
    }
    ask(this, tr("Part of this game is damaged"),
        tr("%1: %2\n\n%3 of its %4 steps are good.").arg(name, loaded->problem).arg(loaded->goodSteps).arg(loaded->allSteps),
        {tr("Cancel"), tr("Look at the good part")}, [this, good = *loaded](int answer) {
            if (answer == 1)
                showTable({.file = good.file, .paused = true});
        });
}

void MainWindow::open(const Loaded& loaded, const QString& savedId, qint64 historyId, int step)
{
    const Record& record = loaded.file.record;
    const bool watched = peopleIn(record.seats) == 0;
    const Origin origin = historyId != 0 && history_ ? Origin::History : Origin::Lobby;
    showTable({.file = loaded.file,
               .place = {.savedId = savedId, .historyId = historyId},
               .paused = record.result.has_value() || watched,
               .origin = origin},
              step);
    if (!loaded.remark.isEmpty())
        say(loaded.remark);
}

void MainWindow::showFinished(qint64 id, int step)
{
    const auto file = library_.history().load(id);
    if (file)
        open(checked(*file), {}, id, step);
    else
        say(translated(file.error()));
}

/// Replays the last finished game of a kind; without one shows the history, which says so.
void MainWindow::replayLast(const QString& game)
{
    const auto last = library_.history().recent(1, game);
    if (last.empty())
        showHistory(game);
    else
        showFinished(last.front().id);
}

void MainWindow::resumeGame(const QString& savedId)
{
    const bool isMine = library_.saved().claim(savedId);
    const auto loaded = loadGame(library_.saved().pathOf(savedId));
    if (!loaded || !loaded->isSound()) {
        library_.saved().release(savedId);
        say(loaded ? loaded->problem : translated(loaded.error()));
        return;
    }
    open(*loaded, isMine ? savedId : QString(), 0);
    if (!isMine)
        say(tr("This game is being played in another window. Here it goes on as a game of its own."));
}

/// A match for credits that is discarded is lost.
void MainWindow::confirmDiscard(const QString& savedId)
{
    const auto file = readGameFile(library_.saved().pathOf(savedId));
    const std::string game = file ? file->record.game : std::string();
    const auto stake = stakeOf(library_.history(), savedId, game);
    const QString text = tr("It is deleted and cannot be brought back.");
    ask(
        this, tr("Discard this game?"),
        stake && stake->wager > 0 ? tr("%1 Your wager goes to the opponent: %2.").arg(text, creditsText(stake->wager))
                                  : text,
        {tr("Keep"), tr("Discard")},
        [this, savedId, game](int answer) {
            if (answer != 1)
                return;
            const auto lost = forfeitMatch(library_.history(), savedId, game);
            if (!lost)
                return say(translated(lost.error()));
            library_.saved().remove(savedId);
            lobby_->refresh();
        },
        DefaultAnswer::First);
}

void MainWindow::addFinishedGames()
{
    if (const QString notice = addFinished(library_.history(), library_.saved()); !notice.isEmpty())
        say(notice);
    if (!library_.history().notice().isEmpty())
        say(library_.history().notice());
    if (library_.history().isHeld())
        heldHistory_.start();
}

/// Checks the history on a thread, since that takes long for a large file. Tells of damage, and lists the games that are
/// left.
void MainWindow::checkHistory()
{
    checker_ = makeHistoryReader(library_);
    connect(checker_.get(), &HistoryReader::failed, this, [this](const QString& why) {
        say(why);
        lobby_->refresh();
    });
    connect(checker_.get(), &HistoryReader::checked, checker_.get(), [this] { checker_.release()->deleteLater(); });
    checker_->check();
}

/// Tries again to add games while another program uses the history. Reports a failure once: most last a moment.
void MainWindow::retryHistory()
{
    addFinishedGames();
    if (!library_.history().isHeld())
        lobby_->refresh();
    else if (!std::exchange(heldIsReported_, true))
        say(tr("Another program is using the history. Games are added to it as soon as that program is done."));
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
    openFile(paths::fromBytes(QByteArray::fromPercentEncoding(path.toLatin1()).toStdString()));
}

} // namespace parlour
