// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Many games alone, played as well as possible and all at once, round by round: those at the same state share its
// decisions, which are worked out once. For figures and tests; no table, no View.
#pragma once

#include "ai/yahtzee/solver.h"

namespace parlour::yahtzee {

struct SoloFigures {
    std::int64_t games = 0;
    double mean = 0; ///< points
    double deviation = 0; ///< standard deviation, points
};

/// The figures depend on `seed` and `games`, at least 1, and not on the number of threads. Fewer games after a request to
/// stop: whole batches.
SoloFigures playSolo(const SolvedGame& game, std::int64_t games, std::uint64_t seed, int threads,
                     const std::stop_token& stop = {});

} // namespace parlour::yahtzee
