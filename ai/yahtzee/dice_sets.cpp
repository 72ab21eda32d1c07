// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/dice_sets.h"

namespace parlour::yahtzee {

constinit const DiceSetTables kSets = makeDiceSetTables();

Positions positionsOf(DiceSet set, const Dice& dice)
{
    auto missing = kSets.counts[set];
    Positions positions;
    for (std::uint8_t at = 0; at < kDice; ++at)
        if (missing[dice[at] - 1U] > 0) {
            --missing[dice[at] - 1U];
            positions.push_back(at);
        }
    return positions;
}

Dice diceOf(DiceSet set)
{
    Dice dice;
    for (int face = 1; face <= kFaces; ++face)
        for (int count = kSets.counts[set][static_cast<std::size_t>(face - 1)]; count > 0; --count)
            dice.push_back(static_cast<Die>(face));
    return dice;
}

} // namespace parlour::yahtzee
