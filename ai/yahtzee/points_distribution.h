// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How many points the rest of a card brings when it is played for as many as possible: the chance of each number, worked out
// turn by turn over all that may follow. For the last few boxes: with each one more it takes several times as long. Keeps
// what it worked out, so each thread has its own. Knows standings, no View.
#pragma once

#include "ai/yahtzee/solver.h"

#include <unordered_map>

namespace parlour::yahtzee {

class PointsDistribution {
public:
    /// The game must outlive it.
    explicit PointsDistribution(const SolvedGame& game) : game_(game) {}

    /// The chances by points, Yahtzee bonuses and the upper bonus included, this also where it has been earned: as if it
    /// were paid at the end. Good until the next call.
    const std::vector<double>& of(const CardState& state);

private:
    const std::vector<double>& calculate(const CardState& state);

    static constexpr std::size_t kKept = 1U << 14; ///< standings, about 10 MiB
    const SolvedGame& game_;
    std::unordered_map<std::size_t, std::vector<double>> known_;
};

} // namespace parlour::yahtzee
