// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The infoset of a decision at a table of two as features of a network, and a fixed numbering of actions.
#pragma once

#include "engine/coup/coup_types.h"

#include <cstdint>

namespace parlour::coup {

/// The features that are 1, ascending; all others are 0.
inline constexpr std::size_t kFeatures = 3005;
using InfosetFeatures = FixedList<std::uint16_t, 128>;

/// The hand, cards face up, coins, the decision, each seat's claims and their fate, its last action, and the last actions of
/// both.
InfosetFeatures featuresOf(const View& view);

/// Of a critic that sees both hands: in addition, the hand of the other and whether its claim of the moment is true.
inline constexpr std::size_t kOpenInfosetFeatures = kFeatures + 22;
/// `features` are those of the deciding seat's view, `disputed` is the claim that it may challenge, or None.
InfosetFeatures openInfosetOf(const InfosetFeatures& features, const Hand& theirs, Role disputed);

/// The number of a legal action, below kActionNumbers, whatever the hand. Different decisions have different numbers.
inline constexpr std::size_t kActionNumbers = 64;
std::uint8_t actionNumber(const View& view, const Actions& legal, std::size_t place);

} // namespace parlour::coup
