// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Single-player Yahtzee, solved: the expected points of the rest of a card under optimal play. Made once, then read by any
// number of threads; used by bots, analysts and the command line. Knows cards and dice, no State.
//
// Backward induction over the filled boxes, the upper total and whether the Yahtzee box holds 50 (Verhoeff, "How to Maximize
// Your Score in Solitaire Yahtzee", 1999).
#pragma once

#include "ai/yahtzee/turn.h"
#include "engine/base/stop.h"
#include "engine/yahtzee/yahtzee.h"

#include <memory>
#include <optional>
#include <vector>

namespace parlour::yahtzee {

class SolvedGame {
public:
    /// The objective of the solution.
    struct Goal {
        bool spread = false; ///< also calculate variances
        int yahtzeeBonus = kYahtzeeBonus; ///< points that a Yahtzee bonus counts for
    };

    /// Solves the game. The result does not depend on `threads`, which is at least 1. nullopt if stopped.
    static std::optional<SolvedGame> solve(Joker joker, const Goal& goal, int threads, const stop_token& stop = {});

    Joker joker() const { return joker_; }
    /// Expected points of a whole game.
    double value() const { return value(CardState{}); }
    /// Expected points of the rest: boxes, Yahtzee bonuses, and the upper bonus unless already earned. The state must be
    /// reachable.
    double value(const CardState& state) const { return withBonus(state) - bonusOf(state); }
    /// Expected points of the rest, always including the upper bonus if it is earned at any time.
    double withBonus(const CardState& state) const { return row(0, boxStateOf(state.filled, state.fifty))[state.upper]; }
    bool hasSpread() const { return moments_[1] != nullptr; }
    /// The variance of these points under optimal play. Requires `hasSpread`.
    double variance(const CardState& state) const
    {
        const double mean = withBonus(state);
        return std::max(0.0, row(1, boxStateOf(state.filled, state.fifty))[state.upper] - mean * mean);
    }
    /// Solves a turn at this state, with values as `value` counts them.
    Turn turn(const CardState& state) const
    {
        const int earned = bonusOf(state);
        return Turn(joker_, state, [&](Box box, int points, int bonus) {
            return points + (bonus > 0 ? goal_.yahtzeeBonus : 0) - earned + withBonus(after(state, box, points));
        });
    }
    /// Returns the expected points of each legal action from now to the end of the game, with the upper bonus unless already
    /// earned. In the order of `legal`.
    std::vector<double> actionValues(const View& view, const ActionList<Yahtzee>& legal) const;

    /// The number of reachable states between turns, the initial one and full cards included.
    static int states();

private:
    /// The row length: upper totals from 0 to kUpperGoal, padded by the points of one box and a block of lanes. Padding has
    /// the value of kUpperGoal.
    static constexpr std::size_t kRow = 104;

    SolvedGame(Joker joker, const Goal& goal);
    const double* row(std::size_t moment, std::size_t boxState) const { return moments_[moment].get() + boxState * kRow; }
    double* row(std::size_t moment, std::size_t boxState) { return moments_[moment].get() + boxState * kRow; }
    void solveRow(BoxSet filled, bool fifty);
    template <std::size_t Moments>
    void solveLanes(BoxSet filled, bool fifty, std::size_t firstUpper);

    Joker joker_;
    Goal goal_;
    /// Means and mean squares of `withBonus`, by box state and upper total.
    std::array<std::unique_ptr<double[]>, 2> moments_;
};

} // namespace parlour::yahtzee
