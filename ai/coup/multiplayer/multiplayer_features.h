// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The infoset of a decision at a table of three to six as features of a network, and a fixed numbering of actions. Seats are
// counted from the seat that decides, so that one network plays all seats of all tables.
#pragma once

#include "engine/coup/coup.h"

namespace parlour::coup {

/// The numbers of the features that are 1, ascending; all others are 0.
inline constexpr std::size_t kMultiplayerFeatures = 1767;
using MultiplayerFeatures = FixedList<std::uint16_t, 256>;
/// The own cards, and of each seat its cards, coins, claims and their fate, its last action, and its part in this turn.
/// Printed rules only.
MultiplayerFeatures multiplayerFeaturesOf(const View& view);

using Hands = std::array<Hand, kMaxSeats>; ///< by seat

/// Of a critic that sees all cards: in addition, the hands of the others, whether the claim of the moment is true, and
/// which seats play by habit, not by the policy. Without the last, an action would be worth what its usual players are.
inline constexpr std::size_t kOpenFeatures = kMultiplayerFeatures + 102 + kMaxSeats;
/// `features`: those of the View, which is that of the seat that decides.
MultiplayerFeatures openFeaturesOf(const View& view, const Hands& hands, const MultiplayerFeatures& features,
                                   SeatSet habitual);

/// The number of an action, below kMultiplayerActions. Different legal actions of a decision have different numbers.
inline constexpr std::size_t kMultiplayerActions = 54;
std::uint8_t multiplayerActionNumber(const View& view, const Action& action);

} // namespace parlour::coup
