// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Many single-player games, played optimally for points and in parallel, round by round: games with the same card state
// share its decisions. For figures and tests; no table, no View.
#pragma once

#include "ai/yahtzee/solver.h"

namespace parlour::yahtzee {

struct SoloFigures {
    std::int64_t games = 0;
    double mean = 0; ///< mean points
    double deviation = 0; ///< standard deviation, points
};

/// The figures depend on `seed` and `games`, at least 1, but not on the number of threads. If stopped, they cover fewer
/// games, in whole batches.
SoloFigures playSolo(const SolvedGame& game, std::int64_t games, std::uint64_t seed, int threads,
                     const stop_token& stop = {});

} // namespace parlour::yahtzee
