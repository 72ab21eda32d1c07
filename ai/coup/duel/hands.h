// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Indices of hands, and the joint weights of the hands of two players.
#pragma once

#include "ai/coup/duel/duel.h"

#include <array>
#include <cstdint>
#include <span>

namespace parlour::coup {

/// The width of a row of numbers by hand: 15 hands of two cards, 5 of one. Places beyond the hands are unused.
inline constexpr std::size_t kRow = 16;
inline constexpr std::size_t kPairs = 15;
/// The pools of an exchange: a hand and two drawn cards, four or three cards in all.
inline constexpr std::size_t kPools = 65;
inline constexpr std::size_t kSmallPools = 35;

using Counts = std::array<std::int8_t, kRoles>; ///< copies by role
using Row = std::array<float, kRow>;
/// Numbers by the hand of player 0, then by that of player 1.
struct alignas(64) Matrix {
    std::array<Row, kRow> at{};
};

constexpr std::size_t handsOf(bool hasTwo)
{
    return hasTwo ? kPairs : kRoles;
}
constexpr std::size_t poolsOf(bool hasTwo)
{
    return hasTwo ? kPools : kSmallPools;
}

/// The cards of hand `index`.
const Counts& handAt(bool hasTwo, std::size_t index);
/// The cards of pool `index`.
const Counts& poolAt(bool hasTwo, std::size_t index);
/// The index of the hand (1 or 2 cards) or pool (3 or 4) of these cards.
std::size_t indexOfCards(const Counts& cards);
Counts countsOf(const Hand& cards);
/// The index of the hand of one card.
std::size_t handOf(Role role);

inline bool hasRole(bool hasTwo, std::size_t hand, Role role)
{
    return handAt(hasTwo, hand)[static_cast<std::size_t>(role)] > 0;
}

/// The copies of each role that are not face up.
Counts leftOf(const Duel& duel);
/// The number of ways to deal `hand` from these cards.
double waysToDraw(const Counts& from, const Counts& hand);
/// The number of ways to deal each pair of hands from the cards that are not face up.
const Matrix& waysOf(const Duel& duel);

/// Samples an index by its chance. `at` is uniform in [0, 1).
std::size_t pick(std::span<const float> chances, double at);

} // namespace parlour::coup
