// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A Position in the types of Coins, and the timelines abandoned on the way to it. Used by the texts and the layout. Knows
// Views and events, no places and colours.
#pragma once

#include "app/tables/kit/position.h"
#include "engine/coins/coins_notation.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace parlour::coins {

/// A timeline abandoned by a journey back.
struct AbandonedTimeline {
    Seat by = 0; ///< the seat that pulled the lever; the first one if both went to the same round
    int from = 0; ///< its last round
    int to = 0; ///< the round that was tossed again
    Tosses tosses; ///< up to `from`; 1: seat 0 scored
};

/// The timelines abandoned in a story, oldest first. Linear in its events.
std::vector<AbandonedTimeline> branchesOf(const Story& story);

/// The index of the first step that the last of `told` undid: the toss of the round that it went back to. The number of
/// steps if it undid none.
std::size_t firstUndone(const Story& told);

class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    using kit::SeenPosition<View, Event, parseAction>::SeenPosition;

    /// Whether a person plays, who sees the present timeline only.
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
    /// Whether the seat scored in a round of the present timeline.
    bool scored(Seat seat, int round) const { return view().tosses.of(round) == (seat == me()); }
    /// The latest round that the viewer knows to be blocked, and the seat that blocked it; 0: none.
    int blocked() const;
    Seat blocker() const;
    /// Whether the seat has answered in this round.
    bool hasAnswered(Seat seat) const;
    /// Whether the last step was a toss.
    bool justTossed() const;
    /// The journeys of the last step; empty if the viewer must not know of them.
    std::vector<Event> journeys() const;
};

} // namespace parlour::coins
