// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A State from a position that was put in. The cards of the others and of the court are dealt at random from those that are
// left. Of several who are asked at once the others have not answered; of those who are asked in turn, as by the crate,
// those before the seat have allowed.
#include "engine/base/index.h"
#include "engine/core/position.h"
#include "engine/coup/coup.h"

#include <algorithm>
#include <tuple>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;
using Next = State::Next;

constexpr int kMostCoins = kForcedCoup - 1 + 3; ///< the tenth coin forces a coup

bool isWindow(Phase phase)
{
    return phase == Phase::ChallengeAction || phase == Phase::Block || phase == Phase::ChallengeBlock;
}

/// The seat whose claim was challenged in this turn; -1 if none was.
Seat claimantOf(const View& view)
{
    return view.challenger < 0 ? -1 : view.blocker >= 0 ? view.blocker : view.actor;
}

bool wasCaught(const View& view)
{
    const Seat claimant = claimantOf(view);
    return claimant >= 0 && view.lastActions[asIndex(claimant)].end == LastAction::End::Caught;
}

/// The seat that has shown a card and holds it while its challenger chooses a loss; -1 if there is none.
Seat showingSeat(const View& view)
{
    const bool shows =
        view.phase == Phase::Lose && view.challenger >= 0 && view.loser == view.challenger && !wasCaught(view);
    return shows ? claimantOf(view) : -1;
}

/// The continuation after the card that is being lost.
Next nextOf(const View& view)
{
    const Seat claimant = claimantOf(view);
    if (claimant < 0)
        return Next::EndTurn;
    const bool isBlock = claimant == view.blocker;
    if (wasCaught(view))
        return isBlock && view.loser == claimant ? Next::Effect : Next::EndTurn;
    if (view.loser != view.challenger)
        return Next::EndTurn;
    return !isBlock ? Next::ReplaceForAction : view.isCrate() ? Next::Stopped : Next::ReplaceForBlock;
}

Role claimedBy(const View& view, Seat claimant)
{
    return claimant == view.blocker ? view.blockAs : claimOf(view.action);
}

bool mayBlock(const View& view, Role role)
{
    switch (view.action) {
    case Kind::ForeignAid:
        return role == Role::Duke;
    case Kind::Steal:
        return view.isCrate() ? role == Role::None : role == Role::Captain || role == Role::Ambassador;
    case Kind::Assassinate:
        return role == Role::Contessa;
    default:
        return false;
    }
}

/// The seats that are asked in this phase, at once or in turn; empty if the phase cannot be.
SeatSet askedIn(const View& view)
{
    switch (view.phase) {
    case Phase::Turn:
    case Phase::Return:
        return SeatSet::of(view.actor);
    case Phase::ChallengeAction:
        return claimOf(view.action) == Role::None ? SeatSet() : view.seated - SeatSet::of(view.actor);
    case Phase::Block:
        if (view.action == Kind::ForeignAid)
            return view.seated - SeatSet::of(view.actor);
        return view.action == Kind::Steal || view.action == Kind::Assassinate ? SeatSet::of(view.target) : SeatSet();
    case Phase::ChallengeBlock:
        return view.blocker >= 0 && mayBlock(view, view.blockAs) ? view.seated - SeatSet::of(view.blocker) : SeatSet();
    case Phase::Lose:
        return view.loser >= 0 ? SeatSet::of(view.loser) : SeatSet();
    default:
        return {};
    }
}

/// Fills the fields that are missing.
void complete(View& view, const PositionFields& given)
{
    const auto none = [&](std::string_view name, std::int8_t& seat) {
        if (!given.has(name))
            seat = -1;
    };
    none("target", view.target);
    none("blocker", view.blocker);
    none("challenger", view.challenger);
    none("loser", view.loser);
    if (!given.has("phase"))
        view.phase = Phase::Turn;
    if (!given.has("actor"))
        view.actor = view.seat;
    if (!given.has("turn"))
        view.turn = 1;
    const int drawn = view.phase == Phase::Return ? kHandSize : 0;
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        if (!given.has("cards"))
            view.cards[asIndex(seat)] =
                static_cast<std::uint8_t>(kHandSize - view.lost[asIndex(seat)].count() + (seat == view.actor ? drawn : 0));
        if (!given.has("coins"))
            view.coins[asIndex(seat)] = view.cards[asIndex(seat)] > 0 ? kStartCoins : 0;
        if (!given.has("seated") && view.cards[asIndex(seat)] > 0)
            view.seated.add(seat);
    }
    view.answer = Kind::Return;
}

