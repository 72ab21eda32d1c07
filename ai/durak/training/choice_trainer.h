// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains the choice policy of rollouts (ai/durak/choice_policy.h): plays games of the club player against itself with three
// to six seats, with and without transfers, and makes its choices likely by stochastic gradient ascent.
#pragma once

#include "ai/durak/choice_policy.h"
#include "engine/base/stop.h"

#include <functional>
#include <utility>

namespace parlour::durak {

class ChoiceTrainer {
public:
    static constexpr int kBatchGames = 16;

    explicit ChoiceTrainer(std::uint64_t seed) : seed_(seed) { squares_.fill(0.001F); }
    /// The whole state of the training, to resume from. The same training has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<ChoiceTrainer> fromBytes(std::span<const std::uint8_t> bytes);

    std::uint64_t seed() const { return seed_; }
    std::int64_t batches() const { return batches_; } ///< played so far

    /// Plays up to `batches` in all, or until a stop is requested, in whole batches. The result does not depend on stops.
    /// Calls `progress` with the batches so far after each.
    void train(std::int64_t batches, const stop_token& stop, const std::function<void(std::int64_t)>& progress = {});

    const ChoiceWeights& weights() const { return weights_; }
    /// Choices of the last batch that had the highest utility before it was learnt, as a share.
    double agreement() const { return agreement_; }

private:
    /// A decision: the terms of each choice, and the one that was taken.
    struct Sample {
        std::vector<std::vector<std::pair<int, int>>> choices;
        std::size_t taken = 0;
    };

    void playGame(std::uint64_t number, std::vector<Sample>& samples) const;
    /// The sample of a decision; no choices if the policy does not have the action.
    static Sample sampleOf(const IndexedRules& indexed, const RolloutGame& game, const Action& action);
    void learn(const Sample& sample);
    float utilityOf(const std::vector<std::pair<int, int>>& terms) const;

    std::uint64_t seed_;
    std::int64_t batches_ = 0;
    ChoiceWeights weights_{};
    ChoiceWeights squares_{}; ///< sums of squared gradients
    double agreement_ = 0;
};

} // namespace parlour::durak
