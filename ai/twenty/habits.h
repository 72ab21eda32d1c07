// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The habits of people in the games to 20, which those who know them do not have. Each game lists its own.
#pragma once

#include "engine/twenty/twenty.h"

#include <optional>

namespace parlour::twenty {

/// The lowest total that people stand on, the highest one that they draw on, and the lowest one that they play a side card
/// to reach.
inline constexpr int kLowestStand = 15;
inline constexpr int kHighestToDrawOn = 18;
inline constexpr int kLowestPlay = 18;

/// The totals that an action is judged by.
struct Totals {
    int mine = 0, theirs = 0;
    bool isOtherStanding = false;

    bool wins(int total) const { return isOtherStanding && total > theirs; } ///< if it is stood on
};

/// `stands`: the action stands without playing a card.
inline std::optional<bool> standsLow(const Totals& totals, bool stands)
{
    if (totals.mine >= kLowestStand || totals.wins(totals.mine))
        return {};
    return stands;
}

/// `draws`: the action draws without playing a card.
inline std::optional<bool> drawsHigh(const Totals& totals, bool draws)
{
    const bool behind = totals.isOtherStanding && totals.mine < totals.theirs;
    if (totals.mine <= kHighestToDrawOn || totals.mine > kGoal || behind)
        return {};
    return draws;
}

/// `total`: that after the card.
inline std::optional<bool> playsLow(const Totals& totals, int total)
{
    if (totals.wins(total))
        return {};
    return totals.mine == kGoal || total < kLowestPlay;
}

} // namespace parlour::twenty
