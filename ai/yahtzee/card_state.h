// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a card on which the rest of its game depends, and the points of the 252 rolls on it. For solvers; the engine
// has the rules of boxes, points and jokers.
#pragma once

#include "ai/yahtzee/dice_sets.h"

namespace parlour::yahtzee {

/// The state of a card between turns.
struct CardState {
    BoxSet filled;
    std::int8_t upper = 0; ///< total of the upper boxes, capped at kUpperGoal
    bool fifty = false; ///< the Yahtzee box holds 50, so further Yahtzees earn a bonus

    bool operator==(const CardState&) const = default;
};

inline constexpr int kUpperTotals = kUpperGoal + 1;
/// The number of box states: sets of filled boxes, with and without `fifty`.
inline constexpr int kBoxStates = 2 << kBoxes;

constexpr CardState cardStateOf(const Card& card)
{
    return {card.filled, static_cast<std::int8_t>(std::min(card.upperTotal(), kUpperGoal)),
            card.in(Box::Yahtzee) == kYahtzeePoints};
}

/// The upper bonus already earned.
constexpr int bonusOf(const CardState& state)
{
    return state.upper == kUpperGoal ? kUpperBonus : 0;
}

/// The index of a box state, below kBoxStates.
constexpr std::size_t boxStateOf(BoxSet filled, bool fifty)
{
    return filled.bits() | (fifty ? 1U << kBoxes : 0U);
}

/// The index of a card state.
constexpr std::size_t numberOf(const CardState& state)
{
    return boxStateOf(state.filled, state.fifty) * kUpperTotals + static_cast<std::size_t>(state.upper);
}

/// The state after scoring `points` in a free box.
constexpr CardState after(const CardState& state, Box box, int points)
{
    CardState next = state;
    next.filled.add(box);
    if (BoxSet::upper().has(box))
        next.upper = static_cast<std::int8_t>(std::min(state.upper + points, kUpperGoal));
    if (box == Box::Yahtzee)
        next.fifty = points == kYahtzeePoints;
    return next;
}

/// The state of another player's open card.
constexpr CardState cardStateOf(const OpenCard& card)
{
    return {card.filled, static_cast<std::int8_t>(std::min<int>(card.upperTotal, kUpperGoal)), card.fifty};
}

/// A card that is equivalent under the rules: only the joker rule reads points, in the Yahtzee box.
constexpr Card cardOf(BoxSet filled, bool fifty)
{
    Card card;
    card.filled = filled;
    if (fifty)
        card.points[static_cast<std::size_t>(Box::Yahtzee)] = kYahtzeePoints;
    return card;
}

/// The points of a roll in a box.
struct ScoredPoints {
    int points = 0;
    int bonus = 0; ///< 0 or 100: the Yahtzee bonus
};
/// The box must be free and allowed.
ScoredPoints scoredPoints(const CardState& state, Box box, DiceSet roll);

/// The maximum points of the upper boxes in `boxes`.
constexpr int mostUpper(BoxSet boxes)
{
    int most = 0;
    for (const Box box : boxes& BoxSet::upper())
        most += kDice * (static_cast<int>(box) + 1);
    return most;
}

/// The points of rolls in boxes, without jokers, by the index of the roll less kFirstRoll.
struct RollPoints {
    std::array<std::array<std::uint8_t, kRollSets>, kBoxes> in{};
};
const RollPoints& rollPoints();

/// The roll of five dice with a face from 1 to 6.
DiceSet fiveAlike(int face);

} // namespace parlour::yahtzee
