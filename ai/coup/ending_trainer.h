// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains the network of endings (ending_net.h): turns of one card each, met in play from any beginning, are solved by the
// network's values of what may follow, and the network moves towards what that gives: fitted value iteration on what both
// believe (as in DeepStack: Moravčík and others 2017, and ReBeL: Brown, Bakhtin, Lerer, Gong 2020). What ends a game reaches
// earlier turns batch by batch. Used by `train coup` and tests.
#pragma once

#include "ai/coup/ending_net.h"

#include <functional>
#include <stop_token>

namespace parlour::coup {

class EndingTrainer {
public:
    /// `batchGames`: of a batch.
    static constexpr int kBatchGames = 1500;
    explicit EndingTrainer(std::uint64_t seed, int batchGames = kBatchGames);

    /// All that a training goes on from. The same training has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refused: bytes that toBytes cannot have made, or of another version.
    static Expected<EndingTrainer> fromBytes(std::span<const std::uint8_t> bytes);

    std::uint64_t seed() const { return seed_; }
    std::int64_t batches() const { return batches_; } ///< that are in it
    const EndingNet& net() const { return net_; }

    /// Trains until there are so many batches in all, or until it is asked to stop: after a whole batch. Neither stops nor
    /// the number of threads change anything of the result. Told what is done after each batch.
    void train(std::int64_t batches, int threads, const std::stop_token& stop,
               const std::function<void(std::int64_t)>& progress = {});
    /// Root of the mean square of the errors at the last batch before it was learnt, in shares of the win.
    double error() const { return error_; }

private:
    using Examples = std::vector<EndingNet::Example>;
    Examples play(std::uint64_t game) const;
    Examples playAll(int threads) const;
    void learn();

    std::uint64_t seed_;
    int batchGames_;
    std::int64_t batches_ = 0;
    std::int64_t steps_ = 0;
    double error_ = 0;
    EndingNet net_;
    std::vector<float> means_, squares_; ///< of gradients (Adam)
    Examples examples_; ///< of the last batches
};

} // namespace parlour::coup
