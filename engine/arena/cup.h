// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bracket of a cup, from the results of its sets: pure. Called by pairingsOf and by tables that show it.
//
// Entrants are in the order of their seeding. In a group of n the bracket has the next power of two places: place i meets
// place (size - 1 - i), and where there is nobody, i goes on without playing, so that byes go to the best seeds. Winners
// take the place of the better seed; they go on for the upper half of the places and the losers for the lower half, each
// half a group of its own, until every place is decided. Encounters of a round are played side by side: everybody's first
// set, then everybody's second who still needs one.
#pragma once

#include <cstdint>
#include <vector>

namespace parlour {

/// What became of one set, as seen by the first of the encounter.
enum class SetResult : std::uint8_t { Won, Lost, Tied };

/// So many tied sets of one encounter are played again; after that, a tied set goes to the better seed, so that twins
/// finish.
inline constexpr int kTiedSetsReplayed = 2;

struct Encounter {
    int first = 0; ///< the better seed of the two entrants
    int second = 0;
    int bestPlace = 0; ///< the places that the group plays for, from 0
    int worstPlace = 0;
    int setsFirst = 0;
    int setsSecond = 0;
    int ties = 0;
    std::vector<int> sets; ///< numbers of the results that it is made of
    int winner = -1; ///< -1: goes on
    bool operator==(const Encounter&) const = default;
};

struct Bracket {
    std::vector<std::vector<Encounter>> rounds;
    /// Encounters of the last round that play the next sets, in this order; empty: the cup is over.
    std::vector<std::size_t> next;
    std::vector<int> places; ///< entrants, the winner first; while the cup goes on, as far as it is decided
    bool isOver() const { return next.empty(); }
};

/// `results` are the sets in the order in which they were asked for. A wave of sets that is not complete is ignored.
Bracket bracketOf(int entrants, int firstTo, const std::vector<SetResult>& results);

} // namespace parlour
