// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Integer codes of the parts of an information set, and a fixed numbering of its legal actions, for tables keyed by
// infosets.
#pragma once

#include "ai/coup/duel.h"

namespace parlour::coup {

/// A hand of at most four cards, in any order, as a number below 2^11.
unsigned handCode(const Hand& hand);
/// The decision that the view asks for, below 128.
unsigned decisionCode(const View& view);
/// The first card that `seat` has lost: its role plus 1, or 0.
unsigned lostCode(const PublicState& open, Seat seat);

/// The slot of each legal action in a list of fixed length: by kind in a turn, by role where cards are lost or returned,
/// else in the order of the legal list. kNoSlot for actions outside the printed rules.
inline constexpr std::uint8_t kNoSlot = 255;
FixedList<std::uint8_t, Actions::kMax> actionSlots(const View& view, const Actions& legal);

} // namespace parlour::coup
