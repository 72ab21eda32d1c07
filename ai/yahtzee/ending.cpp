// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/ending.h"

#include "ai/yahtzee/simd_turn.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace parlour::yahtzee {

namespace {

/// Merges equivalent states: upper totals from which the bonus is out of reach become 0.
CardState canonical(CardState state)
{
    if (state.upper + mostUpper(BoxSet::all() - state.filled) < kUpperGoal)
        state.upper = 0;
    return state;
}

/// An upper bound of the points to come, with the upper bonus unless it is out of reach.
int mostToCome(const CardState& state)
{
    const BoxSet free = BoxSet::all() - state.filled;
    int most = state.upper + mostUpper(free) >= kUpperGoal ? kUpperBonus : 0;
    for (const Box box : free) {
        const auto& points = pointIndex().points[static_cast<std::size_t>(box)];
        most += *std::max_element(points.begin(), points.end());
    }
    const bool mayEarnBonuses = state.fifty || free.has(Box::Yahtzee);
    return most + (mayEarnBonuses ? kYahtzeeBonus * free.size() : 0);
}

} // namespace

Ending::Pair& Ending::pairOf(const CardState& mine, const CardState& theirs)
{
    const CardState a = canonical(mine), b = canonical(theirs);
    const std::uint64_t number = static_cast<std::uint64_t>(numberOf(a)) << 32 | numberOf(b);
    const auto [found, isNew] = pairs_.try_emplace(number);
    Pair& pair = found->second;
    if (isNew) {
        pair = {a, b, bonusOf(b) - mostToCome(a), mostToCome(b) - bonusOf(a), {}};
        const auto blocks = static_cast<std::size_t>(pair.last - pair.first) / kLanes + 1;
        pair.values.resize(blocks * kLanes, std::numeric_limits<double>::quiet_NaN());
    }
    return pair;
}

/// The opponent's turn after `points` were scored in a box.
Ending::Pair& Ending::following(const Pair& pair, Box box, int points)
{
    return pairOf(pair.theirs, after(pair.mine, box, points));
}

double Ending::valueOf(Pair& pair, int lead)
{
    const bool isWon = lead > pair.last;
    if (isWon || lead < pair.first)
        return (isWon ? 1 : 0) + pointWeight_ * (lead + game_.withBonus(pair.mine) - game_.withBonus(pair.theirs));
    if (pair.mine.filled == BoxSet::all())
        return 0.5; // the only undecided lead of full cards
    const auto at = static_cast<std::size_t>(lead - pair.first);
    if (std::isnan(pair.values[at]))
        solveBlock(pair, pair.first + static_cast<int>(at / kLanes * kLanes));
    return pair.values[at];
}

/// Calculates a block of leads from `begin` in parallel lanes.
void Ending::solveBlock(Pair& pair, int begin)
{
    // Successors are calculated first: doing so inside the turn would need a deep stack.
    forEachOutcome(game_.joker(), pair.mine, [&](Box box, int points, int bonus) {
        Pair& next = following(pair, box, points);
        for (int i = 0; i < static_cast<int>(kLanes); ++i)
            valueOf(next, -(begin + i + points + bonus));
    });
    const auto worth = [&](Box box, int points, int bonus) {
        Pair& next = following(pair, box, points);
        Lanes<1> lanes;
        for (std::size_t i = 0; i < kLanes; ++i)
            lanes.of[0][i] = 1 - valueOf(next, -(begin + static_cast<int>(i) + points + bonus));
        return lanes;
    };
    const Lanes<1> values = turnValues<1>(game_.joker(), pair.mine.filled, pair.mine.fifty, worth);
    std::copy(values.of[0].begin(), values.of[0].end(), pair.values.begin() + (begin - pair.first));
}

Turn Ending::turn(const OpenPosition& position)
{
    if (pairs_.size() > kKept)
        pairs_.clear();
    const Pair now{position.mine, position.theirs, 0, 0, {}};
    return Turn(game_.joker(), position.mine, [&](Box box, int points, int bonus) {
        return 1 - valueOf(following(now, box, points), -(position.lead + points + bonus));
    });
}

} // namespace parlour::yahtzee
