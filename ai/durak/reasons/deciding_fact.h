// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The hidden fact on which the better of two actions depends, over the deals of their rollouts.
#pragma once

#include "ai/durak/action_lead.h"

#include <optional>

namespace parlour::durak {

/// Something hidden that a deal makes true or false.
struct HiddenFact {
    enum class Kind : std::uint8_t {
        HasTrump, ///< the hand has a trump
        HasOver, ///< a higher trump than the trump `card`
        Covers, ///< a card that covers the plain `card`
        HasRank, ///< a card of the rank of `card`
        Has, ///< `card`
        NextIsTrump ///< the next card of the stock
    };
    Kind kind{};
    Seat seat = 0; ///< whose hand
    Card card;
    bool isNegated = false;

    bool holds(const HiddenCards& deal, const View& view) const;
};

/// The lead of the first action over the second with and without the fact.
struct SplitLead {
    Estimate with, without;
};
SplitLead splitBy(const HiddenFact& fact, const View& view, const ActionLead& lead);

/// A fact without which the second action is better, by more than chance: deals that are sampled anew confirm it.
struct FoundFact {
    HiddenFact fact;
    double chance = 0; ///< 0 to 1
    double needed = 0; ///< the chance at which both actions are worth the same
};
/// The one that explains most of the lead, which must be positive; nullopt if none decides. `deals` give the chances.
std::optional<FoundFact> findDecidingFact(const View& view, const std::array<Action, 2>& actions, const ActionLead& lead,
                                          std::span<const HiddenCards> deals);

/// The sentence about the fact, with its chances.
DecidingFact inWords(const FoundFact& found, const View& view);

} // namespace parlour::durak
