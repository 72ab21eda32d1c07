// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts that the games to 20 share: the goal, the risk of the next house card, and the sentences of their common events.
// Included by the types and texts of these games; knows neither.
#pragma once

#include "engine/base/tokens.h"

#include <string>
#include <string_view>

namespace parlour::twenty {

inline constexpr int kGoal = 20; ///< the total to reach; more is a bust
inline constexpr int kHighestHouse = 10;

/// The number of house cards that nobody has seen, and how many of them would take a seat over 20.
struct HouseRisk {
    int left = 0, bust = 0;
};
/// `counts`: numbers of unseen house cards by value - 1.
template <class Counts>
HouseRisk houseRisk(const Counts& counts, int total)
{
    HouseRisk risk;
    int card = 0;
    for (const int count : counts) {
        risk.left += count;
        risk.bust += total + ++card > kGoal ? count : 0;
    }
    return risk;
}

/// "17", or "23, bust".
inline std::string totalOrBust(int total)
{
    return std::to_string(total) + (total > kGoal ? ", bust" : "");
}

/// "player 1 wins the match, 3 to 1"; "Drawn match, 2 to 2" with the word `drawn`.
template <class Event>
std::string endText(const Event& event, std::string_view drawn, const std::string& part)
{
    return (event.seat < 0 ? std::string(drawn) + ' ' + part + ", " : playerText(event.seat) + " wins the " + part + ", ")
        + std::to_string(event.totals[0]) + " to " + std::to_string(event.totals[1]);
}

/// The sentence of an event that both games have, as plain English: a draw, the end of a turn or that of the match.
template <class Event>
std::string commonText(const Event& event)
{
    using Kind = typename Event::Kind;
    if (event.kind == Kind::MatchEnded)
        return endText(event, "Drawn", "match");
    const std::string total = totalOrBust(event.total);
    return playerText(event.seat)
        + (event.kind == Kind::Drew          ? " draws " + std::to_string(event.value) + ": " + total
               : event.kind == Kind::Reached ? " has 20 and stands"
               : event.kind == Kind::Stood   ? " stands with " + total
                                             : " ends the turn with " + total);
}

} // namespace parlour::twenty
