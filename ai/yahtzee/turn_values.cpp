// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/turn_values.h"

#include <numeric>

namespace parlour::yahtzee {

Dice diceAt(const Dice& dice, const Positions& positions)
{
    Dice out;
    for (const std::uint8_t at : positions)
        out.push_back(dice[at]);
    return out;
}

const TurnValue& TurnValues::holding(const Dice& held, int rolls)
{
    Faces faces{};
    for (const Die die : held)
        ++faces[die - 1U];
    // Holding all five uses up the roll.
    return valueOf(faces, rolls);
}

int TurnValues::scoring(Box box, const Dice& dice) const
{
    Card after = card_;
    after.filled.add(box);
    after.points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(pointsIn(card_, box, dice));
    if (earnsYahtzeeBonus(card_, dice))
        ++after.yahtzeeBonuses;
    return after.total() - card_.total();
}

/// Fewer than five dice: the mean over the faces of one more die. Five dice: the best box, or the best hold if a roll is
/// left.
const TurnValue& TurnValues::valueOf(const Faces& faces, int rolls)
{
    const auto known = known_.find({faces, rolls});
    if (known != known_.end())
        return known->second;
    TurnValue value;
    if (std::accumulate(faces.begin(), faces.end(), 0) < kDice) {
        for (std::size_t face = 0; face < faces.size(); ++face) {
            Faces more = faces;
            ++more[face];
            const TurnValue& one = valueOf(more, rolls);
            value.points += one.points / kFaces;
            for (std::size_t box = 0; box < kBoxes; ++box)
                value.from[box] += one.from[box] / kFaces;
        }
    } else {
        Dice dice;
        for (std::size_t face = 0; face < faces.size(); ++face)
            for (int i = 0; i < faces[face]; ++i)
                dice.push_back(static_cast<Die>(face + 1));
        value = rolls == 0 ? bestBox(dice) : bestHold(dice, rolls);
    }
    return known_.emplace(std::pair(faces, rolls), value).first->second;
}

TurnValue TurnValues::bestBox(const Dice& dice) const
{
    TurnValue best;
    best.points = -1;
    for (const Box box : allowedBoxes(joker_, card_, dice))
        if (const int points = scoring(box, dice); points > best.points) {
            best = {static_cast<double>(points), {}};
            best.from[static_cast<std::size_t>(box)] = points;
        }
    return best;
}

TurnValue TurnValues::bestHold(const Dice& dice, int rolls)
{
    // Holding all is at least as good as scoring at once.
    TurnValue best;
    best.points = -1;
    for (unsigned stays = 0; stays < 1U << kDice; ++stays) {
        Dice held;
        for (unsigned at = 0; at < kDice; ++at)
            if ((stays >> at & 1U) != 0)
                held.push_back(dice[at]);
        if (const TurnValue& value = holding(held, rolls - 1); value.points > best.points)
            best = value;
    }
    return best;
}

} // namespace parlour::yahtzee
