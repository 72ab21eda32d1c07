// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_players.h"

#include "app/bots/bot_source.h"
#include "engine/arena/span_player.h"
#include "engine/base/threads.h"
#include "engine/core/text_match.h"
#include "engine/game_list.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <algorithm>
#include <chrono>

namespace parlour {

Field fieldOf(const ContestPlan& plan)
{
    return {plan.game, plan.version, plan.rules, plan.entrants, payoffsOf(plan), 0};
}

std::unique_ptr<AnySpanPlayer> makePlayer(const Field& field, const Resources& resources)
{
    std::unique_ptr<AnySpanPlayer> player;
    withGame(field.game, [&]<class G>() {
        const auto make = [&field, resources](int entrant) -> std::unique_ptr<Bot<G>> {
            auto bot = makeBotByName<G>(field.entrants[static_cast<std::size_t>(entrant)], resources);
            assert(bot); // the plan's names were checked when it was completed
            return *std::move(bot);
        };
        player = std::make_unique<SpanPlayer<G>>(field, make);
    });
    return player;
}

std::optional<double> measuredSecondsPerMatch(const ContestPlan& plan, const stop_token& stop)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::size_t kMeasured = 12; // pairings, spread over all of them
    constexpr auto kTime = std::chrono::milliseconds(20); // of a pairing
    if (!isRepeatable(plan))
        return std::nullopt;
    const Field field = fieldOf(plan);
    const Resources resources;
    const auto player = makePlayer(field, resources);
    const Progress progress = progressOf(plan);
    const std::size_t all = progress.pairings().size(), measured = std::min(all, kMeasured);
    const std::vector<bool> disqualified(plan.entrants.size(), false);
    double seconds = 0;
    for (std::size_t i = 0; i < measured; ++i) {
        const auto at = i * all / measured;
        const SeatingPlan seating = progress.seating(static_cast<int>(at));
        Span span{static_cast<int>(at), 0, progress.pairings()[at].matches};
        const auto play = [&](const std::function<bool()>& enough) {
            const std::int64_t count =
                player->play(progress.pairings()[at], seating, span, disqualified, enough, stop).span.count;
            span.first += count;
            span.count -= count;
            return count;
        };
        play([] { return true; }); // loads the tables of its bots
        const auto begin = Clock::now();
        const std::int64_t count = span.count > 0 ? play([&] { return Clock::now() - begin > kTime; }) : 0;
        if (count == 0)
            return std::nullopt;
        seconds += std::chrono::duration<double>(Clock::now() - begin).count() / static_cast<double>(count);
    }
    return seconds / static_cast<double>(measured * static_cast<std::size_t>(machineThreads()));
}

Expected<void> checkPrograms(const ContestPlan& plan, const Progress& progress)
{
    std::vector<std::string> names;
    for (int i = 0; i < static_cast<int>(plan.entrants.size()); ++i)
        if (i >= progress.shape().entrants || !progress.isDisqualified(i))
            names.push_back(plan.entrants[static_cast<std::size_t>(i)]);
    return checkBots(names, plan.game);
}

std::optional<Results> resultsOf(const Record& record)
{
    const Replay played = replay(findGame(record.game), record);
    if (!played.sound || !record.result)
        return std::nullopt;
    Results results(played.match->seats());
    withGame(record.game, [&]<class G>() {
        const Match<G>& match = static_cast<const TextMatch<G>&>(*played.match).typed();
        results.add({match.winners(), match.forfeiter() >= 0});
        if constexpr (HasExtraScore<G>)
            for (Seat seat = 0; seat < match.seats(); ++seat)
                results.addExtra(static_cast<int>(G::extraScore(match.look(seat), seat)));
    });
    return results;
}

} // namespace parlour
