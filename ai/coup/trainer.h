// Trains two players of Coup by self-play: counterfactual regret minimisation on sampled turns. Called by `train coup` and
// tests; knows no file and no window.
//
// Games are played by the engine. In each turn one of the two players, the learner, looks at all of its actions; the other's
// answers and chance are sampled from what they do now (external sampling: Lanctot, Waugh, Zinkevich, Bowling 2009). A turn
// ends at the beginning of the next one, whose value is looked up, with both hands known: values learnt by temporal
// difference take the place of play-outs to the end, as in ESCHER (McAleer, Farina, Lanctot, Sandholm 2022). So a turn costs
// some dozen look-ups and teaches all of its decisions. Regrets count in proportion to the batch (linear CFR: Brown,
// Sandholm 2019), strategies to its square.
#pragma once

#include "ai/coup/ledger.h"

#include <functional>
#include <stop_token>

namespace parlour::coup {

struct TrainOptions {
    int threads = 1; ///< changes the time, never the ledger
    std::stop_token stop;
    std::function<void(std::int64_t batches)> progress; ///< after each batch; may be empty
};

inline constexpr int kBatchGames = 512;

/// Adds batches to `ledger` until it has `batches` in all, or a stop is asked for; then what is in it are whole batches.
/// The games are those of the ledger's seed.
void train(Ledger& ledger, std::int64_t batches, const TrainOptions& options);

} // namespace parlour::coup
