// Where a decision of two stands, as the tables of Coup tell positions apart: an information set with what matters little
// left out. Made from a View alone, by those who train and by those who play. Two players are left at the table; cards that
// others have lost before count only in what can still be there.
#pragma once

#include "engine/coup/coup_types.h"

#include <array>
#include <cstdint>

namespace parlour::coup {

/// The most actions that a table tells apart: the seven of a turn.
inline constexpr std::size_t kMostActions = 7;

/// A number below 2^48 that two positions share if they are to be played in the same way.
using SpotKey = std::uint64_t;

/// A position told apart in two degrees.
struct Spot {
    SpotKey fine = 0; ///< hand, question, lost cards, coins near the prices, and those claims that bear on the question
    SpotKey rough =
        0; ///< hand, question, cards left, what the coins are enough for: answers for fine ones that are seldom met
};

/// Roles that `seat` has claimed and that nobody has looked at, a bit each.
unsigned openClaims(const Open& open, Seat seat);

/// Cards in any order as one number below 2^11; at most four.
unsigned handCode(const Hand& hand);

/// What is asked, below 128; the first card that `seat` has lost, counted from 1, or 0.
unsigned questionCode(const View& view);
unsigned lostCode(const Open& open, Seat seat);

/// The spot of who is asked in `view`; `other` is the one other seat that counts.
Spot spotOf(const View& view, Seat other);

/// The other of two: who has cards beside the seat of the view; -1 if more than one has.
Seat onlyOther(const View& view);

/// The place of each legal action among those that a table tells apart: the printed rules' list of a turn or window, lost
/// and returned cards by role. kNoPlace: a table has nothing for it (the crate's strikes without money).
inline constexpr std::uint8_t kNoPlace = 255;
struct Places {
    FixedList<std::uint8_t, Actions::kMost> of; ///< by index of the legal list
    std::size_t count = 0; ///< how many the table tells apart
};
Places placesOf(const View& view, const Actions& legal);

} // namespace parlour::coup
