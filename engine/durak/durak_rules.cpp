// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The state machine: deal, lead, defend, throw in, end of a bout. Each step ends in a phase with the next seat to ask.
//
// ai/durak/rollout_game.cpp and EndingRules in ai/durak/ending.cpp repeat these rules on bit sets: change them together.
#include "engine/base/index.h"
#include "engine/durak/durak.h"

#include <algorithm>
#include <cassert>

namespace parlour::durak {

namespace {

using Tracer = Trace<Event>*;

constexpr std::int8_t small(int number)
{
    return static_cast<std::int8_t>(number);
}

Event event(Event::Kind kind, Seat seat = -1, Seat other = -1, int count = 0)
{
    return {kind, small(seat), small(other), static_cast<std::int16_t>(count), {}};
}

Event cardEvent(Event::Kind kind, Seat seat, Card card, Seat other = -1)
{
    Event out = event(kind, seat, other, 1);
    out.cards.push_back(card);
    return out;
}

// ---- Order of seats ------------------------------------------------------------------------------------------------

Seat leftOf(const State& state, Seat seat)
{
    return seat + 1 == state.rules.players ? 0 : seat + 1;
}

Seat rightOf(const State& state, Seat seat)
{
    return (seat == 0 ? state.rules.players : seat) - 1;
}

/// The first of `seats` clockwise after `seat`; `seats` must contain another seat.
Seat nextOf(const State& state, SeatSet seats, Seat seat)
{
    do
        seat = leftOf(state, seat);
    while (!seats.has(seat));
    return seat;
}

SeatSet team(Seat seat)
{
    constexpr SeatSet even = SeatSet::of(0) | SeatSet::of(2) | SeatSet::of(4);
    return seat % 2 == 0 ? even : SeatSet::firstSeats(kMaxSeats) - even;
}

SeatSet opponentsInPlay(const State& state, Seat seat)
{
    return state.inPlay - (state.rules.teams == Teams::Off ? SeatSet::of(seat) : team(seat));
}

/// The seat that `seat` attacks, or transfers an attack to.
Seat victimOf(const State& state, Seat seat)
{
    return nextOf(state, opponentsInPlay(state, seat), seat);
}

/// `seat` if it is in play, else the next seat in play, in a team the next partner.
Seat turnOf(const State& state, Seat seat)
{
    if (state.inPlay.has(seat))
        return seat;
    const bool teams = state.rules.teams != Teams::Off;
    return nextOf(state, teams ? state.inPlay & team(seat) : state.inPlay, seat);
}

/// The seats that may add cards by their position. Neighbours: the attacker and the next opponent after the defender; one
/// without cards is not replaced before the bout ends.
SeatSet throwers(const State& state)
{
    const SeatSet opponents = opponentsInPlay(state, state.defender);
    const SeatSet attacker = SeatSet::of(state.attacker);
    switch (state.rules.throwIn) {
    case ThrowIn::All:
        return opponents;
    case ThrowIn::Neighbours:
        return attacker | SeatSet::of(nextOf(state, opponents, state.defender));
    case ThrowIn::Attacker:
        break;
    }
    return attacker;
}

/// The next seat to ask for a card: the attacker, then clockwise from the defender's left; -1 if all are done. Each seat
/// with cards is asked, whether they fit or not, so that the question reveals nothing.
Seat nextThrower(const State& state)
{
    const SeatSet asked = throwers(state) - state.done;
    const auto canAnswer = [&](Seat seat) { return asked.has(seat) && state.sizes[asIndex(seat)] > 0; };
    if (canAnswer(state.attacker))
        return state.attacker;
    for (Seat seat = leftOf(state, state.defender); seat != state.defender; seat = leftOf(state, seat))
        if (canAnswer(seat))
            return seat;
    return -1;
}

// ---- A bout --------------------------------------------------------------------------------------------------------

/// The maximum number of attack cards for a defender with `size` cards.
int limitFor(const State& state, int size)
{
    const int cap = state.rules.firstFive && state.discarded.empty() ? kMaxPairs - 1 : kMaxPairs;
    return std::min(cap, size);
}

void beginBout(State& state, Seat attacker, Tracer trace)
{
    ++state.bout;
    state.attacker = small(attacker);
    state.defender = small(victimOf(state, attacker));
    state.taking = false;
    state.limit = small(limitFor(state, state.sizes[asIndex(state.defender)]));
    state.table.clear();
    state.done = {};
    state.emptied.clear();
    state.phase = Phase::Lead;
    state.turn = state.attacker;
    if (trace)
        trace->tellAll(event(Event::Kind::BoutBegan, attacker, state.defender, state.bout));
}

void give(State& state, Seat seat, Card card)
{
    state.hands[asIndex(seat)].push_back(card);
    state.held[asIndex(seat)].add(card);
    ++state.sizes[asIndex(seat)];
}

/// Moves the next card of the stock to a hand.
void drawCard(State& state, Seat seat)
{
    give(state, seat, state.deck.back());
    state.deck.pop_back();
    --state.stock;
}

/// Removes a card and keeps the order of the others. Without a search: hands are short and its position is unpredictable.
void removeFrom(Hand& hand, Card card)
{
    std::size_t kept = 0;
    for (const Card each : hand) {
        hand[kept] = each;
        kept += each != card ? 1U : 0U;
    }
    hand.pop_back();
}

/// The number of cards of a hand that only its seat knows.
int hiddenCards(const State& state, Seat seat)
{
    return state.sizes[asIndex(seat)] - state.known[asIndex(seat)].size();
}

/// Updates the age groups before hidden cards are drawn. If all hidden cards have declined something, they become the old
/// group; cards that only the former old group declined are dropped then, unless it is two thirds of the new one.
void age(State& state, Seat seat)
{
    const std::size_t i = asIndex(seat);
    const int hidden = hiddenCards(state, seat);
    const int older = std::min<int>(state.aged[i], hidden);
    if (!state.declinedLately[i].empty()) {
        if (older < 2 * (hidden - older))
            state.declined[i] = state.declinedLately[i];
        state.declinedLately[i] = {};
        state.aged[i] = small(hidden);
    } else {
        state.aged[i] = small(older);
    }
}

void decline(State& state, Seat seat, CardSet cards)
{
    state.declined[asIndex(seat)] = state.declined[asIndex(seat)] | cards;
    state.declinedLately[asIndex(seat)] = state.declinedLately[asIndex(seat)] | cards;
}

/// Plays a card from a hand, and records an empty hand.
void layDown(State& state, Seat seat, Card card)
{
    removeFrom(state.hands[asIndex(seat)], card);
    state.held[asIndex(seat)].remove(card);
    state.known[asIndex(seat)].remove(card);
    --state.sizes[asIndex(seat)];
    if (state.sizes[asIndex(seat)] == 0)
        state.emptied.push_back(small(seat));
}

/// The event of the last `count` cards that a hand received.
Event gained(Event::Kind kind, const State& state, Seat seat, int count)
{
    Event out = event(kind, seat, -1, count);
    const Hand& hand = state.hands[asIndex(seat)];
    for (int i = hand.count() - count; i < hand.count(); ++i)
        out.cards.push_back(hand[static_cast<std::size_t>(i)]);
    return out;
}

/// Tells a seat the cards it received, and the others their number.
void tellGained(Event::Kind kind, const State& state, Seat seat, int count, Tracer trace)
{
    if (trace)
        trace->tell(seat, gained(kind, state, seat, count), event(kind, seat, -1, count));
}

void discardTable(State& state, Tracer trace)
{
    const CardSet cards = setOf(state.table);
    state.discarded = state.discarded | cards;
    state.takings = 0;
    if (trace)
        trace->tellAll(event(Event::Kind::Beaten, state.defender, -1, cards.size()));
}

void pickUpTable(State& state, Tracer trace)
{
    const int before = state.sizes[asIndex(state.defender)];
    for (const Pair& pair : state.table) {
        give(state, state.defender, pair.attack);
        if (pair.covered)
            give(state, state.defender, pair.cover);
    }
    state.known[asIndex(state.defender)] = state.known[asIndex(state.defender)] | setOf(state.table);
    ++state.takings;
    if (trace)
        trace->tellAll(gained(Event::Kind::PickedUp, state, state.defender, state.sizes[asIndex(state.defender)] - before));
}

void refill(State& state, Seat seat, Tracer trace)
{
    const int missing = std::min<int>(kHandSize - state.sizes[asIndex(seat)], state.stock);
    if (missing <= 0)
        return;
    age(state, seat);
    for (int i = 0; i < missing; ++i)
        drawCard(state, seat);
    if (state.stock == 0)
        state.known[asIndex(seat)].add(state.trumpCard);
    tellGained(Event::Kind::Drew, state, seat, missing, trace);
}

/// Refills hands: the attacker first, then clockwise, the defender last.
void refillAll(State& state, Tracer trace)
{
    if (state.stock == 0)
        return;
    Seat seat = state.attacker;
    do {
        if (seat != state.defender && state.inPlay.has(seat))
            refill(state, seat, trace);
        seat = leftOf(state, seat);
    } while (seat != state.attacker);
    refill(state, state.defender, trace);
}

/// Removes seats without cards from play. Their hands were not refilled, so the stock is empty.
void leaveTable(State& state, Tracer trace)
{
    for (const Seat seat : state.emptied) {
        if (state.sizes[asIndex(seat)] > 0)
            continue;
        state.inPlay.remove(seat);
        state.place[asIndex(seat)] = small(state.rules.players - state.inPlay.size());
        state.outInBout[asIndex(seat)] = state.bout;
        if (trace)
            trace->tellAll(event(Event::Kind::WentOut, seat, -1, state.place[asIndex(seat)]));
    }
}

bool isOneSideLeft(const State& state)
{
    if (state.rules.teams == Teams::Off)
        return state.inPlay.size() <= 1;
    return (state.inPlay & team(0)).empty() || (state.inPlay & team(1)).empty();
}

void finish(State& state, Tracer trace)
{
    const bool drawn = state.inPlay.empty() || !isOneSideLeft(state);
    state.phase = Phase::Over;
    state.turn = -1;
    state.fool = small(drawn ? -1 : state.inPlay.first());
    if (trace)
        trace->tellAll(event(Event::Kind::Ended, state.fool));
}

void endBout(State& state, Tracer trace)
{
    if (state.taking)
        pickUpTable(state, trace);
    else
        discardTable(state, trace);
    refillAll(state, trace);
    leaveTable(state, trace);
    state.table.clear();
    if (isOneSideLeft(state) || state.takings >= kMaxTakings)
        finish(state, trace);
    else
        beginBout(state, turnOf(state, state.taking ? leftOf(state, state.defender) : state.defender), trace);
}

/// Asks the next thrower, or ends the bout if no card can be added.
void askThrowers(State& state, Tracer trace)
{
    const bool full = state.table.count() == state.limit;
    const bool beaten = !state.taking && state.sizes[asIndex(state.defender)] == 0;
    const Seat thrower = full || beaten ? -1 : nextThrower(state);
    if (thrower < 0) {
        endBout(state, trace);
        return;
    }
    state.phase = Phase::Throw;
    state.turn = small(thrower);
}

void askDefender(State& state)
{
    state.done = {};
    state.phase = Phase::Defend;
    state.turn = state.defender;
}

/// True if the attack, with `added` more cards, can be transferred.
bool canTransfer(const State& state, int added)
{
    if (!state.rules.transfer || (state.bout == 1 && !state.rules.firstTransfer))
        return false;
    for (const Pair& pair : state.table)
        if (pair.covered || pair.attack.rank() != state.table.front().attack.rank())
            return false;
    const Seat next = victimOf(state, state.defender);
    return state.table.count() + added <= limitFor(state, state.sizes[asIndex(next)]);
}

/// The plain cards that could have been thrown in. Trumps are left out, since any player keeps them.
CardSet declinedByDone(const State& state)
{
    return setOf(state.table).sameRanks() - CardSet::ofSuit(state.trump());
}

/// The cards that would have beaten or transferred the one open attack. Empty if more are open, since a player may take
/// because of any of them.
CardSet declinedByTaking(const State& state)
{
    CardSet cards;
    for (const Pair& pair : state.table) {
        if (pair.covered)
            continue;
        if (!cards.empty())
            return {};
        cards = beating(state.rules, state.trump(), pair.attack);
        if (canTransfer(state, 1))
            cards = cards | CardSet::ofRank(pair.attack.rank());
    }
    return cards;
}

void transfer(State& state)
{
    state.attacker = state.defender;
    state.defender = small(victimOf(state, state.attacker));
    state.limit = small(limitFor(state, state.sizes[asIndex(state.defender)]));
    askDefender(state);
}

// ---- Before the first bout -----------------------------------------------------------------------------------------

/// The lowest trump in the hands and its seat; seat -1 if there is none.
std::pair<Seat, Card> lowestTrump(const State& state)
{
    std::pair<Seat, Card> lowest{-1, {}};
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const CardSet trumps = state.held[asIndex(seat)] & CardSet::ofSuit(state.trump());
        if (!trumps.empty() && (lowest.first < 0 || trumps.first() < lowest.second))
            lowest = {seat, trumps.first()};
    }
    return lowest;
}

void startPlay(State& state, Seat attacker, Tracer trace)
{
    if (trace)
        trace->tellAll(event(Event::Kind::FirstAttacker, attacker));
    beginBout(state, attacker, trace);
}

void chooseFirst(State& state, Tracer trace)
{
    if (state.rules.first == First::AttackTheFool && state.rules.fool >= 0) {
        startPlay(state, rightOf(state, state.rules.fool), trace);
        return;
    }
    const auto [seat, card] = lowestTrump(state);
    if (seat < 0) {
        state.phase = Phase::DrawFirst;
        state.turn = -1;
        return;
    }
    state.known[asIndex(seat)].add(card);
    if (trace)
        trace->tellAll(cardEvent(Event::Kind::FirstAttacker, seat, card));
    beginBout(state, seat, trace);
}

void deal(State& state, const FixedList<Card, 52>& deck, Tracer trace)
{
    state.deck = deck;
    state.stock = small(deck.count());
    state.trumpCard = deck.front();
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        for (int i = 0; i < kHandSize; ++i)
            drawCard(state, seat);
        tellGained(Event::Kind::Dealt, state, seat, kHandSize, trace);
    }
    if (state.stock == 0)
        state.known[asIndex(state.rules.players - 1)].add(state.trumpCard);
    if (trace)
        trace->tellAll(cardEvent(Event::Kind::TrumpTurned, -1, state.trumpCard));
    if (state.rules.redeal && state.redeals < kMaxRedeals) {
        state.phase = Phase::Redeal;
        state.turn = 0;
    } else {
        chooseFirst(state, trace);
    }
}

