// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reference loop for speeds: shuffles of 52 numbers. Makes the ratios of parlour-lab bench and the benchmark programs
// comparable between machines.
#pragma once

#include "engine/base/rng.h"
#include "engine/base/stop.h"

#include <chrono>
#include <numeric>

namespace parlour {

/// Shuffles per second on this thread, measured for at least `seconds` unless stopped.
inline double shufflesPerSecond(double seconds, const stop_token& stop = {})
{
    std::array<std::uint8_t, 52> deck{};
    std::iota(deck.begin(), deck.end(), std::uint8_t{0});
    Rng rng = Rng::stream(1, Purpose::Analysis, 0);
    volatile std::uint8_t keep = 0; // keeps the loop from being optimised away
    const auto start = std::chrono::steady_clock::now();
    double passed = 0;
    double shuffles = 0;
    for (; passed < seconds && !stop.stop_requested(); shuffles += 1000) {
        for (int i = 0; i < 1000; ++i)
            rng.shuffle(deck);
        keep = deck[0];
        passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }
    static_cast<void>(keep);
    return passed > 0 ? shuffles / passed : 0;
}

} // namespace parlour
