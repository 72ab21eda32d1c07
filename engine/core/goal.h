// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The aim of a seat under the rules of a match, and its probability as people are told it. Bots, analysts and contests go on
// in shares of the win, which sum to 1 over the seats: where several seats win together, a share says too little ("17 %" for
// an even game of two teams of three).
#pragma once

#include "engine/base/sentence.h"

#include <algorithm>
#include <string_view>

namespace parlour {

struct Goal {
    Text chance = SAY("Report", "Chance to win"); ///< names the probability to reach it
    int winners = 1; ///< seats that reach it together, each with an equal share of the win

    /// The probability that belongs to a share of the win. A draw counts as if it were decided by lot.
    double chanceOf(double share) const { return std::min(1.0, winners * share); }
    bool operator==(const Goal& other) const
    {
        return winners == other.winners && std::string_view(chance.english) == other.chance.english;
    }
};

/// The goal that game G names by its optional member goal(rules); else that of a single winner.
template <class G>
Goal goalOf(const typename G::Rules& rules)
{
    if constexpr (requires { G::goal(rules); })
        return G::goal(rules);
    else
        return {};
}

} // namespace parlour