bool mayAskRedeal(const State& state, Seat seat)
{
    const CardSet hand = state.held[asIndex(seat)];
    for (int suit = 0; suit < kSuits; ++suit)
        if (static_cast<Suit>(suit) != state.trump() && (hand & CardSet::ofSuit(static_cast<Suit>(suit))).size() >= 5)
            return true;
    return false;
}

void keepHand(State& state, Tracer trace)
{
    ++state.turn;
    if (state.turn == state.rules.players)
        chooseFirst(state, trace);
}

void dealAgain(State& state, Tracer trace)
{
    if (trace)
        trace->tellAll(event(Event::Kind::RedealAsked, state.turn));
    const auto redeals = small(state.redeals + 1);
    state = Durak::start(state.rules);
    state.redeals = redeals;
}

CardSet fullDeck(const Rules& rules)
{
    CardSet cards;
    for (Rank rank = rules.lowestRank(); rank < kRanks; ++rank)
        cards = cards | CardSet::ofRank(rank);
    return cards;
}

using Kind = Action::Kind;

void addAttacks(CardSet cards, ActionList<Durak>& out)
{
    for (const Card card : cards)
        out.push_back({Kind::Attack, card, {}});
}

void addDefences(const State& state, CardSet hand, ActionList<Durak>& out)
{
    out.push_back({Kind::Take, {}, {}});
    const Suit trump = state.trump();
    const CardSet passing = hand & CardSet::ofRank(state.table.front().attack.rank());
    const CardSet showing = passing & CardSet::ofSuit(trump);
    if (canTransfer(state, 1))
        for (const Card card : passing)
            out.push_back({Kind::Transfer, card, {}});
    if (state.mayShow.has(state.defender) && canTransfer(state, 0))
        for (const Card card : showing)
            out.push_back({Kind::Show, card, {}});
    for (const Pair& pair : state.table) {
        if (pair.covered)
            continue;
        const CardSet covers = hand & beating(state.rules, trump, pair.attack);
        for (const Card card : covers)
            out.push_back({Kind::Cover, card, pair.attack});
    }
}

} // namespace

