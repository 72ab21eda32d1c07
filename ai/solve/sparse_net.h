// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A network over sparse features that are 0 or 1: two hidden layers, the first a sum of rows. The caller keeps the weights.
#pragma once

#include "ai/solve/net.h"

#include <span>

namespace parlour {

/// The view of a network with these numbers of inputs and outputs on its weights.
template <std::size_t Inputs, std::size_t Outputs>
class SparseNet {
public:
    static constexpr std::size_t kFirst = 128, kSecond = 64; ///< widths of the hidden layers
    static constexpr std::size_t kHidden = Inputs * kFirst; ///< the first weight after the rows of the features
    static constexpr std::size_t kHiddenBias = kHidden + kFirst * kSecond;
    static constexpr std::size_t kOut = kHiddenBias + kSecond;
    static constexpr std::size_t kOutBias = kOut + Outputs * kSecond;
    static constexpr std::size_t kWeights = kOutBias + Outputs;

    /// The activations of the hidden layers.
    struct Activations {
        std::array<float, kFirst> first;
        std::array<float, kSecond> second;
    };

    static void fillAtRandom(std::vector<float>& weights, std::size_t begin, Rng& rng)
    {
        fillEvenly(weights, begin, begin + kHidden, 0.15F, rng);
        fillEvenly(weights, begin + kHidden, begin + kHiddenBias, 0.15F, rng);
        fillEvenly(weights, begin + kOut, begin + kOutBias, 0.02F, rng);
    }

    template <class Features>
    static Activations forward(const float* weights, const Features& features)
    {
        Activations activations;
        auto& [first, second] = activations;
        first.fill(0);
        for (const std::uint16_t feature : features) {
            const float* const row = weights + feature * kFirst;
            for (std::size_t i = 0; i < kFirst; ++i)
                first[i] += row[i];
        }
        rectify(first);
        second = dense<kSecond>(first, weights + kHidden, weights + kHiddenBias);
        rectify(second);
        return activations;
    }
    static float output(const float* weights, const Activations& activations, std::size_t number)
    {
        return dot(activations.second, weights + kOut + number * kSecond) + weights[kOutBias + number];
    }

    /// Adds to `ofSecond`, the gradient by the activations of the second layer, and to the gradient by the weights of an
    /// output.
    static void addGradientOfOutput(const float* weights, float* gradient, const Activations& activations,
                                    std::size_t number, float error, std::array<float, kSecond>& ofSecond)
    {
        gradient[kOutBias + number] += error;
        for (std::size_t i = 0; i < kSecond; ++i) {
            gradient[kOut + number * kSecond + i] += error * activations.second[i];
            ofSecond[i] += error * weights[kOut + number * kSecond + i];
        }
    }
    /// Adds the gradient by the weights below the outputs.
    template <class Features>
    static void addGradientBelow(const float* weights, float* gradient, const Features& features,
                                 const Activations& activations, std::array<float, kSecond> ofSecond)
    {
        for (std::size_t i = 0; i < kSecond; ++i) {
            ofSecond[i] *= slopeAt(activations.second[i]);
            gradient[kHiddenBias + i] += ofSecond[i];
        }
        addGradientOfRows(gradient + kHidden, ofSecond, activations.first);
        const auto ofFirst = gradientBelow(ofSecond, activations.first, weights + kHidden);
        for (const std::uint16_t feature : features)
            for (std::size_t i = 0; i < kFirst; ++i)
                gradient[feature * kFirst + i] += ofFirst[i];
    }
};

} // namespace parlour
