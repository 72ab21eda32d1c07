// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One turn, worked out backwards: what each box and each hold is worth, given what it is worth to end the turn in each way.
// The worth may be points or a chance to win. For solvers and players; knows a state and dice, no State.
#pragma once

#include "ai/yahtzee/card_state.h"
#include "engine/yahtzee/yahtzee.h"

#include <limits>
#include <vector>

namespace parlour::yahtzee {

class Turn {
public:
    /// `worth(box, points, bonus)`: what it is worth to write `points` into a free box, with a Yahtzee bonus of 0 or 100
    /// points besides. Called once for each way that there is.
    template <class Worth>
    Turn(Joker joker, const CardState& state, Worth worth)
    {
        for (auto& each : worth_)
            each.fill(kNotAllowed);
        const BoxSet free = BoxSet::all() - state.filled;
        for (const Box box : free)
            fillBox(box, worth);
        if (state.filled.has(Box::Yahtzee))
            for (int face = 1; face <= kFaces; ++face)
                fillJokers(joker, cardOf(state.filled, state.fifty), face, worth);
        solve(free);
    }

    /// On average, before the first roll.
    double value() const { return value_; }
    /// Writing a roll into a box; kNotAllowed where the rules forbid it.
    double scoring(DiceSet roll, Box box) const
    {
        return worth_[static_cast<std::size_t>(box)][static_cast<std::size_t>(roll - kFirstRoll)];
    }
    /// Holding dice at stage 0 or 1 and rolling the others; all five may be held.
    double holding(int stage, DiceSet held) const { return holding_[static_cast<std::size_t>(stage)][held]; }
    /// The best box for a roll; of equal ones the first.
    Box bestBox(DiceSet roll) const { return bestBox_[static_cast<std::size_t>(roll - kFirstRoll)]; }
    /// What is best held of a roll at stage 0 or 1. The roll itself: nothing is better than its best box at once.
    DiceSet bestHold(int stage, DiceSet roll) const
    {
        return bestHold_[static_cast<std::size_t>(stage)][static_cast<std::size_t>(roll - kFirstRoll)];
    }

    static constexpr double kNotAllowed = -std::numeric_limits<double>::infinity();

private:
    template <class Worth>
    void fillBox(Box box, Worth& worth)
    {
        std::array<double, kYahtzeePoints + 1> known;
        known.fill(kNotAllowed);
        const auto& points = rollPoints().in[static_cast<std::size_t>(box)];
        auto& out = worth_[static_cast<std::size_t>(box)];
        for (std::size_t roll = 0; roll < kRollSets; ++roll) {
            double& each = known[points[roll]];
            if (each == kNotAllowed)
                each = worth(box, int{points[roll]}, 0);
            out[roll] = each;
        }
    }
    template <class Worth>
    void fillJokers(Joker joker, const Card& card, int face, Worth& worth)
    {
        const DiceSet roll = fiveAlike(face);
        const Dice dice = diceOf(roll);
        const int bonus = earnsYahtzeeBonus(card, dice) ? kYahtzeeBonus : 0;
        for (auto& each : worth_)
            each[static_cast<std::size_t>(roll - kFirstRoll)] = kNotAllowed;
        for (const Box box : allowedBoxes(joker, card, dice))
            worth_[static_cast<std::size_t>(box)][static_cast<std::size_t>(roll - kFirstRoll)] =
                worth(box, pointsIn(card, box, dice), bonus);
    }
    void solve(BoxSet free);

    std::array<std::array<double, kRollSets>, kBoxes> worth_; ///< by box and roll
    std::array<std::array<double, kDiceSets>, kRolls - 1> holding_; ///< by stage and set
    std::array<Box, kRollSets> bestBox_;
    std::array<std::array<DiceSet, kRollSets>, kRolls - 1> bestHold_; ///< by stage and roll
    double value_ = 0;
};

/// How likely each roll, by its number less kFirstRoll, is the one that is scoredPoints when these dice are held at a stage
/// (-1: none before the first roll) and the turn is played as well as can be.
std::array<double, kRollSets> finalRolls(const Turn& turn, int stage, DiceSet held);

/// What each legal action is worth in this turn, in the order of `legal`.
std::vector<double> valuesOf(const Turn& turn, const View& view, const ActionList<Yahtzee>& legal);
/// The best action of a View with a roll: a hold, or a box where no roll makes it better.
Action bestAction(const Turn& turn, const View& view);

} // namespace parlour::yahtzee
