// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/game_starter.h"

#include "app/seating/wagers.h"
#include "app/session/lesson.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/sheet.h"
#include "app/window/help/rules_sheet.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/shell/lesson_mode.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"

#include <algorithm>

namespace parlour {

void GameStarter::start(const Setup& setup)
{
    if (const GameInfo* info = findGame(setup.game))
        window_.showTable({.file = {startRecord(*info, setup), {}, {}}, .sitting = setup.sitting});
}

void GameStarter::startUsual(const QString& game, bool watch)
{
    if (const GameInfo* info = findGame(game.toStdString()))
        start(usualSetup(*info, window_.library().settings(), watch));
}

void GameStarter::newGame(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    const GameTable* table = findTable(game.toStdString());
    if (!info || !table || window_.findChild<NewGameSheet*>())
        return;
    auto* sheet = new NewGameSheet(*info, *table, window_.windowStyle(), window_.library().settings(), &window_);
    connect(sheet, &NewGameSheet::chosen, this, &GameStarter::beginSetUp);
    connect(sheet, &NewGameSheet::rulesWanted, this, [this, info, table, sheet](const RuleMap& rules) {
        auto* help = window_.openHelp(*info, *table, {.rules = rules, .offersLesson = true});
        connect(help, &RulesSheet::lessonWanted, sheet, &Sheet::close);
    });
    sheet->open();
}

void GameStarter::play(const QString& game)
{
    const Settings::LessonState state = window_.library().settings().lesson(game);
    const GameInfo* info = findGame(game.toStdString());
    const bool isLeft = state.stop > 0;
    if (state.offered || !info || !hasLesson(info->id)
        || (!isLeft && !window_.library().history().recent(1, game).empty())) {
        begin(game);
        return;
    }
    ask(&window_, isLeft ? tr("Go on with the lesson?") : tr("Is %1 new to you?").arg(translated(info->name)),
        isLeft ? tr("You left the lesson of %1 before its end.").arg(translated(info->name))
               : tr("The lesson shows you the game on the table: one sentence at a time, and you make the moves."),
        {tr("Play now"),
         isLeft ? tr("Go on with the lesson") : tr("Learn in %n minute(s)", nullptr, lessonMinutes(info->id))},
        [this, game, state](int answer) {
            Settings::LessonState asked = state;
            asked.offered = true;
            window_.library().settings().setLesson(game, asked);
            if (answer == 1)
                showLesson(game);
            else
                begin(game);
        });
}

/// Starts a game of the person's. One that can be played for credits asks once whether it is.
void GameStarter::begin(const QString& game)
{
    const auto terms = creditTermsOf(game.toStdString());
    if (!terms || window_.library().settings().playsForCredits(game)) {
        beginSetUp(usualSetup(*findGame(game.toStdString()), window_.library().settings(), false));
        return;
    }
    ask(&window_, tr("Free play or for credits?"),
        tr("For credits you begin with a starter's deck and %1, wager on each match, and win and buy cards. In free play "
           "you have every card. It is no real money, and you can change your mind at any time.")
            .arg(creditsText(terms->credits)),
        {tr("Free play"), tr("For credits")}, [this, game](int answer) {
            window_.library().settings().setPlaysForCredits(game, answer == 1);
            begin(game);
        });
}

void GameStarter::beginSetUp(const Setup& setup)
{
    const auto terms = creditTermsOf(setup.game);
    const bool isForCredits =
        terms && window_.library().settings().playsForCredits(QString::fromStdString(setup.game)).value_or(false);
    if (isForCredits && opponentIn(*terms, setup.seats))
        openPurse(setup, PurseSheet::Part::Match);
    else
        start(setup);
}

void GameStarter::openPurse(const Setup& setup, PurseSheet::Part part)
{
    const GameInfo* info = findGame(setup.game);
    const GameTable* table = findTable(setup.game);
    const auto terms = creditTermsOf(setup.game);
    if (!info || !table || !terms || window_.findChild<PurseSheet*>())
        return;
    const QString game = QString::fromStdString(setup.game);
    auto* sheet =
        new PurseSheet({*info, *table, *terms, setup, window_.windowStyle(), namingOf(window_.library().settings())},
                       purseOf(window_.library().history(), game, *terms), &window_);
    connect(sheet, &PurseSheet::matchWanted, this, [this, game](const Setup& chosen, int wager) {
        window_.library().settings().setPlaysForCredits(game, true);
        startForCredits(chosen, wager);
    });
    connect(sheet, &PurseSheet::freePlayWanted, this, [this, game](const Setup& chosen) {
        window_.library().settings().setPlaysForCredits(game, false);
        start(chosen);
    });
    sheet->openAt(part);
}

void GameStarter::showAccount(const QString& game)
{
    openPurse(usualSetup(*findGame(game.toStdString()), window_.library().settings(), false), PurseSheet::Part::Account);
}

/// Puts up the wager for a new match and opens its table. The match is claimed before, so that no other window takes its
/// wager for that of a match that never began.
void GameStarter::startForCredits(const Setup& setup, int wager)
{
    const GameInfo* info = findGame(setup.game);
    const auto terms = creditTermsOf(setup.game);
    const CreditOpponent* opponent = terms ? opponentIn(*terms, setup.seats) : nullptr;
    if (!info || !opponent)
        return start(setup);
    Purse purse = purseOf(window_.library().history(), QString::fromStdString(setup.game), *terms);
    const QString id = SavedGames::newId();
    Stake stake{0, terms->cards};
    QString problem;
    if (const auto account = purse.account(); !account) { // the match goes on, for honour and with the starter's cards
        problem = translated(account.error());
    } else {
        window_.library().saved().claim(id);
        const int amount = std::min(wager, highestWager(*opponent, *account));
        const auto placed = purse.wager(id, QString::fromStdString(opponent->bot), amount, opponent->credits);
        if (!placed) {
            window_.library().saved().release(id);
            return window_.say(tr("The match does not begin: %1").arg(translated(placed.error())));
        }
        stake = {amount, placed->cards};
        problem = account->notice;
    }
    Opening opening;
    opening.file.record = startRecord(*info, setup);
    opening.place.savedId = id;
    opening.sitting = setup.sitting;
    opening.place.stake = std::move(stake);
    window_.showTable(std::move(opening));
    if (!problem.isEmpty())
        window_.say(sentence(problem));
}

void GameStarter::showLesson(const QString& game)
{
    const auto lesson = lessonOf(game.toStdString());
    if (!lesson) {
        window_.say(translated(lesson.error()));
        return;
    }
    const int left = window_.library().settings().lesson(game).stop;
    showLessonAt(std::make_shared<const Lesson>(*lesson), left < std::ssize(lesson->stops) ? left : 0);
}

void GameStarter::showLessonAt(const std::shared_ptr<const Lesson>& lesson, int stop)
{
    Opening opening;
    opening.file.record = lesson->recordAt(lesson->stops[static_cast<std::size_t>(stop)]);
    opening.makeMode = [this, lesson, stop](const TableContext& context) {
        auto mode = std::make_unique<LessonMode>(lesson, stop, context, window_.library().settings());
        connect(
            mode.get(), &LessonMode::stopWanted, this, [this, lesson](int next) { showLessonAt(lesson, next); },
            Qt::QueuedConnection);
        connect(
            mode.get(), &LessonMode::gameWanted, this, [this, lesson] { start(firstSetup(*findGame(lesson->game))); },
            Qt::QueuedConnection);
        return mode;
    };
    window_.showTable(std::move(opening));
}

} // namespace parlour
