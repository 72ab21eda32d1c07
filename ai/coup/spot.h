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

/// A number that two positions share if they are to be played in the same way. Bits, from the lowest: hand 11, own coins 4,
/// other's coins 4, own claims 5, other's claims 5, own lost card 3, other's lost card 3, question 7.
using SpotKey = std::uint64_t;

/// Coins as the tables tell them apart: 0 to 7, 8 or 9, more. Below ten.
constexpr int coinClass(int coins)
{
    return coins <= 7 ? coins : coins <= 9 ? 8 : 9;
}

/// Roles that `seat` has claimed and that nobody has looked at, a bit each.
unsigned openClaims(const Open& open, Seat seat);

/// Cards in any order as one number below 2^11; at most four.
unsigned handCode(const Hand& hand);

/// The spot of who is asked in `view`; `other` is the one other seat that counts.
SpotKey spotOf(const View& view, Seat other);
/// The same without the claims made, for those who find the whole of it in no table.
constexpr SpotKey withoutClaims(SpotKey spot)
{
    return (spot & ~(SpotKey{0x3FF} << 19)) | SpotKey{1} << 63;
}

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
