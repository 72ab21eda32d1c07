// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/game_starter.h"

#include "app/seating/wagers.h"
#include "app/session/daily_deal.h"
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
    const Settings& settings = window_.library().settings();
    const Settings::LessonState state = settings.lesson(game);
    const GameInfo* info = findGame(game.toStdString());
    const bool isLeft = state.stop > 0;
    if (info && creditTermsOf(info->id) && !settings.playsForCredits(game))
        return openPurse(usualSetup(*info, settings, false), PurseSheet::Part::Match, true);
    if (state.offered || !info || !hasLesson(info->id)
        || (!isLeft && !window_.library().history().recent(1, game).empty())) {
        begin(game);
        return;
    }
    ask(&window_, isLeft ? tr("Go on with the lesson?") : tr("Is %1 new to you?").arg(translated(info->name)),
        isLeft ? tr("You left the lesson of %1 before its end.").arg(translated(info->name))
               : tr("The lesson shows you the game on the table: one sentence at a time, and you make the moves."),
        {tr("Play now"), lessonOffer(game)}, [this, game](int answer) {
            rememberOffer(game);
            if (answer == 1)
                showLesson(game);
            else
                begin(game);
        });
}

/// The text of the button that starts the lesson; empty if there is none.
QString GameStarter::lessonOffer(const QString& game) const
{
    if (!hasLesson(game.toStdString()))
        return {};
    return window_.library().settings().lesson(game).stop > 0
        ? tr("Go on with the lesson")
        : tr("Learn in %n minute(s)", nullptr, lessonMinutes(game.toStdString()));
}

void GameStarter::rememberOffer(const QString& game)
{
    Settings::LessonState asked = window_.library().settings().lesson(game);
    asked.offered = true;
    window_.library().settings().setLesson(game, asked);
}

/// Starts a game of the person's, without a question.
void GameStarter::begin(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    if (!info)
        return;
    const Setup setup = usualSetup(*info, window_.library().settings(), false);
    playsForCredits(setup) ? startForCredits(setup, std::nullopt) : start(setup);
}

void GameStarter::playDeal(const QString& game)
{
    if (const GameInfo* info = findGame(game.toStdString())) {
        const DailyDeal deal = dealOfDay(*info, dealDate());
        start({deal.game, deal.rules, deal.seats, deal.seed});
    }
}

void GameStarter::playAsLast(const QString& game)
{
    if (const GameInfo* info = findGame(game.toStdString()))
        start(lastSetup(*info, window_.library().settings(), false));
}

bool GameStarter::playsForCredits(const Setup& setup) const
{
    const auto terms = creditTermsOf(setup.game);
    return terms && window_.library().settings().playsForCredits(QString::fromStdString(setup.game)).value_or(false)
        && opponentIn(*terms, setup.seats);
}

void GameStarter::beginSetUp(const Setup& setup)
{
    playsForCredits(setup) ? openPurse(setup, PurseSheet::Part::Match) : start(setup);
}

/// Keeps the opponent as that of the next game.
void GameStarter::rememberOpponent(const Setup& setup)
{
    for (const std::string& seat : setup.seats)
        if (const auto level = levelOf(seat))
            window_.library().settings().setLevel(QString::fromStdString(setup.game), std::string(toText(*level)));
}

void GameStarter::openPurse(const Setup& setup, PurseSheet::Part part, bool isFirst)
{
    const GameInfo* info = findGame(setup.game);
    const GameTable* table = findTable(setup.game);
    const auto terms = creditTermsOf(setup.game);
    if (!info || !table || !terms || window_.findChild<PurseSheet*>())
        return;
    const QString game = QString::fromStdString(setup.game);
    Settings& settings = window_.library().settings();
    auto* sheet = new PurseSheet({*info, *table, *terms, setup, window_.windowStyle(), namingOf(settings), settings, isFirst,
                                  isFirst ? lessonOffer(game) : QString()},
                                 purseOf(window_.library().history(), game, *terms), &window_);
    connect(sheet, &PurseSheet::matchWanted, this, [this, game](const Setup& chosen, int wager) {
        rememberOffer(game);
        rememberOpponent(chosen);
        window_.library().settings().setPlaysForCredits(game, true);
        startForCredits(chosen, wager);
    });
    connect(sheet, &PurseSheet::freePlayWanted, this, [this, game](const Setup& chosen) {
        rememberOffer(game);
        rememberOpponent(chosen);
        window_.library().settings().setPlaysForCredits(game, false);
        start(chosen);
    });
    connect(sheet, &PurseSheet::lessonWanted, this, [this, game] {
        rememberOffer(game);
        showLesson(game);
    });
    sheet->openAt(part);
}

void GameStarter::showAccount(const QString& game)
{
    openPurse(usualSetup(*findGame(game.toStdString()), window_.library().settings(), false), PurseSheet::Part::Account);
}

/// Puts up the wager for a new match and opens its table. The match is claimed before, so that no other window takes its
/// wager for that of a match that never began.
void GameStarter::startForCredits(const Setup& setup, std::optional<int> wager)
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
        const int amount = std::min(wager.value_or(usualWager(*opponent, *account)), highestWager(*opponent, *account));
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
