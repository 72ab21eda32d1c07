// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The value network of Coins with all hidden facts open, over places and levers. Trained by self-play
// (training/net_trainer.h).
//
// The first layer sums embeddings of related pairs of numbers and a linear function of a few reals; two dense layers follow.
// The value depends on the difference between the outputs for both sides, so that their shares sum to 1.
#pragma once

#include "ai/coins/timeline.h"
#include "engine/base/expected.h"

#include <span>
#include <vector>

namespace parlour::coins {

class ValueNet {
public:
    /// An untrained network with small random weights.
    explicit ValueNet(std::uint64_t seed);

    /// The share of side 0, 0 to 1. More than 100 rounds to come, 5 blue or 20 red levers count as these.
    float value(const ValueInput& input) const;
    /// Takes a gradient step from the value of `input` towards `target` and returns the error before, value - target. `rate`
    /// is the learning rate, at most about 0.002.
    float learn(const ValueInput& input, float target, float rate);

    /// Two bytes for each weight, without `squares`. The same network has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<ValueNet> fromBytes(std::span<const std::uint8_t> bytes);

    /// The weights, and the mean square of each one's gradients, which scales its steps.
    std::vector<float> weights, squares;

    static constexpr std::size_t kWidth = 32;

private:
    using Layer = std::array<float, kWidth>;
    static constexpr std::size_t kRows = 9, kReals = 14;
    /// The activations of one side, kept for the gradient.
    struct Half {
        std::array<std::size_t, kRows> rows; ///< offsets of the embeddings
        std::array<float, kReals> reals;
        Layer first, second;
        float out;
    };
    Half forward(const ValueInput& input) const;
    /// Takes a gradient step with the weights at `begin`.
    void step(std::size_t begin, const Layer& gradient, float rate, float memory, float least);
    struct Layout;
};

} // namespace parlour::coins
