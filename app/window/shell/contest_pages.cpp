// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/contest_pages.h"

#include "app/bots/bot_command.h"
#include "app/contest/contest_folder.h"
#include "app/draw/background_work.h"
#include "app/seating/setup.h"
#include "app/session/load_game.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/sheet.h"
#include "app/window/contest/new_contest_sheet.h"
#include "app/window/contest/tournament/tournament_sheet.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"

#include <QFile>
#include <QFileDialog>

#include <algorithm>

namespace parlour {

ContestPages::ContestPages(MainWindow& window) : window_(window)
{
    const auto updateLobby = [this] {
        const auto now = controller_.latest();
        const double planned = now ? static_cast<double>(now->table.planned) : 0;
        window_.lobby()->setContest(controller_.path(), planned > 0 ? static_cast<double>(now->table.played) / planned : 0,
                                    controller_.queue());
    };
    connect(&controller_, &ContestController::progressed, window_.lobby(), updateLobby);
    connect(&controller_, &ContestController::stateChanged, window_.lobby(), updateLobby);
    connect(&controller_, &ContestController::ended, this, [this](const QString&, const QString& problem) {
        if (!problem.isEmpty())
            window_.say(tr("The contest has stopped: %1").arg(problem));
        const auto now = controller_.latest();
        const Preset* preset = now ? findPreset(now->plan.preset) : nullptr;
        if (preset && preset->bots == now->plan.entrants && now->matchesPerSecond > 0)
            window_.library().settings().setSecondsPerMatch(QString::fromStdString(preset->id), 1 / now->matchesPerSecond);
    });
    connect(&controller_, &ContestController::stateChanged, this, [this] {
        if (window_.library().settings().contestQueue() != controller_.queue())
            window_.library().settings().setContestQueue(controller_.queue());
    });
    connect(&controller_, &ContestController::turnCame, this, &ContestPages::playNext);
    QStringList waiting = window_.library().settings().contestQueue();
    waiting.removeIf([](const QString& path) { return !QFile::exists(path); });
    controller_.setQueue(waiting);
}

void ContestPages::showContests()
{
    window_.say({});
    auto* page = new ContestsPage(controller_, window_.library().settings(), window_.windowStyle());
    connect(page, &ContestsPage::backWanted, &window_, &MainWindow::showLobby, Qt::QueuedConnection);
    connect(page, &ContestsPage::openWanted, this, &ContestPages::show, Qt::QueuedConnection);
    connect(page, &ContestsPage::resumeWanted, this, &ContestPages::play, Qt::QueuedConnection);
    connect(page, &ContestsPage::fileWanted, this, &ContestPages::choose);
    connect(page, &ContestsPage::setUpWanted, this, [this](const QString& id) {
        const Preset* preset = findPreset(id.toStdString());
        setUp(preset ? planOf(*preset, 0) : NewContestSheet::usualPlan(presets().front().game));
    });
    connect(page, &ContestsPage::tournamentWanted, this, &ContestPages::setUpTournament);
    window_.showPage(page, tr("Contests"));
    close();
    contests_ = page;
}

void ContestPages::showContest(const QString& path)
{
    inBackground([path] { return ContestFile::planIn(path); }).then(this, [this, path](const Expected<ContestPlan>& plan) {
        show(path, plan ? *plan : ContestPlan()); // the page says why a file cannot be read
    });
}

void ContestPages::show(const QString& path, const ContestPlan& plan)
{
    if (plan.shape.people.empty())
        showStatistics(path, false);
    else
        showTournament(path);
}

void ContestPages::showTournament(const QString& path)
{
    auto* page = new TournamentPage(controller_, window_.library().settings(), window_.windowStyle(), path);
    connect(page, &TournamentPage::backWanted, this, &ContestPages::showContests, Qt::QueuedConnection);
    connect(page, &TournamentPage::settingsWanted, &window_, &MainWindow::openSettings);
    connect(
        page, &TournamentPage::statisticsWanted, this, [this](const QString& which) { showStatistics(which, true); },
        Qt::QueuedConnection);
    connect(page, &TournamentPage::playWanted, this, &ContestPages::play);
    connect(page, &TournamentPage::matchWanted, this, &ContestPages::playMatch);
    connect(page, &TournamentPage::said, &window_, &MainWindow::say);
    window_.showPage(page, tr("Tournament"));
    close();
    tournament_ = page;
}

void ContestPages::showStatistics(const QString& path, bool ofTournament)
{
    auto* page = new ContestPage(controller_, window_.library().settings(), window_.windowStyle(), path);
    if (ofTournament)
        connect(
            page, &ContestPage::backWanted, this, [this, path] { showTournament(path); }, Qt::QueuedConnection);
    else
        connect(page, &ContestPage::backWanted, this, &ContestPages::showContests, Qt::QueuedConnection);
    connect(page, &ContestPage::settingsWanted, &window_, &MainWindow::openSettings);
    connect(page, &ContestPage::newWanted, this, [this] { setUp(NewContestSheet::usualPlan(presets().front().game)); });
    connect(page, &ContestPage::playWanted, this, &ContestPages::play);
    connect(page, &ContestPage::said, &window_, &MainWindow::say);
    connect(page, &ContestPage::matchWanted, this, &ContestPages::playMatch);
    connect(page, &ContestPage::replayWanted, this, [this](const Record& record) {
        window_.showTable({.file = {record, {}, {}}, .paused = true});
    });
    window_.showPage(page, tr("Contest"));
    close();
    contest_ = page;
}

void ContestPages::read()
{
    if (contest_)
        contest_->read();
    if (tournament_)
        tournament_->read();
}

void ContestPages::setUp(const ContestPlan& plan)
{
    if (window_.findChild<NewContestSheet*>())
        return;
    auto* sheet = new NewContestSheet(plan, window_.library().settings(), &window_);
    connect(sheet, &NewContestSheet::chosen, this, &ContestPages::startPlan);
    sheet->open();
}

/// Sets up a tournament of the person, at first in the game that was played last.
void ContestPages::setUpTournament()
{
    if (window_.findChild<TournamentSheet*>())
        return;
    const auto last = window_.library().history().recent(1);
    const std::string game = last.empty() ? games().front().id : last.front().game.toStdString();
    auto* sheet = new TournamentSheet(NewContestSheet::tournamentPlan(game), window_.library().settings(), &window_);
    connect(sheet, &TournamentSheet::chosen, this, &ContestPages::startPlan);
    connect(sheet, &TournamentSheet::moreWanted, this, &ContestPages::setUp);
    sheet->open();
}

void ContestPages::startPlan(const ContestPlan& plan)
{
    inBackground([plan] { return keepContest(plan); }).then(this, [this, plan](const Expected<QString>& path) {
        if (path)
            play(*path, plan);
        else
            window_.say(translated(path.error()));
    });
}

/// Plays a contest, after asking once for each external program, as at a table.
void ContestPages::play(const QString& path, const ContestPlan& plan)
{
    Settings& settings = window_.library().settings();
    QStringList unknown;
    for (const std::string& entrant : plan.entrants)
        if (isExternal(entrant) && !settings.knowsProgram(entrant))
            unknown << QString::fromStdString(entrant);
    if (!unknown.isEmpty()) {
        ask(&window_, tr("Let these programs play?"),
            tr("This contest starts programs that you have not let play yet:\n\n%1").arg(unknown.join('\n')),
            {tr("Cancel"), tr("Let them play")}, [this, path, plan, unknown](int answer) {
                if (answer != 1)
                    return;
                for (const QString& program : unknown)
                    window_.library().settings().rememberProgram({program.toStdString(),
                                                                  entrantNames({program.toStdString()}).front(),
                                                                  {QString::fromStdString(plan.game)}});
                play(path, plan);
            });
        return;
    }
    controller_.play(path);
    if (!(contest_ && contest_->path() == path) && !(tournament_ && tournament_->path() == path))
        show(path, plan);
    if (controller_.isQueued(path) && !controller_.isStopping())
        window_.say(tr("Another contest is being played. This one begins when it has ended or is paused."));
}

/// Plays the next queued contest. Asks again for programs whose permission the person has withdrawn.
void ContestPages::playNext(const QString& path)
{
    inBackground([path] { return entryOf(path); }).then(this, [this, path](const ContestEntry& entry) {
        const auto isUnknown = [this](const std::string& entrant) {
            return isExternal(entrant) && !window_.library().settings().knowsProgram(entrant);
        };
        const auto& entrants = entry.plan.entrants;
        if (!entry.problem.isEmpty())
            window_.say(entry.problem);
        else if (std::any_of(entrants.begin(), entrants.end(), isUnknown))
            play(path, entry.plan);
        else
            controller_.play(path);
    });
}

/// Plays a match of the contest on the page, or goes on with it if the person left it.
void ContestPages::playMatch(const Record& start)
{
    for (const SavedGame& game : unfinishedGames(window_.library().saved()))
        if (areOfOneMatch(game.file.record, start))
            return emit resumeWanted(game.id);
    window_.showTable({{start, {}, {}}});
}

void ContestPages::choose()
{
    auto* dialog = new QFileDialog(&window_, tr("Open a contest"), paths::contests());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ContestPages::showContest);
    dialog->open();
}

void ContestPages::close()
{
    delete contests_;
    delete contest_;
    delete tournament_;
}

} // namespace parlour
