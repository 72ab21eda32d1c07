// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bayesian matrix games: the row player does not know which of several types the column player is of. Solved by regret
// matching+ with linear averaging (Tammelin, Solving Large Imperfect Information Games Using CFR+, 2014).
#pragma once

#include "engine/base/fixed_list.h"

namespace parlour {

class BayesianGame {
public:
    static constexpr std::size_t kMaxRows = 8, kMaxColumns = 4, kMaxTypes = 12;
    using Mix = std::array<float, kMaxRows>;

    /// A type of the column player.
    struct Type {
        std::size_t columns = 0;
        float weight = 1; ///< its probability
        std::array<std::array<float, kMaxColumns>, kMaxRows> payoffs{}; ///< of the row player
        std::array<float, kMaxColumns> mix{}; ///< its strategy, once solved
    };

    /// At least one row, and one type with one column.
    std::size_t rows = 0;
    FixedList<Type, kMaxTypes> types;
    Mix mix{}; ///< the row player's strategy, once solved
    Mix bias{}; ///< added to the row player's payoffs when it chooses

    /// Computes an equilibrium: exactly if there is a pure one or for one type of 2 x 2, else by this many iterations.
    void solve(int iterations);
    /// The row player's payoff for a row, and for its strategy.
    float payoff(std::size_t row) const;
    float payoff() const;

private:
    using ColumnSums = std::array<std::array<float, kMaxColumns>, kMaxTypes>; ///< over all rows, by type
    ColumnSums columnSums() const;
    void setBestResponses(std::size_t row, const ColumnSums& sums);
    bool solveSaddle();
    bool solvePure();
    bool solveTwoByTwo();
    float biasedPayoff(std::size_t row) const { return payoff(row) + bias[row]; }
};

} // namespace parlour
