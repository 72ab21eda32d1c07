// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trainer of the networks of larger tables (multiplayer_net.h): policy gradient with a clipped ratio (PPO, Schulman and
// others 2017) and an entropy bonus, by self-play of all seats; the critic sees all cards. In half of the games some seats
// are taken by bots of rules, so that the policy meets other styles.
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
    const MultiplayerNet& net() const { return net_; }

    /// Trains up to `batches` in all, or until a stop is requested, which abandons the games of a batch. The result depends
    /// neither on stops nor on the number of threads, which only play. Calls `progress` with the batches so far after each.
    void train(std::int64_t batches, int threads, const stop_token& stop,
               const std::function<void(std::int64_t)>& progress = {});
    /// The root mean square advantage on the last batch before learning from it, in shares of the win.
    double error() const { return error_; }

private:
    MultiplayerDecisions playAll(int threads, const stop_token& stop) const;
    void learn(const MultiplayerDecisions& batch);
    /// Adds the gradient at a decision of the network. `scale` multiplies its advantage.
    void addPolicyGradient(const MultiplayerDecision& decision, float scale);
    void addCriticGradient(const MultiplayerDecision& decision);
    /// Notes that the rows of these features, numbered from `row` on, have a gradient.
    void touch(const MultiplayerFeatures& features, std::size_t row);
    void step(float rate);
    void update(std::size_t begin, std::size_t end, float rate);

    std::uint64_t seed_;
    int batchGames_;
    std::int64_t batches_ = 0;
    std::int64_t steps_ = 0;
    double error_ = 0;
    MultiplayerNet net_;
    std::vector<float> gradient_, means_, squares_; ///< the last two: moments of the gradients (Adam)
    std::vector<std::size_t> touched_; ///< rows of features with a gradient, the policy's first
    std::vector<bool> isTouched_; ///< by row
};

} // namespace parlour::coup
