// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a View tells, in whole numbers: hands, questions, claims, and the place of each legal action in lists of one length.
// Made from a View alone, for those who keep tables of what they have seen.
#pragma once

#include "engine/coup/coup_types.h"

#include <array>
#include <cstdint>

namespace parlour::coup {

/// The most actions that a table tells apart: the seven of a turn.
inline constexpr std::size_t kMaxActions = 7;

/// Roles that `seat` has claimed and that nobody has looked at, a bit each.
unsigned openClaims(const PublicState& open, Seat seat);

/// Cards in any order as one number below 2^11; at most four.
unsigned handCode(const Hand& hand);

/// What is asked, below 128; the first card that `seat` has lost, counted from 1, or 0.
unsigned questionCode(const View& view);
unsigned lostCode(const PublicState& open, Seat seat);

/// The other of two: who has cards beside the seat of the view; -1 if more than one has.
Seat onlyOther(const View& view);

/// The place of each legal action among those that a table tells apart: the printed rules' list of a turn or window, lost
/// and returned cards by role. kNoPlace: a table has nothing for it (the crate's strikes without money).
inline constexpr std::uint8_t kNoPlace = 255;
struct Places {
    FixedList<std::uint8_t, Actions::kMax> of; ///< by index of the legal list
    std::size_t count = 0; ///< how many the table tells apart
};
Places placesOf(const View& view, const Actions& legal);

} // namespace parlour::coup
