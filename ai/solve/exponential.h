// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A portable exponential: library functions differ between machines, and players must not.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace parlour {

/// The exponential of x <= 0.
inline float expOf(float x)
{
    if (x < -80)
        return 0;
    const float twos = x * 1.44269504F;
    const int whole = static_cast<int>(twos) - 1;
    const float part = (twos - static_cast<float>(whole)) * 0.693147181F; // 0 to 0.7
    constexpr std::array<float, 7> kTaylor = {1 / 5040.0F, 1 / 720.0F, 1 / 120.0F, 1 / 24.0F, 1 / 6.0F, 1 / 2.0F, 1};
    float power = 0;
    for (const float each : kTaylor)
        power = (power + each) * part;
    return (1 + power) * std::bit_cast<float>(static_cast<std::uint32_t>(127 + whole) << 23U);
}

} // namespace parlour
