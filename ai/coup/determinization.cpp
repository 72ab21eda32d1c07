// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/determinization.h"

#include "ai/coup/features.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Next = State::Next;

/// Likelihoods of a claim without the card, relative to one with it: in this turn, earlier, and earlier more than once.
/// Calibrated on our own players; test_coup_masters checks the frequency of true claims.
constexpr double kBluffsNow = 0.2;
constexpr double kBluffedBefore = 0.6;
constexpr double kBluffedRepeatedly = 0.4;
constexpr int kDraws = 12; ///< most attempts to draw a hand by rejection

/// The claim of `seat` in this turn.
Role claimedNow(const View& view, Seat seat)
{
    if (seat == view.blocker)
        return view.blockAs;
    return seat == view.actor && view.phase != Phase::Turn ? claimOf(view.action) : Role::None;
}

/// The likelihood of the claims of `seat`, given its hand.
double likelihood(const View& view, Seat seat, const Hand& hand)
{
    const unsigned claims = openClaims(view, seat);
    const Role now = claimedNow(view, seat);
    double chance = 1;
    for (int i = 0; i < kRoles; ++i) {
        const auto role = static_cast<Role>(i);
        if ((claims >> i & 1U) == 0 || hand.contains(role))
            continue;
        const bool isOften = view.claims[asIndex(seat)][static_cast<std::size_t>(i)] > 1;
        chance *= role == now ? kBluffsNow : isOften ? kBluffedRepeatedly : kBluffedBefore;
    }
    return chance;
}

/// The seat whose claim was challenged in this turn; -1 if none was.
Seat challengedClaimant(const View& view)
{
    if (view.challenger < 0)
        return -1;
    return view.blocker >= 0 ? view.blocker : view.actor;
}

/// Whether the challenged claim was a bluff.
bool wasCaught(const View& view)
{
    const Seat claimant = challengedClaimant(view);
    return claimant >= 0 && view.lastActions[asIndex(claimant)].end == LastAction::End::Caught;
}

/// The continuation after the card that is being lost, or shown and replaced. A second loss in a turn leaves no choice.
Next nextOf(const View& view)
{
    const Seat claimant = challengedClaimant(view);
    if (claimant < 0)
        return Next::EndTurn;
    const bool isBlock = claimant == view.blocker;
    if (wasCaught(view))
        return isBlock && view.loser == claimant ? Next::Effect : Next::EndTurn;
    if (view.phase == Phase::Lose && view.loser != view.challenger)
        return Next::EndTurn;
    if (isBlock)
        return view.isCrate() ? Next::Stopped : Next::ReplaceForBlock;
    return Next::ReplaceForAction;
}

/// The seats still to answer. In the crate's mode these are the seats from the one that is asked on.
SeatSet asked(const View& view, Seat claimant)
{
    if (!view.isCrate() || (view.phase == Phase::Block && view.action != Action::Kind::ForeignAid))
        return view.waiting;
    SeatSet seats;
    bool isDue = false;
    for (int i = 1; i < view.rules.players; ++i) {
        const Seat seat = (claimant + i) % view.rules.players;
        isDue = isDue || view.waiting.has(seat);
        if (isDue && view.seated.has(seat))
            seats.add(seat);
    }
    return seats;
}

using Deck = FixedList<Role, kDeck>;

/// The deck without its first `count` cards.
Deck without(const Deck& deck, std::size_t count)
{
    Deck left;
    left.append(deck.begin() + count, deck.end());
    return left;
}

/// The seat that has shown a card and still holds it while its challenger chooses a loss; -1 if there is none.
Seat showingSeat(const View& view)
{
    return view.phase == Phase::Lose && view.loser == view.challenger && !wasCaught(view) ? challengedClaimant(view) : -1;
}

/// The number of cards at the end of the hand that `seat` has just drawn in an exchange. Earlier claims do not concern them.
std::size_t drawnCards(const View& view, Seat seat)
{
    return view.phase == Phase::Return && seat == view.actor ? kHandSize : 0;
}

