// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A network that learns the value of each action at an infoset: two hidden layers over sparse features, trained by Adam.
#pragma once

#include "ai/coup/training/infoset_features.h"

#include <array>
#include <cstdint>
#include <vector>

namespace parlour::coup {

class ActionNet {
public:
    explicit ActionNet(std::uint64_t seed);

    static constexpr std::size_t kFirst = 128, kSecond = 64; ///< widths of the hidden layers
    /// The activations of the hidden layers.
    struct Activations {
        std::array<float, kFirst> first;
        std::array<float, kSecond> second;
    };
    Activations forward(const InfosetFeatures& features) const;
    /// The expected share of the win, 0 to 1, after an action of this number.
    float value(const Activations& activations, std::uint8_t action) const;

    /// Adds the gradient of the cross entropy between the value of an action and `target`.
    void addGradient(const InfosetFeatures& features, std::uint8_t action, float target);
    /// Takes a step along the sum of the gradients and clears it.
    void step(float rate);
    /// Moves all weights the part `rate` of the way to those of `other`.
    void follow(const ActionNet& other, float rate);

private:
    struct Layout;
    void update(std::size_t begin, std::size_t end, float rate);

    std::vector<float> weights_, gradient_, means_, squares_;
    std::vector<std::uint16_t> touched_; ///< features with a gradient
    std::vector<bool> isTouched_;
    std::int64_t steps_ = 0;
};

} // namespace parlour::coup
