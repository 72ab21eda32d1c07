// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bracket of a cup as a pure function of the results of its sets. Called by pairingsOf and by the contest's table.
//
// Entrants are in the order of their seeding. The bracket of a group of n has the next power of two places: place i meets
// place (size - 1 - i); if that is empty, i has a bye, so byes go to the best seeds. A winner takes the place of the better
// seed. Winners continue for the upper half of the places, losers for the lower half, each half a group of its own, until
// every place is decided. Encounters of a round are interleaved: the first set of each, then the second of each that is
// undecided.
#pragma once

#include <cstdint>
#include <vector>

namespace parlour {

/// The result of one set for the first of the encounter.
enum class SetResult : std::uint8_t {
    Won, ///< the set counts for the first
    Lost, ///< the set counts for the other
    Tied ///< the set is played again
};

/// The number of tied sets of an encounter that are replayed. A further tied set goes to the better seed, so that identical
/// bots finish.
inline constexpr int kTiedSetsReplayed = 2;

struct Encounter {
    int first = 0; ///< the better seed of the two entrants
    int second = 0;
    int bestPlace = 0; ///< the places that the group plays for, from 0
    int worstPlace = 0;
    int setsFirst = 0;
    int setsSecond = 0;
    int ties = 0;
    std::vector<int> sets; ///< indices of its results
    int winner = -1; ///< -1: undecided
    bool operator==(const Encounter&) const = default;
};

struct Bracket {
    std::vector<std::vector<Encounter>> rounds;
    /// Encounters of the last round that play the next sets, in this order; empty if the cup is over.
    std::vector<std::size_t> next;
    std::vector<int> places; ///< entrants, the winner first; provisional until the cup is over
    bool isOver() const { return next.empty(); }
};

/// The bracket after `results`, the sets in the order of Bracket::next. An incomplete wave of sets is ignored.
Bracket bracketOf(int entrants, int firstTo, const std::vector<SetResult>& results);

} // namespace parlour