/// Checks the seats and what goes on.
Expected<void> check(const View& view, const PositionFields& given)
{
    const int players = view.rules.players;
    SeatSet living;
    for (Seat seat = 0; seat < players; ++seat) {
        const int drawn = view.phase == Phase::Return && seat == view.actor ? kHandSize : 0;
        if (view.cards[asIndex(seat)] + view.lost[asIndex(seat)].count() != kHandSize + drawn)
            return given.wrong(given.has("cards") ? "cards" : "lost",
                               Error(SAY("Error", "seat %1 must have %2 cards, the lost ones counted"),
                                     {static_cast<long long>(seat), static_cast<long long>(kHandSize + drawn)}));
        if (view.coins[asIndex(seat)] > kMostCoins)
            return given.wrong("coins", outside("coins", 0, kMostCoins));
        if (view.cards[asIndex(seat)] > 0)
            living.add(seat);
    }
    // In the crate a seat that lost its last card in this turn stays to its end.
    const bool mayStay = view.isCrate() && view.phase != Phase::Turn;
    const SeatSet out = view.seated - living;
    if (!(living - view.seated).empty() || (!mayStay && !out.empty()) || !(out - SeatSet::firstSeats(players)).empty()
        || view.seated.size() < 2)
        return given.wrong(given.has("seated") ? "seated" : "lost",
                           Error(SAY("Error", "the seats in the game are those with cards, two or more")));
    // A seat that challenged or lost a card in this turn may be out.
    for (const auto& [name, seat, seats] : {std::tuple("actor", view.actor, living),
                                            {"target", view.target, living},
                                            {"blocker", view.blocker, living},
                                            {"challenger", view.challenger, SeatSet::firstSeats(players)},
                                            {"loser", view.loser, SeatSet::firstSeats(players)}})
        if (seat >= 0 ? seat >= players || !seats.has(seat) : seat != -1 || name == std::string_view("actor"))
            return given.wrong(name, Error(SAY("Error", "\"%1\" is no seat in the game"), {std::string(name)}));
    if (view.turn < 1 || view.turn > kMaxTurns)
        return given.wrong("turn", outside("turn", 1, kMaxTurns));
    if (view.phase != Phase::Turn && hasTarget(view.action) != (view.target >= 0))
        return given.wrong("target",
                           Error(SAY("Error", "a target goes with steal, assassinate and coup, and with nothing else")));
    if (view.target == view.actor || view.blocker == view.actor
        || (view.phase == Phase::Lose && view.challenger >= 0 && view.challenger == claimantOf(view)))
        return given.wrong("actor", Error(SAY("Error", "nobody targets, blocks or challenges itself")));
    if (view.blocker >= 0 && (!mayBlock(view, view.blockAs) || (view.target >= 0 && view.blocker != view.target)))
        return given.wrong("blocker", Error(SAY("Error", "this action cannot be blocked so")));
    if (view.phase == Phase::Return && view.action != Kind::Exchange)
        return given.wrong("phase", Error(SAY("Error", "cards are returned in an exchange")));
    if (!askedIn(view).has(view.seat))
        return given.wrong("phase",
                           Error(SAY("Error",
                                     "seat %1 has nothing to decide here; a position is one of the seat that "
                                     "is asked"),
                                 {static_cast<long long>(view.seat)}));
    if (view.hand.size() != view.cards[asIndex(view.seat)] || (view.phase == Phase::Lose && view.hand.count() < kHandSize))
        return given.wrong("hand",
                           Error(SAY("Error", "\"hand\" must name your %1 cards"),
                                 {static_cast<long long>(std::max<int>(view.cards[asIndex(view.seat)],
                                                                       view.phase == Phase::Lose ? kHandSize : 0))}));
    if (const Seat seat = showingSeat(view); seat == view.seat && !holds(view.hand, claimedBy(view, seat)))
        return given.wrong("hand", Error(SAY("Error", "the card that was shown is in the hand until it is replaced")));
    return {};
}

