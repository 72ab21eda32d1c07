// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the value networks of games share: how their layers bend, sums that are the same however they are compiled, and their
// bytes as they are shipped: a word of their own, the version, each weight in two bytes, the checksum of all before.
#pragma once

#include "ai/tables/bytes.h"
#include "engine/base/expected.h"

#include <array>

namespace parlour {

inline constexpr float kLeak = 0.05F; ///< of what is below 0
inline float rectified(float sum)
{
    return sum > 0 ? sum : kLeak * sum;
}
inline float slopeAt(float rectified)
{
    return rectified > 0 ? 1 : kLeak;
}

/// In halves, so that it is the same sum whatever a processor adds at once. N is a power of two.
template <std::size_t N>
float sumInHalves(std::array<float, N> parts)
{
    for (std::size_t half = N / 2; half > 0; half /= 2)
        for (std::size_t i = 0; i < half; ++i)
            parts[i] += parts[i + half];
    return parts[0];
}

/// What tells the networks of one kind from other bytes, and what is said of those.
struct NetFormat {
    std::uint64_t word; ///< its first four bytes
    std::uint64_t version;
    Text isForeign;
    Text hasOtherVersion; ///< %1: its version, %2: the one that is needed
    Text isDamaged;
};

/// The same weights have the same bytes.
Bytes netToBytes(const NetFormat& format, std::span<const float> weights);
/// `count` weights. Refused: bytes that netToBytes cannot have made, or of another version.
Expected<std::vector<float>> netFromBytes(const NetFormat& format, ByteSpan bytes, std::size_t count);

} // namespace parlour
