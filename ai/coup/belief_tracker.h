// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Belief tracker: both players' reach probabilities at a table of two, updated from the deal on by every public action. It
// models decisions by the trained table and, when both have one card, by solving the turn (ending_solver.h). That solution
// is also what our master plays. Sees nothing but a View.
#pragma once

#include "ai/coup/duel/ending_solver.h"
#include "ai/coup/duel/strategy.h"

namespace parlour::coup {

class BeliefTracker {
public:
    /// A decision of a solved turn, by action (duel.h).
    struct Solution {
        std::array<float, kMaxKept> frequencies;
        std::array<float, kMaxKept> values; ///< shares of the win
        bool operator==(const Solution&) const = default;
    };

    /// Without either, which may be null, all queries return nullopt. Both must outlive this.
    BeliefTracker(const Strategy* table, const EndingNet* net) : table_(table), net_(net) {}

    /// The solution at the infoset of the view, in an ending of two by the printed rules. nullopt elsewhere and where the
    /// course of the game is unknown or impossible. Continues from the previous view if that was of the same game.
    std::optional<Solution> solutionOf(const View& view);
    /// The share of the win of the seat in such an ending, whichever seat decides. Its own decision is worth its best
    /// action.
    std::optional<float> endingShareOf(const View& view);
    /// The share of the win of the seat where a turn of such an ending begins, by the value network without solving the
    /// turn; nullopt elsewhere. The end of a rollout.
    std::optional<float> turnShareOf(const View& view);
    /// The probabilities of the actions of the seat of `view` in the ending that the latest question was about; nullopt if
    /// it was about none. `view` is of the same turn, of either seat.
    std::optional<std::array<float, kMaxKept>> frequenciesAt(const View& view) const;
    /// The probability of each hand of the opponent (hands.h), at any table of two by the printed rules. Without cards
    /// drawn in an exchange, and with a shown card that has not been replaced yet.
    std::optional<Row> rangeOf(const View& view);
    /// The probability that the opponent holds a card of each role.
    std::optional<std::array<float, kRoles>> roleProbabilities(const View& view);

private:
    /// The player of duel_ that is not the observer.
    std::size_t observed() const { return mover_ == seat_ ? 1 : 0; }
    bool syncTo(const View& view);
    bool syncToEnding(const View& view);
    bool replay(const View& view);
    bool advance(const PublicAction& action);
    void solveEnding();
    ByAction currentStrategy();

    const Strategy* table_;
    const EndingNet* net_;
    Seat seat_ = 0; ///< the observer, which knows its own strategy better than the other's
    Seat mover_ = 0; ///< player 0 of duel_
    Course course_; ///< the actions processed
    Duel duel_;
    Ranges reach_ = uniformRanges();
    Row beforeLoss_{}; ///< the other's reach probabilities before the latest loss, and before a shown card was replaced
    std::optional<EndingSolver> ending_; ///< of this turn; lazy
};

} // namespace parlour::coup
