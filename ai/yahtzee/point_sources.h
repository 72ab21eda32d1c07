// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The expected points of the rest of a card by source: each box, the upper bonus and Yahtzee bonuses, under play for points.
// Used by the analyst to explain values. Exact: the sources of a state sum to its value in the solved game.
//
// Calculated backwards from full cards, for the states that a card can still reach, and kept: a request from a later turn of
// the same card needs no further work. All states take 27 MB; analysts share them. Knows card states, no View.
#pragma once

#include "ai/yahtzee/solver.h"

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace parlour::yahtzee {

class PointSources {
public:
    static constexpr std::size_t kUpperBonusAt = kBoxes;
    static constexpr std::size_t kYahtzeeBonusAt = kBoxes + 1;
    /// Points by source: the boxes in their order, then both bonuses.
    using Points = std::array<double, kBoxes + 2>;

    /// `game` must be solved for its points.
    explicit PointSources(std::shared_ptr<const SolvedGame> game) : game_(std::move(game)), table_(std::make_unique<Table>())
    {
    }

    /// Calculates all states that can follow `state`, itself included; false if stopped. The result does not depend on
    /// `threads`. Concurrent callers wait.
    bool prepare(const CardState& state, int threads, const stop_token& stop) const;

    // For states that follow a prepared one.

    /// Adds the points of the rest of the card, times `chance`. Includes the upper bonus if it is earned at any time.
    void add(Points& to, const CardState& state, double chance) const;
    /// Adds the points of ending a turn in a box and of the rest after it, times `chance`.
    void add(Points& to, const CardState& state, Box box, const ScoredPoints& scored, double chance) const;

private:
    /// The states of a box state, by upper total from `lowest`; lower totals, which cannot reach the bonus, share its
    /// values. Each has the points of the free boxes and of both bonuses.
    struct Row {
        int lowest = 0;
        int count = 0; ///< of totals; 0: not calculated
        std::size_t width = 0; ///< of sources
        std::vector<double> points;

        const double* of(int upper) const
        {
            return points.data() + static_cast<std::size_t>(std::clamp(upper - lowest, 0, count - 1)) * width;
        }
    };

    struct Table {
        std::mutex mutex; ///< held while rows are calculated, which never change later
        std::vector<Row> rows = std::vector<Row>(kBoxStates); ///< by box state
    };

    const Row& rowOf(BoxSet filled, bool fifty) const { return table_->rows[boxStateOf(filled, fifty)]; }
    Row solve(BoxSet filled, bool fifty) const;
    void solveLanes(BoxSet filled, bool fifty, int firstUpper, double* out, std::size_t lanes) const;

    std::shared_ptr<const SolvedGame> game_;
    std::unique_ptr<Table> table_;
};

} // namespace parlour::yahtzee
