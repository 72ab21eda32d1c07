// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What chance and choice may do to hands at a table of two, listed once: which cards replace a shown one, what an exchange
// draws, which actions a hand allows. Used by the trainer and by those who store or look up strategies.
#pragma once

#include "ai/coup/hands.h"

#include <vector>

namespace parlour::coup {

/// The most actions of a decision: the hands that may be kept of an exchange.
inline constexpr std::size_t kMaxKept = 15;
/// The most hands of a decision, in whole rows: those of an exchange.
inline constexpr std::size_t kWidest = 80;

/// Numbers for each action of a decision, by hand of the decider, in an exchange by pool.
using ByHand = std::array<float, kWidest>;
using ByAction = std::array<ByHand, kMaxKept>;

/// What may happen to a hand: `mine` becomes `then` where the other has `theirs`.
struct Change {
    std::uint8_t mine;
    std::uint8_t theirs;
    std::uint8_t then; ///< a hand; in an exchange a pool
    float chance;
};
using Changes = std::vector<Change>;

/// What may come to `shown.player` in place of the card that it has shown, which goes to the court before.
const Changes& replacementsOf(const Duel& duel, Shown shown);
/// What player 0 may hold when it has drawn two cards.
const Changes& drawsOf(const Duel& duel);

/// The actions that a hand allows, in the order of their indices.
using Choices = FixedList<std::uint8_t, 7>;

/// Which actions a decision allows, by hand of the decider, in an exchange by pool.
struct Allowance {
    std::array<Choices, kWidest> choices;
    ByAction may{}; ///< 1 where the hand allows the action, else 0
    ByHand share{}; ///< 1 by the number of actions that the hand allows; 0 if that is no hand
};
const Allowance& allowanceOf(const Duel& duel);

} // namespace parlour::coup
