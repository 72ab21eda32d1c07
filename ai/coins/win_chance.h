// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analyzer's estimate of its chance to win, with the slip of its model.
#pragma once

#include <cstddef>
#include <vector>

namespace parlour::coins {

/// The chance to win as Analyzer calculates it. Values are cached, so equal positions have equal values to the last bit.
class WinChance {
public:
    explicit WinChance(int rounds);

    /// At `lead`, from -round to round, after `round` rounds, from 0 to the number of rounds.
    double at(int round, int lead);

private:
    double sum(int toCome, int lead);
    double path(int toCome, int up); ///< `up` >= -toCome
    /// The index of a value by rounds, 0 to rounds_, and lead, -rounds_ to rounds_.
    std::size_t place(int rounds, int lead) const;

    int rounds_;
    std::vector<double> known_; ///< by round and lead; negative: not calculated yet
    std::vector<double> paths_; ///< by tosses to come and gains
};

/// toCome! / (2^toCome * up! * down!), down = toCome - up, where factorials of numbers below 2 are 1. Evaluated in the order
/// of Analyzer's model, which keeps the product near 1 and omits the last halving if no other factor is left to divide by:
/// with one toss to come the "chance" of either side is 1.
double pathChance(int toCome, int up);

/// The exact chance to win without further levers. A draw counts half.
double fairChance(int toCome, int lead);

} // namespace parlour::coins
