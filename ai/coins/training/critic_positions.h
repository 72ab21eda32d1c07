// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Abstraction of positions for the critic in training, which sees the hidden facts that players do not.
#pragma once

#include "ai/coins/training/buckets.h"

namespace parlour::coins {

/// A position with all hidden facts.
struct Position {
    std::array<PolicyFeatures, 2> features; ///< by seat
    float best = 0, worst = 0; ///< strengths of seat 0 at the best and worst places that are really open
};

namespace positions {

// Values between knots are rounded at random to either neighbour, the nearer with the higher probability. That interpolates
// on average, so the value of a single lever or point is not lost in a bucket.
inline constexpr std::array kToComeKnots = {0, 1, 2, 3, 4, 6, 9, 14, 22, 35, 60, 100};
inline constexpr std::array kStrengthKnots = {0.0F, 0.25F, 0.6F, 1.0F, 1.5F, 2.2F};
inline constexpr std::array kRedKnots = {0, 1, 3, 7, 13, 20};

inline constexpr int kToComes = static_cast<int>(kToComeKnots.size());
inline constexpr int kStrengths = 2 * static_cast<int>(kStrengthKnots.size()) - 1;
inline constexpr int kGains = 2;
inline constexpr int kReds = static_cast<int>(kRedKnots.size());
inline constexpr int kSides = buckets::kBlues * kReds;
inline constexpr std::uint32_t kCount = kToComes * kStrengths * kGains * kGains * kSides * kSides;

/// The index of the knot at or next to `value`. The low 16 of `bits` decide the rounding.
template <class T, std::size_t N>
int knotOf(T value, const std::array<T, N>& knots, std::uint64_t bits)
{
    std::size_t above = 1;
    while (above < N && value >= knots[above])
        ++above;
    if (above == N)
        return static_cast<int>(N) - 1;
    const auto part = static_cast<float>(value - knots[above - 1]) / static_cast<float>(knots[above] - knots[above - 1]);
    return static_cast<int>(above) - (static_cast<float>(bits & 0xFFFFU) < part * 65536 ? 0 : 1);
}

/// The bucket of a position from the view of `seat`, from 0 to kCount - 1. `bits` are random. Of the opponent's features
/// only the levers count.
inline std::uint32_t of(std::size_t seat, const Position& position, std::uint64_t bits)
{
    const PolicyFeatures& mine = position.features[seat];
    const PolicyFeatures& theirs = position.features[1 - seat];
    const float best = seat == 0 ? position.best : -position.worst;
    const float worst = seat == 0 ? position.worst : -position.best;
    constexpr std::array kBounds = {0.5F};
    const auto sideOf = [](const PolicyFeatures& side, std::uint64_t some) {
        return std::min(side.blue, buckets::kBlues - 1) * kReds + knotOf(side.red, kRedKnots, some);
    };
    const int strength = knotOf(std::abs(mine.now), kStrengthKnots, bits >> 16);
    int index = knotOf(mine.toCome(), kToComeKnots, bits);
    index = index * kStrengths + kStrengths / 2 + (mine.now < 0 ? -strength : strength);
    index = index * kGains + buckets::classOf(best - mine.now, kBounds);
    index = index * kGains + buckets::classOf(mine.now - worst, kBounds);
    index = index * kSides + sideOf(mine, bits >> 32);
    return static_cast<std::uint32_t>(index * kSides + sideOf(theirs, bits >> 48));
}

/// The initial value of a bucket. Levers count from the beginning, else their value would not be learnt.
inline float initialValue(std::uint32_t position)
{
    constexpr float kBlueWorth = 0.35F, kRedWorth = 0.15F; // in strengths
    const auto leversOf = [](std::uint32_t side) {
        return kBlueWorth * static_cast<float>(side / kReds) + kRedWorth * static_cast<float>(kRedKnots[side % kReds]);
    };
    const auto knot = static_cast<int>(position / (kGains * kGains * kSides * kSides) % kStrengths) - kStrengths / 2;
    const float ahead = kStrengthKnots[static_cast<std::size_t>(std::abs(knot))];
    const float strength = (knot < 0 ? -ahead : ahead) + leversOf(position / kSides % kSides) - leversOf(position % kSides);
    return 0.5F + 0.5F * strength / std::sqrt(1 + strength * strength);
}

} // namespace positions

} // namespace parlour::coins
