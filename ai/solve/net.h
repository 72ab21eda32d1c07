// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parts shared by the games' small networks: the activation function, portable sums, and serialisation: a magic number, the
// version, two bytes for each weight, a checksum.
#pragma once

#include "ai/tables/bytes.h"
#include "engine/base/expected.h"
#include "engine/base/rng.h"

#include <array>

namespace parlour {

inline constexpr float kLeak = 0.05F; ///< slope of the leaky ReLU below 0
inline float rectified(float sum)
{
    return sum > 0 ? sum : kLeak * sum;
}
inline float slopeAt(float rectified)
{
    return rectified > 0 ? 1 : kLeak;
}

/// Pairwise sum: the order of additions is fixed and vectorises. N is a power of two.
template <std::size_t N>
float sumInHalves(std::array<float, N> parts)
{
    for (std::size_t half = N / 2; half > 0; half /= 2)
        for (std::size_t i = 0; i < half; ++i)
            parts[i] += parts[i + half];
    return parts[0];
}

/// Fills weights with random numbers between -most and most.
inline void fillEvenly(std::span<float> weights, float most, Rng& rng)
{
    for (float& weight : weights)
        weight = most * (2 * static_cast<float>(rng.unit()) - 1);
}

/// The header of a kind of networks, and the errors for other bytes.
struct NetFormat {
    std::uint64_t magic; ///< its first four bytes
    std::uint64_t version;
    Text isForeign;
    Text hasOtherVersion; ///< %1: its version, %2: the one needed
    Text isDamaged;
};

/// The same weights have the same bytes.
Bytes netToBytes(const NetFormat& format, std::span<const float> weights);
/// Returns `count` weights. Refuses bytes that netToBytes cannot have made, and other versions.
Expected<std::vector<float>> netFromBytes(const NetFormat& format, ByteSpan bytes, std::size_t count);

} // namespace parlour
