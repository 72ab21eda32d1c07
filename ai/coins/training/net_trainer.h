// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trainer of the value network of Coins: fitted value iteration by self-play with all facts open, from the start and from
// random positions. Solves each round as a matrix game by the network's values of the next positions, and moves the network
// towards the value before the toss.
#pragma once

#include "ai/coins/value_net.h"
#include "engine/base/stop.h"

#include <functional>

namespace parlour::coins {

class NetTrainer {
public:
    static constexpr int kBatchMatches = 1000;

    explicit NetTrainer(std::uint64_t seed, int batchMatches = kBatchMatches)
        : seed_(seed),
          batchMatches_(batchMatches),
          net_(seed)
    {
    }
    /// The whole state of the training, to resume from. The same training has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<NetTrainer> fromBytes(std::span<const std::uint8_t> bytes);

    std::uint64_t seed() const { return seed_; }
    std::int64_t batches() const { return batches_; } ///< trained so far
    const ValueNet& net() const { return net_; }

    /// Trains up to `batches` in all, or until a stop is requested, in whole batches. The result does not depend on stops.
    /// Calls `progress` with the batches so far after each.
    void train(std::int64_t batches, const stop_token& stop, const std::function<void(std::int64_t)>& progress = {});
    /// The root mean square error of the last batch, in shares of the win.
    double error() const { return error_; }

private:
    struct Errors {
        double squares = 0;
        std::int64_t count = 0;
    };
    void playMatch(std::uint64_t match, float rate, Errors& errors);

    std::uint64_t seed_;
    int batchMatches_;
    std::int64_t batches_ = 0;
    double error_ = 0;
    ValueNet net_;
};

} // namespace parlour::coins
