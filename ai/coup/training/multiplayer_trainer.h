// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trainer of the networks of larger tables (multiplayer_net.h): policy gradient by self-play of all seats; the critic sees
// all cards. In half of the games some seats are taken by bots of rules, so that the policy meets other styles.
#pragma once

#include "ai/coup/training/multiplayer_games.h"
#include "engine/base/stop.h"

#include <functional>

namespace parlour::coup {

class MultiplayerTrainer {
public:
    /// The number of games of a batch.
    static constexpr int kBatchGames = 300;
    explicit MultiplayerTrainer(std::uint64_t seed, int batchGames = kBatchGames);

    /// The whole state of the training, to resume from. The same training has the same bytes.
    Bytes toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<MultiplayerTrainer> fromBytes(ByteSpan bytes);

    std::uint64_t seed() const { return seed_; }
    std::int64_t batches() const { return batches_; } ///< trained so far
    /// The moving average of the weights. The latest policies go round in circles, each easy to exploit.
    const MultiplayerNet& net() const { return average_; }

    /// Trains up to `batches` in all, or until a stop is requested, which abandons the games of a batch. The result depends
    /// neither on stops nor on the number of threads, which only play. Calls `progress` with the batches so far after each.
    void train(std::int64_t batches, int threads, const stop_token& stop,
               const std::function<void(std::int64_t)>& progress = {});
    /// The root mean square advantage on the last batch before learning from it, in shares of the win.
    double error() const { return learner_.error(); }

private:
    MultiplayerDecisions playAll(int threads, const stop_token& stop) const;
    void takeAverage();

    std::uint64_t seed_;
    int batchGames_;
    std::int64_t batches_ = 0;
    PolicyGradient<MultiplayerNet> learner_;
    MultiplayerNet average_;
};

} // namespace parlour::coup
