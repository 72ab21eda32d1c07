// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Calibration of an analyst's beliefs: of what it calls 30 % three in ten should be true. Plays games between bots and
// compares the beliefs of each seat that decides with what the other seats hold. Called by parlour-lab and tests.
#pragma once

#include "engine/core/any_analyst.h"
#include "engine/core/any_match.h"

#include <array>
#include <functional>

namespace parlour {

/// Beliefs with about the same chance.
struct CalibrationBin {
    std::int64_t count = 0; ///< of beliefs
    double stated = 0; ///< mean chance
    double found = 0; ///< share that was true
    double error = 0; ///< standard error of found - stated; games are independent of each other, beliefs of a game are not

    double difference() const { return found - stated; }
};

struct Calibration {
    std::array<CalibrationBin, 10> bins; ///< by chance: below 10 %, below 20 % ..
    std::int64_t certain = 0; ///< beliefs of 1
    std::int64_t wrong = 0; ///< of these, those that were not true, and things whose value was believed impossible
    double missed = 0; ///< mean squared distance of a chance from what was true (the Brier score)
    double missedEvenly = 0; ///< the same if every value of a place were equally likely
    int games = 0;
};

/// Plays `games` games with deals of `seed`. `bots` are by seat and rotate by one seat from game to game. Calls `played`
/// after each game. Stopped early, it returns the count so far.
Calibration calibrate(AnyAnalyst& analyst, const GameInfo& game, const RuleMap& rules, const std::vector<AnyBot*>& bots,
                      int games, std::uint64_t seed, const stop_token& stop = {},
                      const std::function<void(int games)>& played = {});

} // namespace parlour
