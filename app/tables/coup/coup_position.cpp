// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coup/coup_position.h"

#include <algorithm>
#include <cmath>

namespace parlour::coup {

bool SeenPosition::mayTarget(Action::Kind kind, Seat seat) const
{
    const auto isThis = [&](const Action& each) { return each.kind == kind && each.target == seat; };
    return mayAct() && std::any_of(legal().begin(), legal().end(), isThis);
}

bool SeenPosition::mayDo(Action::Kind kind) const
{
    const auto isThis = [&](const Action& each) { return each.kind == kind; };
    return mayAct() && std::any_of(legal().begin(), legal().end(), isThis);
}

bool SeenPosition::isWindow() const
{
    const Phase phase = view().phase;
    return phase == Phase::ChallengeAction || phase == Phase::Block || phase == Phase::ChallengeBlock;
}

Seat SeenPosition::claimant() const
{
    if (view().phase == Phase::ChallengeBlock)
        return view().blocker;
    return isWindow() && claim() != Role::None ? view().actor : -1;
}

Role SeenPosition::claim() const
{
    if (view().phase == Phase::ChallengeBlock)
        return view().blockAs;
    return isWindow() ? claimOf(view().action) : Role::None;
}

std::optional<Dispute> SeenPosition::dispute() const
{
    const View& now = view();
    for (const Event& event : events())
        if (event.kind == Event::Kind::Challenged)
            return Dispute{event.seat, event.other, event.role};
    if (now.phase == Phase::ChallengeBlock)
        return Dispute{now.blocker, now.actor, now.blockAs, true};
    const bool isChallenge =
        now.phase == Phase::Lose && (lossReason() == LossReason::WrongChallenge || lossReason() == LossReason::Bluff);
    if (isChallenge || now.phase == Phase::Replace) {
        const bool ofBlock = now.blocker >= 0;
        return Dispute{now.challenger, ofBlock ? now.blocker : now.actor, ofBlock ? now.blockAs : claimOf(now.action)};
    }
    for (const Event& event : events()) // the turn is over, but the seats' last actions are still known
        for (Seat seat = 0; event.kind == Event::Kind::Stopped && seat < seats(); ++seat)
            if (const LastAction& last = now.lastActions[asIndex(seat)];
                last.kind == Action::Kind::Block && last.end == LastAction::End::Done && last.target == event.seat)
                return Dispute{seat, event.seat, last.claim, true};
    return std::nullopt;
}

LossReason SeenPosition::lossReason() const
{
    const Seat loser = view().loser;
    if (loser == view().challenger)
        return LossReason::WrongChallenge;
    if (loser == view().actor)
        return view().lastActions[asIndex(loser)].end == LastAction::End::Void ? LossReason::Unpaid : LossReason::Bluff;
    // A challenged blocker who can still choose a card has lost none to the action yet.
    if (loser == view().blocker && view().challenger >= 0)
        return LossReason::Bluff;
    return view().action == Action::Kind::Coup ? LossReason::Coup : LossReason::Assassination;
}

std::optional<int> SeenPosition::beliefIn(Seat seat, Role claim) const
{
    if (!position().beliefs)
        return {};
    for (const PlaceBelief& place : *position().beliefs)
        if (place.seat == seat)
            for (const BeliefValue& each : place.values)
                if (each.value == kRoleIds[asIndex(claim)])
                    return static_cast<int>(std::lround(100 * each.chance));
    return {};
}

int SeenPosition::chanceOf(Seat seat, Role claim) const
{
    if (const std::optional<int> belief = beliefIn(seat, claim))
        return *belief;
    return static_cast<int>(std::lround(100 * coup::chanceOf(view(), seat, claim)));
}

bool SeenPosition::isProven() const
{
    const Seat seat = claimant();
    if (!mayAct() || seat < 0 || view().phase == Phase::Block)
        return false;
    const Role claimed = claim();
    if (hidden() - count(claimed).unseen < cards(seat))
        return true;
    // Cards shown for an action are replaced; in the crate those shown for a block are not, and a Contessa only blocks.
    const auto& gone = lost(seat);
    return view().isCrate() && claimed == Role::Contessa && view().shown[asIndex(seat)].has(claimed)
        && view().claims[asIndex(seat)][asIndex(Role::Ambassador)] == 0
        && std::find(gone.begin(), gone.end(), claimed) == gone.end();
}

std::optional<std::array<int, kRoles>> SeenPosition::court() const
{
    std::array<int, kRoles> left{};
    for (const Role role : kAllRoles)
        left[asIndex(role)] = kCopies - view().faceUp[asIndex(role)];
    for (Seat seat = 0; seat < seats(); ++seat) {
        const Hand* cards = hand(seat);
        if (!cards)
            return std::nullopt;
        for (const Role card : *cards)
            --left[asIndex(card)];
    }
    return left;
}

} // namespace parlour::coup