void dealHidden(State& state, const View& view, Rng& rng, const Hand* others)
{
    std::array<int, kRoles> left{};
    Deck deck;
    left.fill(kCopies);
    for (int i = 0; i < kRoles; ++i)
        left[static_cast<std::size_t>(i)] -= view.faceUp[static_cast<std::size_t>(i)];
    for (const Role card : view.hand)
        --left[static_cast<std::size_t>(card)];
    for (int i = 0; i < kRoles; ++i)
        for (int copy = 0; copy < left[static_cast<std::size_t>(i)]; ++copy)
            deck.push_back(static_cast<Role>(i));
    state.hands = {};
    state.hands[asIndex(view.seat)] = view.hand;
    const Role shown = view.blocker >= 0 ? view.blockAs : claimOf(view.action);
    if (others) {
        state.hands[asIndex(onlyOther(view))] = *others;
        for (const Role card : *others)
            deck.eraseFirst(card);
    } else if (const Seat seat = showingSeat(view); seat >= 0 && seat != view.seat && deck.eraseFirst(shown)) {
        state.hands[asIndex(seat)].push_back(shown); // everybody saw this card
    }
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        Hand& hand = state.hands[asIndex(seat)];
        const Hand known = hand;
        const std::size_t cards = seat == view.seat ? 0 : view.cards[asIndex(seat)] - known.size();
        if (cards == 0 || cards > deck.size() || cards > Hand::capacity())
            continue;
        for (int draw = 0; draw < kDraws; ++draw) {
            rng.shuffleFirst(deck, cards);
            hand = known;
            hand.append(deck.begin(), deck.begin() + cards - drawnCards(view, seat));
            if (rng.unit() < likelihood(view, seat, hand))
                break;
        }
        hand.append(deck.begin() + cards - drawnCards(view, seat), deck.begin() + cards);
        deck = without(deck, cards);
    }
    state.courtCards = {};
    for (const Role card : deck)
        ++state.courtCards[static_cast<std::size_t>(card)];
    state.court = static_cast<std::int8_t>(deck.size());
}

} // namespace

bool isPossible(const View& view)
{
    if (view.hand.size() != view.cards[asIndex(view.seat)])
        return false;
    int cards = view.court;
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        cards += view.cards[asIndex(seat)];
    for (int i = 0; i < kRoles; ++i) {
        const auto role = static_cast<Role>(i);
        const int lost = view.faceUp[static_cast<std::size_t>(i)];
        if (lost + std::count(view.hand.begin(), view.hand.end(), role) > kCopies)
            return false;
        cards += lost;
    }
    return cards == kDeck;
}

State imagine(const View& view, Rng& rng, const Hand* others)
{
    State state;
    static_cast<View&>(state) = view;
    dealHidden(state, view, rng, others);
    state.answer = Action::Kind::Return;
    state.next = nextOf(view);
    state.due = view.waiting;
    const bool inWindow =
        view.phase == Phase::ChallengeAction || view.phase == Phase::Block || view.phase == Phase::ChallengeBlock;
    if (inWindow) {
        const Seat claimant = view.phase == Phase::ChallengeBlock ? view.blocker : view.actor;
        state.window = {asked(view, claimant), {}, {}, static_cast<std::int8_t>(claimant), !view.isCrate()};
        // The answer of this seat stands.
        if (view.answer != Action::Kind::Return && state.window.asked.has(view.seat)) {
            state.window.answer(view.seat, view.answer != Action::Kind::Allow);
            state.blockRole = view.action == Action::Kind::ForeignAid ? Role::Duke : Role::None;
            state.due = outcome(state.window).waiting;
        }
        if (view.isCrate())
            state.due = outcome(state.window).waiting;
    }
    if (!state.due.empty()) {
        state.seat = static_cast<std::int8_t>(state.due.first());
        state.hand = state.hands[asIndex(state.seat)];
    }
    return state;
}

State imagine(const View& view, const std::optional<Row>& range, Rng& rng)
{
    if (!range)
        return imagine(view, rng);
    const Counts& counts = handAt(view.lost[asIndex(onlyOther(view))].empty(), pick(*range, rng.unit()));
    Hand hand;
    for (std::size_t role = 0; role < kRoles; ++role)
        for (int copy = 0; copy < counts[role]; ++copy)
            hand.push_back(static_cast<Role>(role));
    if (view.phase == Phase::Replace && view.loser != view.seat) // the shown card is in the court
        hand.eraseFirst(view.blocker >= 0 ? view.blockAs : claimOf(view.action));
    return imagine(view, rng, &hand);
}

} // namespace parlour::coup
