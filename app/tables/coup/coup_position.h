// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A Position with its types back: the View, the hands that the viewer may see, the events of the last step, the legal
// actions. Made by the table and its words; knows no rules beyond the View.
#pragma once

#include "app/tables/kit/position.h"
#include "engine/base/index.h"
#include "engine/coup/coup_counting.h"
#include "engine/coup/coup_notation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::coup {

inline constexpr std::array kAllRoles = {Role::Ambassador, Role::Assassin, Role::Captain, Role::Contessa, Role::Duke};

/// Why a seat has to choose a card to lose.
enum class LossReason { WrongDoubt, Bluff, Unpaid, Coup, Assassination };

class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    using kit::SeenPosition<View, Event, parseAction>::SeenPosition;

    bool isDealt() const { return view().phase != Phase::Deal; }

    int coins(Seat seat) const { return view().coins[at(seat)]; }
    int cards(Seat seat) const { return view().cards[at(seat)]; }
    const FixedList<Role, kHandSize>& lost(Seat seat) const { return view().lost[at(seat)]; }
    bool isOut(Seat seat) const { return isDealt() && cards(seat) == 0; }
    /// Null: the hand is closed to the viewer.
    const Hand* hand(Seat seat) const { return viewOf(seat) ? &viewOf(seat)->hand : nullptr; }
    // The person at the bottom may do it now.
    bool mayTarget(Action::Kind kind, Seat seat) const;
    bool mayDo(Action::Kind kind) const;

    bool isWindow() const;
    /// Whose claim is on the table in a window, and what is claimed; -1 and None: nobody's. While foreign aid may be blocked
    /// there is no claim.
    Seat claimant() const;
    Role claim() const;
    /// Why `view().loser` has to choose a card in Phase::Lose.
    LossReason lossReason() const;

    // Counting, with the eyes of the seat at the bottom (coup_counting.h).
    CardCount count(Role claim) const { return countOf(view(), claim); }
    int hidden() const { return hiddenCards(view()); }
    /// In 100, rounded.
    int chanceOf(Seat seat, Role claim) const;

    /// The claim that may be doubted is known to be true: all cards that could belie it are seen elsewhere, or the claimant
    /// has shown the card and must still have it.
    bool isProven() const;

    /// How many of each role the court deck has, if all hands are open.
    std::optional<std::array<int, kRoles>> court() const;
};

} // namespace parlour::coup
