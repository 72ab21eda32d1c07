// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Coming events that decide which of two actions is better. Shared by the analysts of several games; knows none of them.
#pragma once

#include "engine/core/analyst.h"

#include <optional>
#include <span>

namespace parlour {

/// A probability in hundredths, for sentences: 1 to 99.
long long hundredths(double chance);

/// An event after an action.
struct ComingEvent {
    double chance = 0;
    double value = 0; ///< of the action if it happens
    double otherwise = 0; ///< of the action if it does not
};

/// The fact, without words, that `event` happens after an action if that is better than another one worth `other`, or that
/// it does not if it is worse. nullopt if the better action is the same with and without it, if it is all but certain, or if
/// it is so much likelier than it needs to be that it decides little.
std::optional<DecidingFact> factOf(const ComingEvent& event, double other, bool isBetter);

/// The fact about the own next card, with its words, that decides between an action worth `byCard` of each card and one
/// worth `other` that draws none. Cards are 1 to 10, by value - 1, and come with `chances`. nullopt if the cards that speak
/// for drawing are no range, or as above.
std::optional<DecidingFact> factOfNextCard(std::span<const double, 10> chances, std::span<const double, 10> byCard,
                                           double other, bool isDrawBetter);

} // namespace parlour
