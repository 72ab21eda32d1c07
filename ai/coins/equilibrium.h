// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Simultaneous decisions: how often each side takes which of its actions, when the first side does not know which of several
// kinds the other is of. Regret matching+ with linear averaging (Tammelin, Solving Large Imperfect Information Games Using
// CFR+, 2014). Used by the trainer of the value network and by our own players.
#pragma once

#include "engine/base/fixed_list.h"

namespace parlour::coins {

class Equilibrium {
public:
    static constexpr std::size_t kRows = 8, kColumns = 4, kKinds = 12;
    using Mix = std::array<float, kRows>;

    /// A kind of other side.
    struct Kind {
        std::size_t columns = 0;
        float weight = 1; ///< how likely it is; those of all kinds sum to 1
        std::array<std::array<float, kColumns>, kRows> shares{}; ///< of the first side
        std::array<float, kColumns> mix{}; ///< how often it does what, once solved
    };

    /// At least one of each.
    std::size_t rows = 0;
    FixedList<Kind, kKinds> kinds;
    Mix mix{}; ///< how often the first side does what, once solved
    Mix taste{}; ///< what an action seems worth beyond what it is

    /// Finds both sides' mixes: exactly where nobody needs to mix or one kind has two actions against two, else by so many
    /// iterations.
    void solve(int iterations);
    /// The first side's share if it takes `row`, and if it mixes.
    float share(std::size_t row) const;
    float share() const;

private:
    using ColumnSums = std::array<std::array<float, kColumns>, kKinds>; ///< over all rows, by kind
    ColumnSums columnSums() const;
    void answer(std::size_t row, const ColumnSums& sums);
    bool solveSaddle();
    bool solvePure();
    bool solveTwoByTwo();
    float seemingShare(std::size_t row) const { return share(row) + taste[row]; }
};

} // namespace parlour::coins
