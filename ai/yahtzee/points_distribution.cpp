// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/points_distribution.h"

#include <map>
#include <tuple>

namespace parlour::yahtzee {

namespace {

/// Adds `chance` times the distribution of a rest after gaining `points`.
void mix(std::vector<double>& into, const std::vector<double>& rest, int points, double chance)
{
    const auto from = static_cast<std::size_t>(points);
    into.resize(std::max(into.size(), from + rest.size()));
    for (std::size_t i = 0; i < rest.size(); ++i)
        into[from + i] += chance * rest[i];
}

} // namespace

const std::vector<double>& PointsDistribution::of(const CardState& state)
{
    if (known_.size() > kKept)
        known_.clear();
    return calculate(state);
}

const std::vector<double>& PointsDistribution::calculate(const CardState& state)
{
    const std::size_t number = numberOf(state);
    if (const auto known = known_.find(number); known != known_.end())
        return known->second;
    std::vector<double> chances;
    if (state.filled == BoxSet::all()) {
        mix(chances, {1}, bonusOf(state), 1);
    } else {
        const Turn turn = game_.turn(state);
        const auto ends = finalRolls(turn, -1, 0);
        std::map<std::tuple<Box, int, int>, double> ways; // ways to end the turn
        for (std::size_t i = 0; i < kRollSets; ++i) {
            const auto roll = static_cast<DiceSet>(kFirstRoll + i);
            const Box box = turn.bestBox(roll);
            const auto [points, bonus] = scoredPoints(state, box, roll);
            ways[{box, points, bonus}] += ends[i];
        }
        for (const auto& [way, chance] : ways) {
            const auto [box, points, bonus] = way;
            mix(chances, calculate(after(state, box, points)), points + bonus, chance);
        }
    }
    return known_.emplace(number, std::move(chances)).first->second;
}

} // namespace parlour::yahtzee
