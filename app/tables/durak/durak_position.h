// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A Position with its types back: the View, the events of the last step and the legal actions as values of Durak. Made by
// the table and its words from what they are handed; knows no rules beyond what the View says.
#pragma once

#include "app/tables/kit/position.h"
#include "engine/durak/durak_notation.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour::durak {

class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    using kit::SeenPosition<View, Event, parseAction>::SeenPosition;

    /// Who is asked now, person or bot; -1: nobody.
    Seat turn() const;

    /// Are the cards dealt, so that there is something to show?
    bool isDealt() const { return view().phase != Phase::Deal; }
    int sizeOf(Seat seat) const { return view().sizes[at(seat)]; }
    bool isOut(Seat seat) const { return isDealt() && view().place[at(seat)] > 0; }
    int placeOf(Seat seat) const { return view().place[at(seat)]; }
    /// The cards of a seat in the order in which they are shown, trumps last; nothing if they are hidden.
    std::optional<std::vector<Card>> handOf(Seat seat) const;
    /// Cards on the table, covers included.
    int onTable() const;
    int uncovered() const;
    int discarded() const;
    /// Cards that the viewer has not seen in this game, by suit.
    std::array<int, kSuits> unseenBySuit() const;
    bool hasTeams() const { return view().rules.teams != Teams::Off; }
    static int teamOf(Seat seat) { return seat % 2; }

    /// The legal actions of a kind.
    std::vector<Action> legalOf(Action::Kind kind) const;
    /// The last thing that a seat did in the last step; nothing if it did nothing.
    std::optional<Event> lastDeed(Seat seat) const;
};

} // namespace parlour::durak
