// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/action_net.h"

#include "ai/solve/net.h"
#include "engine/base/rng.h"

#include <algorithm>
#include <cmath>

namespace parlour::coup {

/// The offsets of the layers in the weights.
struct ActionNet::Layout {
    static constexpr std::size_t kHidden = kFeatures * kFirst;
    static constexpr std::size_t kHiddenBias = kHidden + kFirst * kSecond;
    static constexpr std::size_t kOut = kHiddenBias + kSecond;
    static constexpr std::size_t kOutBias = kOut + kActionNumbers * kSecond;
    static constexpr std::size_t kEnd = kOutBias + kActionNumbers;
};

ActionNet::ActionNet(std::uint64_t seed)
    : weights_(Layout::kEnd),
      gradient_(Layout::kEnd),
      means_(Layout::kEnd),
      squares_(Layout::kEnd),
      isTouched_(kFeatures)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, ~std::uint64_t{0});
    fillEvenly(weights_, 0, Layout::kHidden, 0.2F, rng);
    fillEvenly(weights_, Layout::kHidden, Layout::kHiddenBias, 0.15F, rng);
    fillEvenly(weights_, Layout::kOut, Layout::kOutBias, 0.05F, rng);
}

ActionNet::Activations ActionNet::forward(const InfosetFeatures& features) const
{
    Activations activations{};
    auto& [first, second] = activations;
    for (const std::uint16_t feature : features)
        for (std::size_t i = 0; i < kFirst; ++i)
            first[i] += weights_[feature * kFirst + i];
    rectify(first);
    second = dense<kSecond>(first, &weights_[Layout::kHidden], &weights_[Layout::kHiddenBias]);
    rectify(second);
    return activations;
}

float ActionNet::value(const Activations& activations, std::uint8_t action) const
{
    const float sum = dot(activations.second, &weights_[Layout::kOut + action * kSecond]);
    return 1 / (1 + std::exp(-sum - weights_[Layout::kOutBias + action]));
}

void ActionNet::addGradient(const InfosetFeatures& features, std::uint8_t action, float target)
{
    const auto [first, second] = forward(features);
    const float error = value({first, second}, action) - target;
    gradient_[Layout::kOutBias + action] += error;
    std::array<float, kSecond> ofSecond;
    for (std::size_t i = 0; i < kSecond; ++i) {
        gradient_[Layout::kOut + action * kSecond + i] += error * second[i];
        ofSecond[i] = error * weights_[Layout::kOut + action * kSecond + i] * slopeAt(second[i]);
        gradient_[Layout::kHiddenBias + i] += ofSecond[i];
    }
    addGradientOfRows(&gradient_[Layout::kHidden], ofSecond, first);
    const auto ofFirst = gradientBelow(ofSecond, first, &weights_[Layout::kHidden]);
    for (const std::uint16_t feature : features) {
        for (std::size_t k = 0; k < kFirst; ++k)
            gradient_[feature * kFirst + k] += ofFirst[k];
        if (!isTouched_[feature])
            touched_.push_back(feature);
        isTouched_[feature] = true;
    }
}

void ActionNet::step(float rate)
{
    ++steps_;
    const auto taken = static_cast<float>(std::min<std::int64_t>(steps_, 10'000));
    const float corrected = rate * std::sqrt(1 - std::pow(0.999F, taken)) / (1 - std::pow(0.9F, taken));
    for (const std::uint16_t feature : touched_) {
        update(feature * kFirst, (feature + 1U) * kFirst, corrected);
        isTouched_[feature] = false;
    }
    touched_.clear();
    update(Layout::kHidden, Layout::kEnd, corrected);
}

void ActionNet::update(std::size_t begin, std::size_t end, float rate)
{
    for (std::size_t i = begin; i < end; ++i) {
        means_[i] += 0.1F * (gradient_[i] - means_[i]);
        squares_[i] += 0.001F * (gradient_[i] * gradient_[i] - squares_[i]);
        weights_[i] -= rate * means_[i] / (std::sqrt(squares_[i]) + 1e-6F);
        gradient_[i] = 0;
    }
}

void ActionNet::follow(const ActionNet& other, float rate)
{
    for (std::size_t i = 0; i < weights_.size(); ++i)
        weights_[i] += rate * (other.weights_[i] - weights_[i]);
}

} // namespace parlour::coup
