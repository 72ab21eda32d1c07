// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Yahtzee alone, solved: the points that the rest of a card is worth on average when it is played for as many as possible.
// Made once and then read by any number of threads; players, hints and the command line ask it. Knows cards and dice, no
// State.
//
// Backward induction over the filled boxes, the upper boxes' total and whether the Yahtzee box holds 50 (Verhoeff, "How to
// Maximize Your Score in Solitaire Yahtzee", 1999). The whole game is worth 254.587729 with forced jokers, 254.589609 with
// free ones.
#pragma once

#include "ai/yahtzee/turn.h"
#include "engine/yahtzee/yahtzee.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace parlour::yahtzee {

class SolvedGame {
public:
    /// What is solved.
    struct Goal {
        bool spread = false; ///< also how far the rest spreads; takes about three times as long
        int yahtzeeBonus = kYahtzeeBonus; ///< what each Yahtzee bonus is thought to be worth, in points
    };

    /// Solves the game from nothing. The result is the same for any number of threads, which is at least 1. Empty after a
    /// request to stop.
    static std::optional<SolvedGame> solve(Joker joker, const Goal& goal, int threads, const std::stop_token& stop = {});

    Joker joker() const { return joker_; }
    /// Expected points of a whole game.
    double value() const { return value(CardState{}); }
    /// Expected points of the rest: boxes, Yahtzee bonuses, and the upper bonus unless it has been earned. The state must
    /// be one that play can horizon.
    double value(const CardState& state) const { return withBonus(state) - bonusOf(state); }
    /// The same, with the upper bonus also where it has been earned: as if it were paid at the end.
    double withBonus(const CardState& state) const { return row(0, boxStateOf(state.filled, state.fifty))[state.upper]; }
    bool hasSpread() const { return moments_[1] != nullptr; }
    /// The variance of these points when the rest is played for as many as possible. Only where `hasSpread`.
    double variance(const CardState& state) const
    {
        const double mean = withBonus(state);
        return std::max(0.0, row(1, boxStateOf(state.filled, state.fifty))[state.upper] - mean * mean);
    }
    /// A turn at this state; its worth is that of the rest, as `value` counts it.
    Turn turn(const CardState& state) const
    {
        const int earned = bonusOf(state);
        return Turn(joker_, state, [&](Box box, int points, int bonus) {
            return points + (bonus > 0 ? goal_.yahtzeeBonus : 0) - earned + withBonus(after(state, box, points));
        });
    }
    /// What each legal action of the seat that is asked is worth: expected points from now to the end of the game, upper
    /// bonus included unless it has been earned. In the order of `legal`.
    std::vector<double> actionValues(const View& view, const ActionList<Yahtzee>& legal) const;

    /// How many states between turns play can horizon, the beginning and full cards included.
    static int states();

private:
    /// Upper totals from 0 to kUpperGoal, and beyond by what one box can add and the lanes after it: these are worth what
    /// kUpperGoal is.
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
