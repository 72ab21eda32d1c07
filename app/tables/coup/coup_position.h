// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A Position of Coup in its own types: View, visible hands, events of the last step, legal actions. Made by the table and
// its texts; knows no rules beyond the View.
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

/// A challenge or a block: one seat against the claim or the action of another.
struct Dispute {
    Seat by = -1;
    Seat against = -1;
    Role claim = Role::None; ///< the disputed claim, or the blocker's own
    bool isBlock = false;
};

/// The reason why a seat has to lose a card.
enum class LossReason { WrongChallenge, Bluff, Unpaid, Coup, Assassination };

class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    using kit::SeenPosition<View, Event, parseAction>::SeenPosition;

    bool isDealt() const { return view().phase != Phase::Deal; }

    int coins(Seat seat) const { return view().coins[asIndex(seat)]; }
    int cards(Seat seat) const { return view().cards[asIndex(seat)]; }
    const FixedList<Role, kHandSize>& lost(Seat seat) const { return view().lost[asIndex(seat)]; }
    bool isOut(Seat seat) const { return isDealt() && cards(seat) == 0; }
    /// Null if the hand is closed to the viewer.
    const Hand* hand(Seat seat) const { return viewOf(seat) ? &viewOf(seat)->hand : nullptr; }
    // Whether the person at the bottom may do it now.
    bool mayTarget(Action::Kind kind, Seat seat) const;
    bool mayDo(Action::Kind kind) const;

    bool isWindow() const;
    /// The seat whose claim a reaction window is about, and the claim; -1 and None if there is none, as while foreign aid
    /// may be blocked.
    Seat claimant() const;
    Role claim() const;
    /// The dispute of the last step, or the one whose outcome is awaited; nullopt if there is none.
    std::optional<Dispute> dispute() const;
    /// The reason of `view().loser` in Phase::Lose.
    LossReason lossReason() const;

    // Counts from the view of the seat at the bottom (coup_counting.h).
    CardCount count(Role claim) const { return countOf(view(), claim); }
    int hidden() const { return hiddenCards(view()); }
    /// The belief in a claim by counts and claims so far, in percent, rounded; nullopt unless beliefs are shown.
    std::optional<int> beliefIn(Seat seat, Role claim) const;
    /// The probability of a claim in percent, rounded: the belief, else by the counts alone.
    int chanceOf(Seat seat, Role claim) const;

    /// Whether the claim that may be challenged is certainly true: by the counts the claimant must hold the role, or has
    /// shown it and must still hold it.
    bool isProven() const;

    /// The number of each role in the court deck; nullopt unless all hands are open.
    std::optional<std::array<int, kRoles>> court() const;
};

} // namespace parlour::coup
