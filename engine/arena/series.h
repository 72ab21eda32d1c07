// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A series: one pairing played on several threads, without a contest's plan and file. Called by the command line, benches
// and tests. Knows bots only as factories, and no concrete game.
//
// Its matches are those of the first pairing of a contest with the same seed (SeatingPlan, SpanPlayer, Totals), so the
// result is the same for any number of threads.
#pragma once

#include "engine/arena/pool.h"
#include "engine/arena/span_player.h"
#include "engine/arena/standings.h"
#include "engine/base/stop.h"

namespace parlour {

template <class G>
using BotFactory = std::function<std::unique_ptr<Bot<G>>()>;

template <class G>
struct SeriesPlan {
    typename G::Rules rules;
    std::vector<BotFactory<G>> entrants; ///< one for each seat of the rules; called once per thread
    std::uint64_t seed = 0;
    std::uint64_t salt = 0; ///< seeds guests' random numbers
    std::int64_t matches = 0; ///< at least 1
    int threads = machineThreads();
};

struct SeriesResult {
    Totals totals;
    std::vector<TableRow> rows; ///< by entrant
    /// The first kFaultsOfSeries of each entrant (TableRow::faults counts all), in the order of matches.
    std::vector<EntrantFault> faults;
    std::int64_t matches() const { return totals.matches; }
};

/// The number of faults kept of each entrant.
inline constexpr int kFaultsOfSeries = 3;

using MakeSpanPlayer = std::function<std::unique_ptr<AnySpanPlayer>()>;

/// Plays a series of any game with `seats` entrants; `makePlayer` is called once per thread.
SeriesResult playSeries(int seats, std::uint64_t seed, std::int64_t matches, int threads, const MakeSpanPlayer& makePlayer,
                        const stop_token& stop, const std::function<void(std::int64_t)>& onDone);

/// Plays a series. The calling thread calls `onDone` with the number of matches played so far. A stop abandons the running
/// deals; the result holds those played to their end, on one thread exactly those of a shorter series.
template <Game G>
SeriesResult playSeries(const SeriesPlan<G>& plan, const stop_token& stop = {},
                        const std::function<void(std::int64_t)>& onDone = {})
{
    const RuleMap rules = G::rulesMap(plan.rules);
    const Field field{std::string(G::kId), G::kVersion, rules, std::vector<std::string>(plan.entrants.size()),
                      payoffsOf<G>(rules), plan.salt};
    const auto makeBot = [&plan](int entrant) { return plan.entrants[static_cast<std::size_t>(entrant)](); };
    const auto makePlayer = [&] { return std::make_unique<SpanPlayer<G>>(field, makeBot); };
    return playSeries(static_cast<int>(plan.entrants.size()), plan.seed, plan.matches, plan.threads, makePlayer, stop,
                      onDone);
}

} // namespace parlour
