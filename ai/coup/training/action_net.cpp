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
    const auto fill = [&](std::size_t begin, std::size_t end, float most) {
        fillEvenly(std::span(weights_).subspan(begin, end - begin), most, rng);
    };
    fill(0, Layout::kHidden, 0.2F);
    fill(Layout::kHidden, Layout::kHiddenBias, 0.15F);
    fill(Layout::kOut, Layout::kOutBias, 0.05F);
}

ActionNet::Activations ActionNet::forward(const InfosetFeatures& features) const
{
    Activations activations{};
    auto& [first, second] = activations;
    for (const std::uint16_t feature : features)
        for (std::size_t i = 0; i < kFirst; ++i)
            first[i] += weights_[feature * kFirst + i];
    for (float& each : first)
        each = rectified(each);
    std::copy_n(&weights_[Layout::kHiddenBias], kSecond, second.begin());
    for (std::size_t k = 0; k < kFirst; ++k)
        for (std::size_t i = 0; i < kSecond; ++i)
            second[i] += first[k] * weights_[Layout::kHidden + k * kSecond + i];
    for (float& each : second)
        each = rectified(each);
    return activations;
}

float ActionNet::value(const Activations& activations, std::uint8_t action) const
{
    std::array<float, kSecond> products;
    for (std::size_t i = 0; i < kSecond; ++i)
        products[i] = activations.second[i] * weights_[Layout::kOut + action * kSecond + i];
    return 1 / (1 + std::exp(-sumInHalves(products) - weights_[Layout::kOutBias + action]));
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
    std::array<float, kFirst> ofFirst;
    for (std::size_t k = 0; k < kFirst; ++k) {
        std::array<float, kSecond> products;
        for (std::size_t i = 0; i < kSecond; ++i) {
            const std::size_t at = Layout::kHidden + k * kSecond + i;
            products[i] = ofSecond[i] * weights_[at];
            gradient_[at] += ofSecond[i] * first[k];
        }
        ofFirst[k] = sumInHalves(products) * slopeAt(first[k]);
    }
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
