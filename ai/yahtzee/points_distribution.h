// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The exact distribution of the remaining points of a card that is played for points, calculated turn by turn. For the last
// few boxes: the cost multiplies with each further one. Caches its results, so each thread needs its own. Knows card states,
// no View.
#pragma once

#include "ai/yahtzee/solver.h"

#include <unordered_map>

namespace parlour::yahtzee {

class PointsDistribution {
public:
    /// The game must outlive this.
    explicit PointsDistribution(const SolvedGame& game) : game_(game) {}

    /// Returns probabilities by points, including Yahtzee bonuses and the upper bonus, even if that is already earned. The
    /// reference is valid until the next call.
    const std::vector<double>& of(const CardState& state);

private:
    const std::vector<double>& calculate(const CardState& state);

    static constexpr std::size_t kKept = 1U << 14; ///< limit of cached states, about 10 MiB
    const SolvedGame& game_;
    std::unordered_map<std::size_t, std::vector<double>> known_;
};

} // namespace parlour::yahtzee
