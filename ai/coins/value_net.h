// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a match of Coins is worth to who knows all of it: a small network over places and levers, trained by playing against
// itself (net_trainer.h). Read by our own players.
//
// Its first layer is a sum of rows that are looked up, one for each pair of numbers that belong together, and of a few
// reals; two more layers follow. The share of the win is a function of the difference between what it says of one side and
// of the other, so that both sides' shares sum to 1.
#pragma once

#include "ai/coins/timeline.h"
#include "engine/base/expected.h"

#include <span>
#include <vector>

namespace parlour::coins {

class ValueNet {
public:
    /// As nobody has trained it: small random weights.
    explicit ValueNet(std::uint64_t seed);

    /// The first side's share of the win, 0 to 1. Rounds beyond 100 and levers beyond 5 and 20 count as so many.
    float value(const Standing& standing) const;
    /// Moves the value of `standing` towards `target`; returns the error, value - target, that there was. `pace` is the size
    /// of a step, about 0.002 and less.
    float learn(const Standing& standing, float target, float pace);

    /// As little as is shipped: each weight in two bytes, what was learnt about the pace left out. The same network has the
    /// same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refused: bytes that toBytes cannot have made, or of another version.
    static Expected<ValueNet> fromBytes(std::span<const std::uint8_t> bytes);

    /// All weights, and for each the mean square of its gradients, which sets its pace: what a training goes on from.
    std::vector<float> weights, squares;

    static constexpr std::size_t kWidth = 32;

private:
    using Layer = std::array<float, kWidth>;
    static constexpr std::size_t kRows = 9, kReals = 14;
    /// What one side's half makes of a standing; kept for learning.
    struct Half {
        std::array<std::size_t, kRows> rows; ///< where they begin in the weights
        std::array<float, kReals> reals;
        Layer first, second;
        float out;
    };
    Half look(const Standing& standing) const;
    /// Moves a layer of weights at `begin` against its gradient.
    void step(std::size_t begin, const Layer& gradient, float pace, float memory, float least);
    struct Places;
};

} // namespace parlour::coins
