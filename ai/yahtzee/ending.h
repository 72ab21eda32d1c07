// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The last turns of a game of two with open cards, worked out: the chance to win when both play for the win and each sees
// the other's card. Exact, so what one is likely to win the other is likely to lose. For a few boxes: with each one more it
// takes several times as long. Keeps what it worked out, so each thread has its own. Knows standings, no View.
#pragma once

#include "ai/yahtzee/solver.h"

#include <unordered_map>
#include <vector>

namespace parlour::yahtzee {

/// Between two turns, seen by who has the next one and a free box for it; the other has as many or one fewer.
struct Duel {
    CardState mine;
    CardState theirs;
    int lead = 0; ///< in points, upper bonuses aside
};

class Ending {
public:
    /// The game is solved for its points, and must outlive it. `pointsCount`: how much of the win a afterstate of the lead
    /// at the end counts for besides, so that who can no longer win, or lose, plays on for points.
    explicit Ending(const SolvedGame& game, double pointsCount = 0) : game_(game), pointsCount_(pointsCount) {}

    /// The next turn, by the share of the win of who has it; of a tie each has half.
    Turn turn(const Duel& duel);

private:
    /// What it is worth to have the next turn with these cards, by the lead. Worked out where it is asked for.
    struct Pair {
        CardState mine;
        CardState theirs;
        int first = 0; ///< with a smaller lead the game is lost
        int last = 0; ///< with a greater one it is won
        std::vector<double> values; ///< from `first` on, in blocks of kLanes; NaN: nobody has asked
    };

    Pair& pairOf(const CardState& mine, const CardState& theirs);
    Pair& following(const Pair& pair, Box box, int points);
    double valueOf(Pair& pair, int lead);
    void solveBlock(Pair& pair, int begin);

    static constexpr std::size_t kKept = 1U << 13; ///< pairs, a few kilobytes each
    const SolvedGame& game_;
    double pointsCount_;
    std::unordered_map<std::uint64_t, Pair> pairs_;
};

} // namespace parlour::yahtzee
