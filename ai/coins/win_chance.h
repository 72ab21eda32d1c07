// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analyzer's idea of its chance to win, with the slip of its model. Used by Analyzer and its tests.
#pragma once

#include <cstddef>
#include <vector>

namespace parlour::coins {

/// The chance to win as Analyzer sums it up. Each value is worked out once, in one order of evaluation, so that equal
/// positions give equal values to the last bit.
class WinChance {
public:
    explicit WinChance(int rounds);

    /// At `lead` after `round` rounds; `round` 0 to the number of rounds, `lead` within `round` of 0.
    double at(int round, int lead);

private:
    double sum(int toCome, int lead);
    double path(int toCome, int up); ///< `up` at least -toCome
    /// Where a value is kept: by a number of rounds, and one from -rounds to rounds.
    std::size_t place(int rounds, int lead) const;

    int rounds_;
    std::vector<double> known_; ///< by round and lead; negative: not worked out yet
    std::vector<double> paths_; ///< by tosses to come and gains
};

/// toCome! / (2^toCome * up! * down!), down = toCome - up, where factorials of numbers below 2 count as 1. Multiplied and
/// divided in the order of Analyzer's model, which keeps the product near 1 and forgets the last halving when there is no
/// factor left to divide by: with one toss to come the "chance" of either side is 1.
double pathChance(int toCome, int up);

/// The true chance to win if nobody pulled a lever any more, a draw counting half.
double fairChance(int toCome, int lead);

} // namespace parlour::coins