/// The cards that `view.seat` has not seen; an error if there are too many of a role.
Expected<FixedList<Role, kDeck>> unseenCards(const View& view, const PositionFields& given)
{
    FixedList<Role, kDeck> cards;
    for (int i = 0; i < kRoles; ++i) {
        const auto role = static_cast<Role>(i);
        const auto own = std::count(view.hand.begin(), view.hand.end(), role);
        const auto left = kCopies - view.faceUp[asIndex(role)] - own;
        if (left < 0)
            return given.wrong(own > 0 ? "hand" : "lost",
                               Error(SAY("Error", "there are only %1 cards of %2"),
                                     {static_cast<long long>(kCopies), std::string(kRoleIds[asIndex(role)])}));
        for (int copy = 0; copy < left; ++copy)
            cards.push_back(role);
    }
    return cards;
}

/// Takes a card that proves the claim from those that are left; None if there is none.
Role takeProof(FixedList<Role, kDeck>& cards, Role claim)
{
    for (const Role card : cards)
        if (proves(card, claim)) {
            const Role taken = card;
            cards.eraseFirst(taken);
            return taken;
        }
    return Role::None;
}

/// The window of the seats `asked`: sealed, or the crate's, in which the seats before `view.seat` have allowed.
Window windowOf(const View& view, SeatSet asked)
{
    Window window{asked, {}, {}, view.phase == Phase::ChallengeBlock ? view.blocker : view.actor, !view.isCrate()};
    while (!window.sealed && outcome(window).waiting.first() != view.seat)
        window.answer(outcome(window).waiting.first(), false);
    return window;
}

} // namespace

UnorderedFields Coup::unorderedFields()
{
    return {.sets = {"seated", "waiting", "winners", "hand", "handed"},
            .setsBySeat = {"lost", "standingClaims", "unclaimed"}};
}

Expected<State> Coup::stateOf(const View& seen, const PositionFields& given, Rng& rng)
{
    View view = seen;
    complete(view, given);
    if (const auto checked = check(view, given); !checked)
        return checked.error();
    auto deck = unseenCards(view, given);
    if (!deck)
        return deck.error();
    rng.shuffle(*deck);
    State state;
    static_cast<View&>(state) = view;
    state.hands[asIndex(view.seat)] = view.hand;
    const bool handsAround = view.isCrate() && view.phase == Phase::Block && view.action == Kind::ForeignAid;
    if (handsAround && given.has("handed")) {
        if (view.handed.size() != view.cards[asIndex(view.actor)])
            return given.wrong("handed",
                               Error(SAY("Error", "seat %1 must have %2 cards, the lost ones counted"),
                                     {static_cast<long long>(view.actor), static_cast<long long>(kHandSize)}));
        for (const Role card : view.handed)
            if (!deck->eraseFirst(card))
                return given.wrong("handed",
                                   Error(SAY("Error", "there are only %1 cards of %2"),
                                         {static_cast<long long>(kCopies), std::string(kRoleIds[asIndex(card)])}));
        state.hands[asIndex(view.actor)] = view.handed;
    }
    if (const Seat seat = showingSeat(view); seat >= 0 && seat != view.seat) {
        const Role proof = takeProof(*deck, claimedBy(view, seat));
        if (proof == Role::None)
            return given.wrong(
                "hand",
                Error(SAY("Error", "no card is left that seat %1 could have shown"), {static_cast<long long>(seat)}));
        state.hands[asIndex(seat)].push_back(proof);
    }
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        while (state.hands[asIndex(seat)].count() < view.cards[asIndex(seat)]) {
            state.hands[asIndex(seat)].push_back(deck->back());
            deck->pop_back();
        }
    for (const Role card : *deck)
        ++state.courtCards[asIndex(card)];
    state.court = static_cast<std::int8_t>(deck->count());
    state.next = nextOf(view);
    state.due = state.waiting = askedIn(view);
    if (isWindow(view.phase)) {
        state.window = windowOf(view, state.due);
        state.due = state.waiting = outcome(state.window).waiting;
    }
    state.handed = handsAround ? state.hands[asIndex(view.actor)] : Hand();
    state.seat = static_cast<std::int8_t>(state.due.first());
    state.hand = state.hands[asIndex(state.seat)];
    return state;
}

} // namespace parlour::coup
