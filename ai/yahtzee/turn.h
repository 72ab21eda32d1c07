// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One turn, solved by backward induction: the values of all boxes and holds, given the values of the ways to end the turn.
// Values are points or shares of the win. Knows a card state and dice, no State.
#pragma once

#include "ai/yahtzee/card_state.h"
#include "engine/yahtzee/yahtzee.h"

#include <limits>
#include <vector>

namespace parlour::yahtzee {

class Turn {
public:
    /// `worth(box, points, bonus)` returns the value of scoring `points` in a free box with a Yahtzee bonus of 0 or 100
    /// points. Called once per way to end the turn.
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

    /// The value before the first roll.
    double value() const { return value_; }
    /// The value of scoring a roll in a box; kNotAllowed if the rules forbid it.
    double scoring(DiceSet roll, Box box) const
    {
        return worth_[static_cast<std::size_t>(box)][static_cast<std::size_t>(roll - kFirstRoll)];
    }
    /// The value of holding dice at stage 0 or 1 and rolling the others; all five may be held.
    double holding(int stage, DiceSet held) const { return holding_[static_cast<std::size_t>(stage)][held]; }
    /// The best box for a roll; ties go to the first.
    Box bestBox(DiceSet roll) const { return bestBox_[static_cast<std::size_t>(roll - kFirstRoll)]; }
    /// The best set to hold of a roll at stage 0 or 1; the roll itself if scoring it at once is best.
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

/// Returns the probability that each roll, by its index less kFirstRoll, is the final one, after holding these dice at a
/// stage (-1: before the first roll) and then playing the best actions of `turn`.
std::array<double, kRollSets> finalRolls(const Turn& turn, int stage, DiceSet held);

/// Returns the value of each legal action in this turn, in the order of `legal`.
std::vector<double> valuesOf(const Turn& turn, const View& view, const ActionList<Yahtzee>& legal);
/// Returns the best action for a View with a roll; scores if no further roll is better.
Action bestAction(const Turn& turn, const View& view);

} // namespace parlour::yahtzee