State Durak::start(const Rules& rules)
{
    State state;
    state.rules = rules;
    state.inPlay = SeatSet::firstSeats(rules.players);
    if (rules.passCard)
        state.mayShow = state.inPlay;
    return state;
}

Node Durak::node(const State& state)
{
    switch (state.phase) {
    case Phase::Deal:
    case Phase::DrawFirst:
        return Node::chance();
    case Phase::Over:
        return Node::over();
    default:
        return Node::waiting(state.turn);
    }
}

Chance Durak::draw(const State& state, Rng& rng)
{
    Chance chance;
    if (state.phase == Phase::DrawFirst) {
        chance.first = small(static_cast<int>(rng.below(static_cast<std::uint32_t>(state.rules.players))));
        return chance;
    }
    for (const Card card : fullDeck(state.rules))
        chance.deck.push_back(card);
    rng.shuffle(chance.deck);
    return chance;
}

bool Durak::allowsChance(const State& state, const Chance& chance)
{
    if (state.phase == Phase::DrawFirst)
        return chance.deck.empty() && chance.first >= 0 && chance.first < state.rules.players;
    if (state.phase != Phase::Deal || chance.first != -1 || chance.deck.count() != state.rules.deck)
        return false;
    return setOf(chance.deck) == fullDeck(state.rules);
}

