// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trainer of the ending network (ending_net.h): fitted value iteration on public belief states, as in DeepStack (Moravčík
// and others 2017) and ReBeL (Brown, Bakhtin, Lerer, Gong 2020). Solves turns with one card each, met in play from random
// states, by the network's values of the following turns, and fits the network to the results.
#pragma once

#include "ai/coup/duel/ending_net.h"
#include "engine/base/stop.h"

#include <functional>

namespace parlour::coup {

class EndingTrainer {
public:
    /// `batchGames` is the number of games of a batch.
    static constexpr int kBatchGames = 1500;
    explicit EndingTrainer(std::uint64_t seed, int batchGames = kBatchGames);

    /// The whole state of the training, to resume from. The same training has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<EndingTrainer> fromBytes(std::span<const std::uint8_t> bytes);

    std::uint64_t seed() const { return seed_; }
    std::int64_t batches() const { return batches_; } ///< trained so far
    const EndingNet& net() const { return net_; }

    /// Trains up to `batches` in all, or until a stop is requested, which abandons the games of a batch. The result depends
    /// neither on stops nor on the number of threads. Calls `progress` with the batches so far after each.
    void train(std::int64_t batches, int threads, const stop_token& stop,
               const std::function<void(std::int64_t)>& progress = {});
    /// The root mean square error on the last batch before fitting it, in shares of the win.
    double error() const { return error_; }

private:
    using Examples = std::vector<EndingNet::Example>;
    Examples play(std::uint64_t game) const;
    Examples playAll(int threads, const stop_token& stop) const;
    void learn();

    std::uint64_t seed_;
    int batchGames_;
    std::int64_t batches_ = 0;
    std::int64_t steps_ = 0;
    double error_ = 0;
    EndingNet net_;
    std::vector<float> means_, squares_; ///< moments of the gradients (Adam)
    Examples examples_; ///< of the last batches
};

} // namespace parlour::coup
