// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains the value network of Coins: matches against itself, from their start and from any other position, in which both
// know everything. Each round is solved as a game of its own by the network's values of what may follow, and the network
// moves towards what that game is worth before the toss: fitted value iteration on the positions that such play visits. Used
// by `parlour-cli train coins` and by tests.
#pragma once

#include "ai/coins/value_net.h"

#include <functional>
#include <stop_token>

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
    /// All that a training goes on from. The same training has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refused: bytes that toBytes cannot have made, or of another version.
    static Expected<NetTrainer> fromBytes(std::span<const std::uint8_t> bytes);

    std::uint64_t seed() const { return seed_; }
    std::int64_t batches() const { return batches_; } ///< that are in it
    const ValueNet& net() const { return net_; }

    /// Trains until there are so many batches in all, or until it is asked to stop: after a whole batch. Stops and fresh
    /// starts from bytes change nothing of the result. Told what is done after each batch.
    void train(std::int64_t batches, const std::stop_token& stop, const std::function<void(std::int64_t)>& progress = {});
    /// Root of the mean square of the errors that the last batch found.
    double error() const { return error_; }

private:
    struct Errors {
        double squares = 0;
        std::int64_t count = 0;
    };
    void playMatch(std::uint64_t match, float pace, Errors& errors);

    std::uint64_t seed_;
    int batchMatches_; ///< of a batch
    std::int64_t batches_ = 0;
    double error_ = 0;
    ValueNet net_;
};

} // namespace parlour::coins
