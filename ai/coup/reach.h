// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How likely the hands of two players have come: what a training reckons with beside a position (duel.h), and what a player
// at the table believes who has seen the same. Everything here is known to both; no card is ever dealt.
#pragma once

#include "ai/coup/changes.h"

namespace parlour::coup {

/// Likelihoods of the hands of both players, each up to a factor.
using Reach = std::array<Row, 2>;

/// Of all hands alike.
Reach anyHands();

inline float& cell(Matrix& matrix, std::size_t player, std::size_t mine, std::size_t theirs)
{
    return player == 0 ? matrix.at[mine][theirs] : matrix.at[theirs][mine];
}
inline float cell(const Matrix& matrix, std::size_t player, std::size_t mine, std::size_t theirs)
{
    return player == 0 ? matrix.at[mine][theirs] : matrix.at[theirs][mine];
}

/// The sum of values over the hands of the other, by the hand of `player`.
Row weightedSums(const Matrix& weights, const Matrix& values, std::size_t player);

/// The card that is left of two when `role` is lost.
std::size_t without(std::size_t pair, Role role);

/// The chances of the hands of `player`.
Row chancesOf(const Duel& duel, const Reach& reach, std::size_t player);

/// Likelihoods with 1 for the greatest; all alike if none is left. What is hardly possible stays possible, so that no
/// quotient grows beyond all bounds.
void scale(Row& reach);

/// The chance of an error that each player reckons with in the other.
inline constexpr float kTremble = 0.02F;
/// What others reckon with of a decision where `mix` says what is done: now and then an error.
float trembling(const Allowance& allowance, const ByAction& mix, std::size_t action, std::size_t hand);

/// The decider of `duel`, who does what `mix` says, takes action `index`: no exchange.
void hearAction(const Duel& duel, Reach& reach, std::size_t index, const ByAction& mix);
/// The claim that is asked about was doubted, and this came out.
void hearTruth(const Duel& duel, Reach& reach, bool isTrue);
/// The loser of `duel` has lost `role`; its likelihoods already say so. A shown card is replaced then.
void hearLoss(const Duel& duel, Reach& reach, Role role);
/// Player 0 has exchanged, and keeps of each pool what `mix` says.
void hearExchange(const Duel& duel, Reach& reach, const ByAction& mix);

} // namespace parlour::coup
