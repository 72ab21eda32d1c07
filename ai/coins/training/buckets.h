// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Abstraction of PolicyFeatures into buckets, by which the table of an exploiter is indexed.
#pragma once

#include "ai/coins/policy_features.h"

#include <cmath>

namespace parlour::coins {

namespace buckets {

inline constexpr int kToComes = 16, kStrengths = 15, kGains = 6, kSafeGains = 4, kBlues = 6, kReds = 8;
inline constexpr int kCount = kToComes * kStrengths * kGains * kSafeGains * kBlues * kReds;

/// The number of ascending `bounds` below `value`.
template <std::size_t N, class T>
constexpr int classOf(T value, const std::array<T, N>& bounds)
{
    int count = 0;
    for (const T bound : bounds)
        count += value > bound ? 1 : 0;
    return count;
}

constexpr int classOfToCome(int toCome)
{
    return toCome < 8 ? toCome : 8 + classOf(toCome, std::array{9, 12, 16, 22, 31, 45, 65});
}
inline constexpr std::array kStrengthBounds = {0.05F, 0.25F, 0.5F, 0.75F, 1.05F, 1.4F, 1.9F};
constexpr int classOfStrength(float strength)
{
    return strength < 0 ? 7 - classOf(-strength, kStrengthBounds) : 7 + classOf(strength, kStrengthBounds);
}
constexpr int classOfRed(int red)
{
    return red < 4 ? red : 4 + classOf(red, std::array{5, 8, 13});
}

/// The bucket, from 0 to kCount - 1.
inline std::uint32_t of(const PolicyFeatures& features)
{
    int gain = 0;
    int safeGain = 0;
    if (features.red > 0) {
        gain = classOf(features.best - features.now, std::array{0.05F, 0.3F, 0.6F, 0.9F, 1.3F});
        safeGain = classOf(features.safe - features.now, std::array{0.05F, 0.4F, 0.9F});
    }
    int index = classOfToCome(features.toCome());
    index = index * kStrengths + classOfStrength(features.now);
    index = index * kGains + gain;
    index = index * kSafeGains + safeGain;
    index = index * kBlues + std::min(features.blue, kBlues - 1);
    return static_cast<std::uint32_t>(index * kReds + classOfRed(features.red));
}

/// Whether an option is considered in a bucket.
constexpr bool allows(int bucket, Option option)
{
    const int red = bucket % kReds;
    const int blue = bucket / kReds % kBlues;
    const int safeGain = bucket / (kReds * kBlues) % kSafeGains;
    const int gain = bucket / (kReds * kBlues * kSafeGains) % kGains;
    const int strength = bucket / (kReds * kBlues * kSafeGains * kGains) % kStrengths - 7;
    switch (option) {
    case Option::Nothing:
        return true;
    case Option::Block:
        return blue > 0;
    case Option::Best:
        return red > 0 && gain > 0;
    case Option::Again:
        return red > 0 && strength <= 0;
    case Option::Safe:
        return red > 0 && safeGain > 0;
    }
    return false;
}
/// The class of the present strength, from -7 to 7.
constexpr int strengthOf(int bucket)
{
    return bucket / (kReds * kBlues * kSafeGains * kGains) % kStrengths - 7;
}

/// The initial value, a share of the win, by the class of the strength.
inline float initialValue(int strengthClass)
{
    const float strength = static_cast<float>(strengthClass) / 4;
    return 0.5F + 0.5F * strength / std::sqrt(1 + strength * strength);
}

} // namespace buckets

} // namespace parlour::coins
