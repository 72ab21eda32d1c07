// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/card_state.h"

namespace parlour::yahtzee {

const RollPoints& rollPoints()
{
    static const RollPoints all = [] {
        RollPoints points;
        for (std::size_t roll = 0; roll < kRollSets; ++roll) {
            const Dice dice = diceOf(static_cast<DiceSet>(kFirstRoll + roll));
            for (const Box box : BoxSet::all())
                points.in[static_cast<std::size_t>(box)][roll] = static_cast<std::uint8_t>(pointsIn({}, box, dice));
        }
        return points;
    }();
    return all;
}

ScoredPoints scoredPoints(const CardState& state, Box box, DiceSet roll)
{
    if (kSets.fewerCount[roll] > 1 || !state.filled.has(Box::Yahtzee)) // not five alike, or no joker
        return {rollPoints().in[static_cast<std::size_t>(box)][static_cast<std::size_t>(roll - kFirstRoll)], 0};
    const Card card = cardOf(state.filled, state.fifty);
    const Dice dice = diceOf(roll);
    return {pointsIn(card, box, dice), earnsYahtzeeBonus(card, dice) ? kYahtzeeBonus : 0};
}

DiceSet fiveAlike(int face)
{
    const auto die = static_cast<Die>(face);
    return diceSetOf({die, die, die, die, die});
}

} // namespace parlour::yahtzee
