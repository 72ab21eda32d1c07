// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Small exact endings inside rollouts: two seats left, an empty stock and few cards. Called by rollout_policy; ending.h
// solves large endings at the root.
#pragma once

#include "ai/durak/rollout_game.h"

namespace parlour::durak {

/// Solves an ending by alpha-beta without a table: microseconds for a handful of cards, exponential in their number.
/// Returns 1 if `seat` wins under optimal play, 0 for a draw, -1 if it loses. `seat` must be in play.
int solveSmallEnding(const RolloutGame& game, const IndexedRules& indexed, Seat seat);

} // namespace parlour::durak
