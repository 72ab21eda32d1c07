// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One turn of eight card states with the same filled boxes at once, in loops that compilers vectorise. All sums have a fixed
// order, so results are the same on every machine. For solvers; turn.h has the decisions of a single state.
#pragma once

#include "ai/yahtzee/card_state.h"

#include <vector>

namespace parlour::yahtzee {

constexpr std::size_t kLanes = 8;

/// The mean and optionally the mean square of a value in eight lanes: `of[moment][lane]`.
template <std::size_t Moments>
struct Lanes {
    alignas(64) std::array<std::array<double, kLanes>, Moments> of;
};
/// Values by dice set.
template <std::size_t Moments>
using LaneValues = std::array<Lanes<Moments>, kDiceSets>;

/// Takes the lanes of `other` with a greater mean.
template <std::size_t Moments>
inline void raise(Lanes<Moments>& best, const Lanes<Moments>& other)
{
    for (std::size_t i = 0; i < kLanes; ++i) {
        const bool isHigher = other.of[0][i] > best.of[0][i];
        for (std::size_t m = Moments; m-- > 0;)
            best.of[m][i] = isHigher ? other.of[m][i] : best.of[m][i];
    }
}

/// Adds `points` to each lane.
template <std::size_t Moments>
inline void add(Lanes<Moments>& lanes, double points)
{
    for (std::size_t i = 0; i < kLanes; ++i) {
        if constexpr (Moments == 2)
            lanes.of[1][i] += 2 * points * lanes.of[0][i] + points * points;
        lanes.of[0][i] += points;
    }
}

/// Sets the value of each set of fewer than five dice to the mean over one more die.
template <std::size_t Moments>
void rollTheRest(LaneValues<Moments>& values)
{
    for (std::size_t set = kFirstRoll; set-- > 0;) {
        const auto& with = kSets.with[set];
        for (std::size_t m = 0; m < Moments; ++m) {
            const auto& a = values[with[0]].of[m];
            const auto& b = values[with[1]].of[m];
            const auto& c = values[with[2]].of[m];
            const auto& d = values[with[3]].of[m];
            const auto& e = values[with[4]].of[m];
            const auto& f = values[with[5]].of[m];
            auto& mean = values[set].of[m];
            for (std::size_t i = 0; i < kLanes; ++i)
                mean[i] = (((a[i] + b[i]) + (c[i] + d[i])) + (e[i] + f[i])) * (1.0 / kFaces);
        }
    }
}

/// Sets the value of each set to the best of its subsets, itself included.
template <std::size_t Moments>
void holdTheBest(LaneValues<Moments>& values)
{
    for (std::size_t set = 1; set < kDiceSets; ++set)
        for (std::size_t i = 0; i < kSets.fewerCount[set]; ++i)
            raise(values[set], values[kSets.fewer[set][i]]);
}

template <std::size_t Moments>
Lanes<Moments> meanOfRolls(const LaneValues<Moments>& values)
{
    Lanes<Moments> sum{};
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        for (std::size_t m = 0; m < Moments; ++m)
            for (std::size_t i = 0; i < kLanes; ++i)
                sum.of[m][i] += values[kFirstRoll + roll].of[m][i] * kSets.outcomes[roll];
    for (auto& moment : sum.of)
        for (double& each : moment)
            each /= kOutcomes;
    return sum;
}

/// The distinct points of each box, and their index by roll.
struct PointIndex {
    static constexpr std::size_t kMax = kDice * kFaces + 1;
    std::array<std::array<std::uint8_t, kRollSets>, kBoxes> of{};
    std::array<std::vector<std::uint8_t>, kBoxes> points;

    PointIndex();
};

const PointIndex& pointIndex();

/// Calls `visit(box, points, bonus)` for every way to end a turn.
template <class Visit>
void forEachOutcome(Joker joker, const CardState& state, Visit visit)
{
    for (const Box box : BoxSet::all() - state.filled)
        for (const std::uint8_t points : pointIndex().points[static_cast<std::size_t>(box)])
            visit(box, int{points}, 0);
    const Card card = cardOf(state.filled, state.fifty);
    for (int face = 1; face <= kFaces && state.filled.has(Box::Yahtzee); ++face) {
        const Dice dice = diceOf(fiveAlike(face));
        for (const Box box : allowedBoxes(joker, card, dice))
            visit(box, pointsIn(card, box, dice), earnsYahtzeeBonus(card, dice) ? kYahtzeeBonus : 0);
    }
}

/// Returns the value of a turn before its first roll. `worth(box, points, bonus)` returns the value of scoring `points` in a
/// free box with a Yahtzee bonus of 0 or 100 points. The first moment decides. Called once per way to end the turn, and
/// again for jokers.
template <std::size_t Moments, class Worth>
Lanes<Moments> turnValues(Joker joker, BoxSet filled, bool fifty, Worth worth)
{
    const PointIndex& places = pointIndex();
    struct Choice {
        const std::uint8_t* place;
        std::array<Lanes<Moments>, PointIndex::kMax> worth;
    };
    std::array<Choice, kBoxes> choices;
    std::size_t count = 0;
    for (const Box box : BoxSet::all() - filled) {
        const auto index = static_cast<std::size_t>(box);
        Choice& choice = choices[count++];
        choice.place = places.of[index].data();
        for (std::size_t i = 0; i < places.points[index].size(); ++i)
            choice.worth[i] = worth(box, int{places.points[index][i]}, 0);
    }

    LaneValues<Moments> values;
    for (std::size_t roll = 0; roll < kRollSets; ++roll) {
        Lanes<Moments> best = choices[0].worth[choices[0].place[roll]];
        for (std::size_t i = 1; i < count; ++i)
            raise(best, choices[i].worth[choices[i].place[roll]]);
        values[kFirstRoll + roll] = best;
    }
    const Card card = cardOf(filled, fifty);
    for (int face = 1; face <= kFaces && filled.has(Box::Yahtzee); ++face) { // jokers
        const DiceSet roll = fiveAlike(face);
        const Dice dice = diceOf(roll);
        const BoxSet allowed = allowedBoxes(joker, card, dice);
        const int bonus = earnsYahtzeeBonus(card, dice) ? kYahtzeeBonus : 0;
        Lanes<Moments> best = worth(allowed.first(), pointsIn(card, allowed.first(), dice), bonus);
        for (const Box box : allowed - BoxSet::of(allowed.first()))
            raise(best, worth(box, pointsIn(card, box, dice), bonus));
        values[roll] = best;
    }

    for (int rolls = 1; rolls < kRolls; ++rolls) {
        rollTheRest(values);
        holdTheBest(values);
    }
    return meanOfRolls(values);
}

} // namespace parlour::yahtzee
