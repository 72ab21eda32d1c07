// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features of a View for rule-based bots: visible cards, coins, claims, the chance that a claim is true by counting cards,
// and the strongest opponent.
#pragma once

#include "engine/coup/coup_counting.h"

#include <algorithm>
#include <array>

namespace parlour::coup {

/// Roles that `seat` has claimed without having been made to show them: bit i for role i.
unsigned openClaims(const PublicState& open, Seat seat);

/// The only opponent still in the game; -1 if there are several.
Seat onlyOther(const View& view);

/// Roles from the most to the least useful one to keep.
inline constexpr std::array kByUse = {Role::Duke, Role::Assassin, Role::Captain, Role::Contessa, Role::Ambassador};

class Features {
public:
    explicit Features(const View& view) : view_(view) {}

    bool has(Role role) const { return view_.hand.contains(role); }
    int cards(Seat seat) const { return view_.cards[static_cast<std::size_t>(seat)]; }
    int coins(Seat seat) const { return view_.coins[static_cast<std::size_t>(seat)]; }
    int coins() const { return coins(view_.seat); }
    int timesClaimed(Seat seat, Role role) const
    {
        return view_.claims[static_cast<std::size_t>(seat)][static_cast<std::size_t>(role)];
    }
    bool wasCaught(Role role) const { return view_.caught[static_cast<std::size_t>(view_.seat)].has(role); }
    bool allFaceUp(Role role) const { return view_.faceUp[static_cast<std::size_t>(role)] == kCopies; }

    /// The claim that can be challenged, in the phases ChallengeAction and ChallengeBlock, and the seat that made it.
    Role claim() const { return view_.phase == Phase::ChallengeAction ? claimOf(view_.action) : view_.blockAs; }
    Seat claimant() const { return view_.phase == Phase::ChallengeAction ? view_.actor : view_.blocker; }

    /// The chance that `seat` holds a card that proves `claim`, if each hidden card is equally likely to be anywhere.
    double chanceOf(Role claim, Seat seat) const { return coup::chanceOf(view_, seat, claim); }

    /// The opponent with the most cards, then the most coins, then the lowest seat.
    Seat strongest() const
    {
        const SeatSet others = view_.seated - SeatSet::of(view_.seat);
        Seat strongest = -1;
        for (const Seat seat : others)
            if (cards(seat) > 0 && (strongest < 0 || strength(seat) > strength(strongest)))
                strongest = seat;
        return strongest < 0 ? others.first() : strongest;
    }
    /// The opponent with the most coins, then the lowest seat.
    Seat richest() const
    {
        const SeatSet others = view_.seated - SeatSet::of(view_.seat);
        Seat richest = others.first();
        for (const Seat seat : others)
            if (coins(seat) > coins(richest))
                richest = seat;
        return richest;
    }

    /// The least useful card of the hand. The second copy of a role counts below all single cards.
    Role leastUseful() const
    {
        for (auto role = kByUse.rbegin(); role != kByUse.rend(); ++role)
            if (std::count(view_.hand.begin(), view_.hand.end(), *role) > 1)
                return *role;
        return *std::find_if(kByUse.rbegin(), kByUse.rend(), [this](Role role) { return has(role); });
    }
    /// Returns the two least useful cards of an exchange.
    Action giveBack() const
    {
        View left = view_;
        std::array<Role, 2> back{};
        for (Role& card : back) {
            card = Features(left).leastUseful();
            left.hand.eraseFirst(card);
        }
        return {Action::Kind::Return, -1, std::min(back[0], back[1]), std::max(back[0], back[1])};
    }

private:
    int strength(Seat seat) const { return cards(seat) * 100 + coins(seat); }

    const View& view_;
};

} // namespace parlour::coup
