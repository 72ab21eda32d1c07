// Trains two players of Coup by self-play: counterfactual regret minimisation over public positions, full width in hands.
// Called by `train coup` and tests; knows no file and no window.
//
// A game is a row of positions (duel.h), drawn by how often both sides now do what leads there. Beside it goes how likely
// each hand of both sides has come so far, so that every position teaches all hands at once, and no card is ever dealt:
// that is the vector form of sampled counterfactual regret minimisation (Johanson, Bard, Lanctot, Gibson, Bowling 2012). A
// position looks one step ahead, at the values that the next ones keep of each two hands, and then keeps its own: values in
// place of play-outs, as in ESCHER (McAleer, Farina, Lanctot, Sandholm 2022). A game is judged from its end, so that what
// has happened reaches the beginning at once. Regrets stay above zero and count in proportion to the visits of their
// position, strategies to the square (CFR+: Tammelin 2014; discounted: Brown, Sandholm 2019).
//
// One game follows another on one thread, since each learns from the one before.
#pragma once

#include "ai/coup/ledger.h"

#include <functional>
#include <stop_token>

namespace parlour::coup {

struct TrainOptions {
    Duel start; ///< where games begin
    std::stop_token stop;
    std::function<void(std::int64_t batches)> progress; ///< after each batch; may be empty
};

inline constexpr int kBatchGames = 512;

/// Adds batches to `ledger` until it has `batches` in all, or a stop is asked for; then what is in it are whole batches.
/// The games are those of the ledger's seed.
void train(Ledger& ledger, std::int64_t batches, const TrainOptions& options);

} // namespace parlour::coup
