// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exact last turns of a duel (two seats, open cards): the probability to win when both play for the win. Zero-sum, so the
// shares of both sum to 1. For a few free boxes: the cost multiplies with each further one. Caches its results, so each
// thread needs its own. Knows card states, no View.
#pragma once

#include "ai/yahtzee/solver.h"

#include <unordered_map>
#include <vector>

namespace parlour::yahtzee {

/// A position of two seats with open cards between two turns, from the seat that moves next, which has a free box. The other
/// seat has as many free boxes or one fewer.
struct OpenPosition {
    CardState mine;
    CardState theirs;
    int lead = 0; ///< in points, without upper bonuses
};

class Ending {
public:
    /// `game` must be solved for its points and must outlive this. `pointWeight` is added to the share of the win for each
    /// point of the final lead, so that a seat plays for points when its win or loss is certain.
    explicit Ending(const SolvedGame& game, double pointWeight = 0) : game_(game), pointWeight_(pointWeight) {}

    /// Solves the next turn by the share of the win of its seat. A tie counts half.
    Turn turn(const OpenPosition& position);

private:
    /// Values of having the next turn with these cards, by the lead. Calculated on demand.
    struct Pair {
        CardState mine;
        CardState theirs;
        int first = 0; ///< a smaller lead loses for certain
        int last = 0; ///< a greater lead wins for certain
        std::vector<double> values; ///< from `first`, in blocks of kLanes; NaN: not calculated
    };

    Pair& pairOf(const CardState& mine, const CardState& theirs);
    Pair& following(const Pair& pair, Box box, int points);
    double valueOf(Pair& pair, int lead);
    void solveBlock(Pair& pair, int begin);

    static constexpr std::size_t kKept = 1U << 13; ///< limit of cached pairs, a few kilobytes each
    const SolvedGame& game_;
    double pointWeight_;
    std::unordered_map<std::uint64_t, Pair> pairs_;
};

} // namespace parlour::yahtzee
