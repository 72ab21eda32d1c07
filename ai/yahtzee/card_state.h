// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What of a card the rest of its game depends on, and what the 252 rolls yield on it. For solvers; the rules of boxes,
// points and jokers are the engine's.
#pragma once

#include "ai/yahtzee/dice_sets.h"

namespace parlour::yahtzee {

/// A state between turns.
struct CardState {
    BoxSet filled;
    std::int8_t upper = 0; ///< the upper boxes' total, at most kUpperGoal
    bool fifty = false; ///< the Yahtzee box holds 50, so that further ones earn their bonus

    bool operator==(const CardState&) const = default;
};

inline constexpr int kUpperTotals = kUpperGoal + 1;
/// Sets of boxes, with and without `fifty`: numbers below this.
inline constexpr int kBoxStates = 2 << kBoxes;

constexpr CardState cardStateOf(const Card& card)
{
    return {card.filled, static_cast<std::int8_t>(std::min(card.upperTotal(), kUpperGoal)),
            card.in(Box::Yahtzee) == kYahtzeePoints};
}

/// The upper bonus that it has earned.
constexpr int bonusOf(const CardState& state)
{
    return state.upper == kUpperGoal ? kUpperBonus : 0;
}

/// A number for the filled boxes and `fifty`.
constexpr std::size_t boxStateOf(BoxSet filled, bool fifty)
{
    return filled.bits() | (fifty ? 1U << kBoxes : 0U);
}

/// A number for the whole state.
constexpr std::size_t numberOf(const CardState& state)
{
    return boxStateOf(state.filled, state.fifty) * kUpperTotals + static_cast<std::size_t>(state.upper);
}

/// What the state becomes when `points` are scoredPoints into a free box.
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

/// The same of another player's card.
constexpr CardState cardStateOf(const OpenCard& card)
{
    return {card.filled, static_cast<std::int8_t>(std::min<int>(card.upperTotal, kUpperGoal)), card.fifty};
}

/// A card that the rules treat as any other of this state: only the joker rule looks at points, in the Yahtzee box.
constexpr Card cardOf(BoxSet filled, bool fifty)
{
    Card card;
    card.filled = filled;
    if (fifty)
        card.points[static_cast<std::size_t>(Box::Yahtzee)] = kYahtzeePoints;
    return card;
}

/// What a roll brings when it is scoredPoints into a box.
struct ScoredPoints {
    int points = 0;
    int bonus = 0; ///< 0 or 100: the Yahtzee bonus
};
/// The box is free and allowed.
ScoredPoints scoredPoints(const CardState& state, Box box, DiceSet roll);

/// The points that the upper boxes of `boxes` bring at most.
constexpr int mostUpper(BoxSet boxes)
{
    int most = 0;
    for (const Box box : boxes& BoxSet::upper())
        most += kDice * (static_cast<int>(box) + 1);
    return most;
}

/// What rolls yield in boxes, jokers aside, by the number of the roll less kFirstRoll.
struct RollPoints {
    std::array<std::array<std::uint8_t, kRollSets>, kBoxes> in{};
};
const RollPoints& rollPoints();

/// The roll of five dice of a face from 1 to 6.
DiceSet fiveAlike(int face);

} // namespace parlour::yahtzee
