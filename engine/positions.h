// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position of any game as lines of text that people read and write: what one seat knows when it is asked.
//
//   parlour-position 1
//   game yahtzee
//   rules joker=forced,players=2        may be missing, as any rule: defaults
//   seat 0
//   dice 3 3 5 1 3                      the fields of the View (G::fields), a line each, in any order
//   boxes aces=3 chance=21
//   totals ?                            not known; as if the line were missing
//
// A list whose items hold blanks is written with "|" between them: "known 6s 7h | | Td". Sets, as cards in a hand, may stand
// in any order; sequences, as numbers by seat, may not. Lines that begin with # are remarks. There is one reader: G::viewOf
// makes the View, stateOf() a State with everything hidden dealt at random, and G::look must show again what was given.
#pragma once

#include "engine/core/any_match.h"

namespace parlour {

/// The limits above which a position is refused, in bytes.
inline constexpr std::size_t kLongestPosition = 64 * 1024;

/// A position that was read.
struct DealtPosition {
    const GameInfo* game = nullptr;
    Seat seat = 0; ///< is asked
    std::unique_ptr<AnyMatch> match; ///< in that position, what the seat cannot see being dealt at random
};

/// Returns the View of `seat`, which is asked, as text.
std::string positionText(const AnyMatch& match, std::string_view game, Seat seat);

/// A match of a game that begins with `state`, the game's State as AnyAnalyst::deal() gives it; `seed` deals what follows.
std::unique_ptr<AnyMatch> matchFrom(std::string_view game, const std::any& state, std::uint64_t seed);

/// Reads a position; `seed` deals what is hidden and all that follows. On an error `line` is the number of the wrong line,
/// counted from 1; 0 if there is none. `field`, unless it is null, gets the name of the wrong field, which may be missing;
/// empty if there is none.
Expected<DealtPosition> readPosition(std::string_view text, std::uint64_t seed, int& line, std::string* field = nullptr);

/// The View that the lines of a position describe, unchecked, for a table that is being put in; what is missing is 0, false
/// or empty. Empty if the text has no lines, no known game or wrong rules.
std::any viewOfLines(std::string_view text);

} // namespace parlour
