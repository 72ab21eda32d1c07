// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tables of how hands change at a table of two by replacements and exchanges, and of the actions that each hand allows.
#pragma once

#include "ai/coup/duel/hands.h"

#include <vector>

namespace parlour::coup {

/// The most actions of a decision: the hands that can be kept in an exchange.
inline constexpr std::size_t kMaxKept = 15;
/// The most hands of a decision, in whole rows: the pools of an exchange.
inline constexpr std::size_t kWidest = 80;
/// The most actions that one hand allows.
inline constexpr std::size_t kMaxChoices = 7;

/// Numbers by hand of the decider, or by pool in an exchange; and those for each action.
using ByHand = std::array<float, kWidest>;
using ByAction = std::array<ByHand, kMaxKept>;

/// A change of the hand `mine` to `result` while the other player holds `theirs`.
struct Transition {
    std::uint8_t mine;
    std::uint8_t theirs;
    std::uint8_t result; ///< a hand; in an exchange, a pool
    float chance;
};
using Transitions = std::vector<Transition>;

/// Replacements of the card that `shown.player` has shown, which is shuffled into the court first.
const Transitions& replacementsOf(const Duel& duel, Shown shown);
/// The pools that player 0 has after drawing two cards.
const Transitions& drawsOf(const Duel& duel);

/// The actions that a hand allows, ascending.
using Choices = FixedList<std::uint8_t, kMaxChoices>;

/// The actions that a decision allows, by hand of the decider, or by pool in an exchange.
struct ActionMask {
    std::array<Choices, kWidest> choices;
    ByAction legal{}; ///< 1 where the hand allows the action, else 0
    ByHand uniform{}; ///< the probability of each legal action under the uniform strategy; 0 beyond the hands
};
const ActionMask& actionMaskOf(const Duel& duel);

} // namespace parlour::coup
