// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Small exact endings inside play-outs: two are left, the stock is empty and few cards are left. Called by quick_play; large
// endings at the root are ending.h's.
#pragma once

#include "ai/durak/rollout_game.h"

namespace parlour::durak {

/// Plain alpha-beta without a table: a handful of cards costs some microseconds, each card more several times as much.
/// 1: `seat` wins when both play without a fault, 0: a draw, -1: it loses. `seat` is one of the two in play.
int solveSmallEnding(const RolloutGame& game, const IndexedRules& indexed, Seat seat);

} // namespace parlour::durak
