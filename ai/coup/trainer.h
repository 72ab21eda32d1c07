// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains two players of Coup by self-play: counterfactual regret minimisation over public positions, full width in hands.
// Called by `train coup` and tests; knows no file and no window.
//
// A game is a row of positions (duel.h). One of both, the traverser, explores; the other does what it does now. At the
// decisions of the traverser regrets learn, at those of the other what it does is counted: then neither depends on what the
// same player does now, which would teach it to believe in its own fashions. A position looks one step ahead, at the values
// that the next ones keep of each two hands, and then keeps its own. Values in place of play-outs, and a traverser that
// explores alike at all times, are those of ESCHER (McAleer, Farina, Lanctot, Sandholm 2022). Beside a game goes how likely
// each hand of both has come so far, so that every position teaches all hands at once, and no card is ever dealt: that is
// the vector form of sampled counterfactual regret minimisation (Johanson, Bard, Lanctot, Gibson, Bowling 2012). A game is
// judged from its end, so that what has happened reaches the beginning at once. Regrets stay above zero and count in
// proportion to the visits of their position, strategies to the square (CFR+: Tammelin 2014; discounted: Brown, Sandholm
// 2019).
//
// One game follows another on one thread, since each learns from the one before.
#pragma once

#include "ai/coup/ending_net.h"
#include "ai/coup/ledger.h"

#include <functional>
#include <stop_token>

namespace parlour::coup {

struct TrainOptions {
    Duel start; ///< where games begin
    /// What turns are worth when both have one card, since our master solves them; null: as they are played here.
    const EndingNet* endings = nullptr;
    std::stop_token stop;
    std::function<void(std::int64_t batches)> progress; ///< after each batch; may be empty
};

inline constexpr int kBatchGames = 512;

/// Adds batches to `ledger` until it has `batches` in all, or a stop is asked for; then what is in it are whole batches.
/// The games are those of the ledger's seed.
void train(Ledger& ledger, std::int64_t batches, const TrainOptions& options);

} // namespace parlour::coup
