// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hands of two players as indices, and how likely they are together: what vectors and matrices of the trainer run over.
#pragma once

#include "ai/coup/duel.h"

#include <array>
#include <cstdint>
#include <span>

namespace parlour::coup {

/// Two cards make 15 hands, one makes 5. A row of a matrix has this many places; those beyond the hands mean nothing.
inline constexpr std::size_t kRow = 16;
inline constexpr std::size_t kPairs = 15;
/// Hands of four cards (two and two drawn); of three there are 35.
inline constexpr std::size_t kPools = 65;
inline constexpr std::size_t kSmallPools = 35;

using Counts = std::array<std::int8_t, kRoles>; ///< copies by role
using Row = std::array<float, kRow>;
/// By the hand of player 0, then by that of player 1.
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

/// Cards of hand `index`.
const Counts& handAt(bool hasTwo, std::size_t index);
/// Cards of pool `index`: a hand and two cards drawn.
const Counts& poolAt(bool hasTwo, std::size_t index);
/// The index of a hand or a pool of these cards, one or two, three or four in all.
std::size_t indexOfCards(const Counts& cards);
Counts countsOf(const Hand& cards);
/// The index of the hand that is one card.
std::size_t handOf(Role role);

inline bool hasRole(bool hasTwo, std::size_t hand, Role role)
{
    return handAt(hasTwo, hand)[static_cast<std::size_t>(role)] > 0;
}

/// Copies of each role that do not lie face up.
Counts leftOf(const Duel& duel);
/// In how many ways a hand can be dealt from these cards.
double waysToDraw(const Counts& from, const Counts& hand);
/// In how many ways each two hands can be dealt from what does not lie face up.
const Matrix& waysOf(const Duel& duel);

/// An index below the number of chances, drawn with `at` from 0 to 1.
std::size_t pick(std::span<const float> chances, double at);

} // namespace parlour::coup
