// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab habits: how often bots show the habits of a game (ai/core/habits.h) when they play each other.
#include "ai/core/game_bots.h"
#include "app/bots/bot_source.h"
#include "app/lab/lab_verbs.h"
#include "app/lab/played_record.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/arena/format.h"
#include "engine/base/tokens.h"
#include "engine/core/play_out.h"
#include "engine/game_list.h"

#include <QJsonArray>

#include <cstdio>

namespace parlour::cli {

namespace {

struct HabitsOptions {
    std::string game;
    std::string bots;
    int matches = 60;
    std::uint64_t seed = 1;
    bool json = false;
};

/// The decisions of a bot with an occasion for a habit, and those that show it.
struct HabitCount {
    int occasions = 0;
    int shown = 0;
};

/// The counts of one habit, by bot.
struct HabitRow {
    std::string id;
    std::string what;
    std::vector<HabitCount> counts;
};

/// Plays the matches on this thread.
template <class G>
std::vector<HabitRow> countHabits(const std::vector<std::string>& names, const HabitsOptions& options,
                                  const stop_token& stop)
{
    const auto rules = *G::parseRules({});
    const auto habitsOfGame = habitsOf<G>();
    std::vector<HabitRow> rows;
    for (const Habit<G>& habit : habitsOfGame)
        rows.push_back({std::string(habit.id), std::string(habit.what), std::vector<HabitCount>(names.size())});
    const auto seats = static_cast<std::size_t>(G::seats(rules));
    const Resources resources;
    std::vector<std::unique_ptr<Bot<G>>> players; // one for each bot and seat
    for (const std::string& name : names)
        for (std::size_t seat = 0; seat < seats; ++seat)
            players.push_back(take(makeBotByName<G>(name, resources), "--bots"));
    ProgressLine progress(options.matches);
    for (int number = 0; number < options.matches && !stop.stop_requested(); ++number) {
        const auto at = static_cast<std::size_t>(number);
        const auto botIn = [&](std::size_t seat) { return seatedBot(names.size(), seat, at); };
        BotSeats<G> seated{};
        for (std::size_t seat = 0; seat < seats; ++seat)
            seated[seat] = players[botIn(seat) * seats + seat].get();
        Match<G> match(rules, dealSeed(options.seed, static_cast<std::int64_t>(at / names.size())));
        const auto count = [&](Seat who, const auto& step) {
            if constexpr (std::is_same_v<std::decay_t<decltype(step)>, typename G::Action>) {
                const auto view = match.look(who);
                for (std::size_t i = 0; i < rows.size(); ++i)
                    if (const auto shown = habitsOfGame[i].shown(view, step)) {
                        HabitCount& found = rows[i].counts[botIn(static_cast<std::size_t>(who))];
                        ++found.occasions;
                        found.shown += *shown ? 1 : 0;
                    }
            }
        };
        playOut(match, seated, count, 0, stop);
        progress.show(number + 1);
    }
    return rows;
}

void printHabits(const std::vector<std::string>& names, const std::vector<HabitRow>& rows)
{
    for (const HabitRow& row : rows) {
        std::printf("%s\n", row.what.c_str());
        for (std::size_t bot = 0; bot < names.size(); ++bot) {
            const HabitCount& count = row.counts[bot];
            if (count.occasions == 0)
                std::printf("  %-32s no occasion\n", names[bot].c_str());
            else
                std::printf("  %-32s %6.1f %% of %d\n", names[bot].c_str(), 100.0 * count.shown / count.occasions,
                            count.occasions);
        }
    }
}

QJsonObject habitsJson(const HabitsOptions& options, const std::vector<std::string>& names,
                       const std::vector<HabitRow>& rows)
{
    QJsonArray bots;
    for (std::size_t bot = 0; bot < names.size(); ++bot) {
        QJsonObject counts;
        for (const HabitRow& row : rows)
            counts[QString::fromStdString(row.id)] =
                QJsonObject{{"occasions", row.counts[bot].occasions}, {"shown", row.counts[bot].shown}};
        bots.append(QJsonObject{{"bot", QString::fromStdString(names[bot])}, {"habits", counts}});
    }
    return {{"game", QString::fromStdString(options.game)},
            {"seed", QString::fromStdString(seedText(options.seed))},
            {"matches", options.matches},
            {"bots", bots}};
}

int measureHabits(const HabitsOptions& options)
{
    takeGame(options.game);
    const std::vector<std::string> names = takeBots(options.bots, options.game);
    const StopOnInterrupt interrupt;
    std::vector<HabitRow> rows;
    withGame(options.game, [&]<class G>() { rows = countHabits<G>(names, options, interrupt.token()); });
    if (options.json)
        printJson(habitsJson(options, names, rows));
    else
        printHabits(names, rows);
    return interrupt.token().stop_requested() ? kNo : kDone;
}

} // namespace

void addHabits(Verb& program)
{
    Verb verb = program.add("habits", "How often bots do what nobody who knows the game does");
    auto options = std::make_shared<HabitsOptions>();
    verb.required("GAME", options->game, "Which game, as listed by \"parlour-cli games\"");
    verb.required("--bots", options->bots, "The ids of the bots that play each other; one plays itself");
    verb.option("--matches", options->matches, WholeNumber{1, 1'000'000}, "How many in all; 60 unless given");
    verb.option("--seed", options->seed, takeSeed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return measureHabits(*options); });
}

} // namespace parlour::cli
