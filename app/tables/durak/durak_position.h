// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A Position of Durak in its own types: View, events of the last step, legal actions. Made by the table and its texts; knows
// no rules beyond the View.
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

    /// The seat to act, person or bot; -1: nobody.
    Seat turn() const;

    /// Whether the cards are dealt.
    bool isDealt() const { return view().phase != Phase::Deal; }
    int sizeOf(Seat seat) const { return view().sizes[asIndex(seat)]; }
    bool isOut(Seat seat) const { return isDealt() && view().place[asIndex(seat)] > 0; }
    int placeOf(Seat seat) const { return view().place[asIndex(seat)]; }
    /// The cards of a seat in display order, trumps last; nullopt if they are hidden.
    std::optional<std::vector<Card>> handOf(Seat seat) const;
    /// The number of cards on the table, with covers.
    int onTable() const;
    int uncovered() const;
    int discarded() const;
    /// The number of cards by suit that the viewer has not seen in this game.
    std::array<int, kSuits> unseenBySuit() const;
    bool hasTeams() const { return view().rules.teams != Teams::Off; }
    static int teamOf(Seat seat) { return seat % 2; }

    /// The legal actions of a kind.
    std::vector<Action> legalOf(Action::Kind kind) const;
    /// The seat's last event of the last step that is a move; nullopt if there is none.
    std::optional<Event> lastMove(Seat seat) const;
};

} // namespace parlour::durak
