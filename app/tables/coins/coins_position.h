// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the viewer of a position knows, in the types of Coins, and the timelines that were given up on the way there. Called
// by the words and the layout. Knows Views and events, nothing of places and colours.
#pragma once

#include "app/tables/kit/position.h"
#include "engine/coins/coins_notation.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace parlour::coins {

/// A timeline that somebody left by going back.
struct Branch {
    Seat by = 0; ///< who pulled the lever; of two who asked for the same round the first
    int from = 0; ///< the round it was left in
    int to = 0; ///< the round that was tossed again
    Tosses tosses; ///< up to `from`, 1: the first seat scored
};

/// The timelines given up in a story, oldest first. One walk over its events.
std::vector<Branch> branchesOf(const Story& story);

/// The first step of those that the last of `told` undid: the toss of the round that it went back to; the number of steps
/// if it undid nothing.
std::size_t firstUndone(const Story& told);

class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    using kit::SeenPosition<View, Event, parseAction>::SeenPosition;

    /// A person at the table sees the present timeline only; else it is watched.
    bool isPlaying() const { return info(me()).person && !position().open; }

    int rounds() const { return view().rules.rounds; }
    int round() const { return view().round; }
    bool isTossed() const { return view().tosses.count() == view().round; }
    int toCome() const { return rounds() - view().tosses.count(); }
    int lead(Seat seat) const { return seat == me() ? view().lead() : -view().lead(); }
    int score(Seat seat) const
    {
        const int mine = view().tosses.ones();
        return seat == me() ? mine : view().tosses.count() - mine;
    }
    /// Has the seat scored in a round of the present timeline?
    bool scored(Seat seat, int round) const { return view().tosses.of(round) == (seat == me()); }
    /// The latest round that the viewer knows to be blocked, and who did so; 0: none.
    int blocked() const;
    Seat blocker() const;
    /// Has given its answer in this round.
    bool hasAnswered(Seat seat) const;
    /// The last step was a toss.
    bool justTossed() const;
    /// Seats that have gone back in the last step; empty unless the viewer was told.
    std::vector<Event> journeys() const;
};

} // namespace parlour::coins
