// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trainer of the strategy table: counterfactual regret minimisation by self-play of two, full width in hands.
//
// A game is a sequence of public states (duel.h). One player, the traverser, explores by a fixed mixture; the other plays
// its current strategy. Regrets are updated at the decisions of the traverser, strategy sums at those of the other, so
// neither depends on the same player's current strategy. Action values look one step ahead, at the stored values of the
// following states, in place of rollouts; with the fixed exploration this is ESCHER (McAleer, Farina, Lanctot, Sandholm
// 2022). Reach probabilities of all hands accompany a game and no card is dealt: the vector form of sampled CFR (Johanson,
// Bard, Lanctot, Gibson, Bowling 2012). Games are updated from the end backwards. Regrets are clipped at zero and weighted
// linearly by visits, strategies quadratically (CFR+: Tammelin 2014; discounted CFR: Brown, Sandholm 2019).
//
// Games run one after another on one thread, since each starts from the updates of the one before.
#pragma once

#include "ai/coup/duel/ending_net.h"
#include "ai/coup/training/regret_table.h"
#include "engine/base/stop.h"

#include <functional>

namespace parlour::coup {

struct TrainOptions {
    Duel start; ///< the first state of games
    /// Values of turns with one card each, which our master solves. Null: as trained here.
    const EndingNet* endings = nullptr;
    stop_token stop;
    std::function<void(std::int64_t batches)> progress; ///< called after each batch; may be empty
};

inline constexpr int kBatchGames = 512;

/// Trains `table` up to `batches` in all, or until a stop is requested, in whole batches.
void train(RegretTable& table, std::int64_t batches, const TrainOptions& options);

} // namespace parlour::coup