void Durak::applyChance(State& state, const Chance& chance, Trace<Event>* trace)
{
    assert(allowsChance(state, chance));
    if (state.phase == Phase::Deal)
        deal(state, chance.deck, trace);
    else
        startPlay(state, chance.first, trace);
}

void Durak::legal(const State& state, Seat seat, ActionList<Durak>& out)
{
    assert(seat == state.turn);
    const CardSet hand = state.held[asIndex(seat)];
    switch (state.phase) {
    case Phase::Redeal:
        out.push_back({Kind::Keep, {}, {}});
        if (mayAskRedeal(state, seat))
            out.push_back({Kind::Redeal, {}, {}});
        break;
    case Phase::Lead:
        addAttacks(hand, out);
        break;
    case Phase::Defend:
        addDefences(state, hand, out);
        break;
    case Phase::Throw:
        out.push_back({Kind::Done, {}, {}});
        addAttacks(hand & setOf(state.table).sameRanks(), out);
        break;
    default:
        break;
    }
}

bool Durak::allows(const State& state, Seat seat, const Action& action)
{
    if (seat < 0 || seat != state.turn)
        return false;
    ActionList<Durak> list;
    legal(state, seat, list);
    return list.contains(action);
}

void Durak::act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
{
    assert(allows(state, seat, action));
    switch (action.kind) {
    case Kind::Attack: {
        const auto kind = state.phase == Phase::Lead ? Event::Kind::Attacked : Event::Kind::ThrewIn;
        if (trace)
            trace->tellAll(cardEvent(kind, seat, action.card));
        layDown(state, seat, action.card);
        state.table.push_back({action.card, {}, false});
        if (state.taking)
            askThrowers(state, trace);
        else
            askDefender(state);
        break;
    }
    case Kind::Done:
        if (trace)
            trace->tellAll(event(Event::Kind::SaidDone, seat));
        decline(state, seat, declinedByDone(state));
        state.done.add(seat);
        askThrowers(state, trace);
        break;
    case Kind::Cover: {
        layDown(state, seat, action.card);
        Pair& pair = *std::find_if(state.table.begin(), state.table.end(),
                                   [&](const Pair& each) { return each.attack == action.target; });
        pair.cover = action.card;
        pair.covered = true;
        if (trace) {
            Event covered = cardEvent(Event::Kind::Covered, seat, action.target);
            covered.cards.push_back(action.card);
            trace->tellAll(covered);
        }
        if (std::all_of(state.table.begin(), state.table.end(), [](const Pair& each) { return each.covered; }))
            askThrowers(state, trace);
        break;
    }
    case Kind::Take:
        decline(state, seat, declinedByTaking(state));
        state.taking = true;
        if (trace)
            trace->tellAll(event(Event::Kind::Takes, seat, -1, setOf(state.table).size()));
        if (state.rules.throwOnTaker)
            askThrowers(state, trace);
        else
            endBout(state, trace);
        break;
    case Kind::Transfer:
        layDown(state, seat, action.card);
        state.table.push_back({action.card, {}, false});
        transfer(state);
        if (trace)
            trace->tellAll(cardEvent(Event::Kind::Transferred, seat, action.card, state.defender));
        break;
    case Kind::Show:
        state.known[asIndex(seat)].add(action.card);
        state.mayShow.remove(seat);
        transfer(state);
        if (trace)
            trace->tellAll(cardEvent(Event::Kind::Showed, seat, action.card, state.defender));
        break;
    case Kind::Keep:
        keepHand(state, trace);
        break;
    case Kind::Redeal:
        dealAgain(state, trace);
        break;
    }
}

SeatSet Durak::winners(const State& state)
{
    const SeatSet all = SeatSet::firstSeats(state.rules.players);
    if (state.fool < 0)
        return all;
    return all - (state.rules.teams == Teams::Off ? SeatSet::of(state.fool) : team(state.fool));
}

Goal Durak::goal(const Rules& rules)
{
    if (rules.teams != Teams::Off)
        return {SAY("Report", "Chance that the team wins"), rules.players / 2};
    return rules.players == 2 ? Goal() : Goal{SAY("Report", "Chance not to be the durak"), rules.players - 1};
}

double Durak::pointsFor(const Rules&, SeatSet winners, Seat seat)
{
    return winners.has(seat) ? 0.0 : -1.0;
}

} // namespace parlour::durak
