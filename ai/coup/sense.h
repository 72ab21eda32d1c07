// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What anybody can reckon at a table of Coup: which cards are in sight, how likely a claim is true by the count alone, who
// is the strongest of the others. Used by the bots that play by rules; looks at a View and nothing else.
#pragma once

#include "engine/coup/coup_counting.h"

#include <algorithm>
#include <array>

namespace parlour::coup {

/// Most useful first: what to keep when a card must go.
inline constexpr std::array kByUse = {Role::Duke, Role::Assassin, Role::Captain, Role::Contessa, Role::Ambassador};

class Sense {
public:
    explicit Sense(const View& view) : view_(view) {}

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

    /// Copies in the own hand and face up.
    int sighted(Role role) const
    {
        return static_cast<int>(std::count(view_.hand.begin(), view_.hand.end(), role))
            + view_.faceUp[static_cast<std::size_t>(role)];
    }

    /// The claim that is asked about, in the phases ChallengeAction and ChallengeBlock.
    Role claim() const { return view_.phase == Phase::ChallengeAction ? claimOf(view_.action) : view_.blockAs; }
    Seat claimant() const { return view_.phase == Phase::ChallengeAction ? view_.actor : view_.blocker; }

    /// The chance that `seat` holds a card that proves `claim`, if each card not in sight is as likely anywhere.
    double chanceOf(Role claim, Seat seat) const { return coup::chanceOf(view_, seat, claim); }

    /// Who has the most cards, then the most coins; the first of equal ones.
    Seat strongest() const
    {
        const SeatSet others = view_.seated - SeatSet::of(view_.seat);
        Seat strongest = -1;
        for (const Seat seat : others)
            if (cards(seat) > 0 && (strongest < 0 || strength(seat) > strength(strongest)))
                strongest = seat;
        return strongest < 0 ? others.first() : strongest;
    }
    /// Who has the most coins; the first of equal ones.
    Seat richest() const
    {
        const SeatSet others = view_.seated - SeatSet::of(view_.seat);
        Seat richest = others.first();
        for (const Seat seat : others)
            if (coins(seat) > coins(richest))
                richest = seat;
        return richest;
    }

    /// Of the hand, the card that is of the least use; the second of a pair is of less use than any other.
    Role leastUseful() const
    {
        for (auto role = kByUse.rbegin(); role != kByUse.rend(); ++role)
            if (std::count(view_.hand.begin(), view_.hand.end(), *role) > 1)
                return *role;
        return *std::find_if(kByUse.rbegin(), kByUse.rend(), [this](Role role) { return has(role); });
    }
    /// The two cards of an exchange that go back.
    Action giveBack() const
    {
        View left = view_;
        std::array<Role, 2> back{};
        for (Role& card : back) {
            card = Sense(left).leastUseful();
            left.hand.eraseFirst(card);
        }
        return {Action::Kind::Return, -1, std::min(back[0], back[1]), std::max(back[0], back[1])};
    }

private:
    int strength(Seat seat) const { return cards(seat) * 100 + coins(seat); }

    const View& view_;
};

} // namespace parlour::coup
