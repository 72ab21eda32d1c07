// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reach probabilities of both players' hands at a table of two, updated by the actions, challenges, losses and exchanges
// that both see. Used by training and, as beliefs, by players.
#pragma once

#include "ai/coup/duel/hand_transitions.h"

namespace parlour::coup {

/// The ranges of both players: reach probabilities by hand, each up to a factor.
using Ranges = std::array<Row, 2>;

/// Ranges in which all hands have the same reach probability.
Ranges uniformRanges();

inline float& cell(Matrix& matrix, std::size_t player, std::size_t mine, std::size_t theirs)
{
    return player == 0 ? matrix.at[mine][theirs] : matrix.at[theirs][mine];
}
inline float cell(const Matrix& matrix, std::size_t player, std::size_t mine, std::size_t theirs)
{
    return player == 0 ? matrix.at[mine][theirs] : matrix.at[theirs][mine];
}

/// The sums of weights times values over the hands of the other player, by the hand of `player`.
Row weightedSums(const Matrix& weights, const Matrix& values, std::size_t player);

/// The hand of one card that is left of a pair when `role` is lost.
std::size_t without(std::size_t pair, Role role);

/// The probabilities of the hands of `player`.
Row chancesOf(const Duel& duel, const Ranges& reach, std::size_t player);

/// Scales a range so that its greatest number is 1. An all-zero range becomes uniform. Positive numbers stay above a small
/// bound, which limits quotients.
void scale(Row& reach);

/// The probability of a random legal action that each player attributes to the other (trembling hand).
inline constexpr float kTremble = 0.02F;
/// The probability of an action under `strategy` with trembles.
float trembling(const ActionMask& mask, const ByAction& strategy, std::size_t action, std::size_t hand);

/// Updates the decider's range after action `index` other than an exchange, under `strategy`.
void observeAction(const Duel& duel, Ranges& reach, std::size_t index, const ByAction& strategy);
/// Updates the claimant's range after a challenge.
void observeChallenge(const Duel& duel, Ranges& reach, bool isTrue);
/// Moves the loser's range, already updated by observeAction, to hands of one card, and replaces a shown card.
void observeLoss(const Duel& duel, Ranges& reach, Role role);
/// Updates the range of player 0 after an exchange under `strategy`, by pool.
void observeExchange(const Duel& duel, Ranges& reach, const ByAction& strategy);

} // namespace parlour::coup
