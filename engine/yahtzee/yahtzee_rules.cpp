// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules: each seat in turn rolls, holds and scores, until all boxes are filled.
#include "engine/yahtzee/yahtzee.h"

#include <functional>

namespace parlour::yahtzee {

namespace {

constexpr unsigned kSubsets = 1U << kDice;

Card& cardOf(State& state, Seat seat)
{
    return state.cards[static_cast<std::size_t>(seat)];
}

const Card& cardOf(const State& state, Seat seat)
{
    return state.cards[static_cast<std::size_t>(seat)];
}

constexpr Positions positionsIn(unsigned subset)
{
    Positions positions;
    for (std::uint8_t at = 0; at < kDice; ++at)
        if (((subset >> at) & 1U) != 0)
            positions.push_back(at);
    return positions;
}

/// The ways to hold, from all dice (which does least) to none. A table, because building the list takes time.
constexpr auto kHolds = [] {
    std::array<Action, kSubsets> holds;
    for (unsigned i = 0; i < kSubsets; ++i)
        holds[i] = hold(positionsIn(kSubsets - 1 - i));
    return holds;
}();

/// The number of outcomes of rolling `count` dice.
constexpr std::uint32_t outcomes(std::size_t count)
{
    std::uint32_t all = 1;
    for (std::size_t i = 0; i < count; ++i)
        all *= kFaces;
    return all;
}

bool rollIsDue(const State& state)
{
    return !state.over() && !state.dice.full();
}

Event event(Event::Kind kind, Seat seat, int points = 0)
{
    Event out;
    out.kind = kind;
    out.seat = static_cast<std::int8_t>(seat);
    out.points = static_cast<std::int16_t>(points);
    return out;
}

/// Tells `precise` to the seat, and to the others `precise` if cards are open, else `blurred`.
void tellOfCard(const State& state, Seat seat, const Event& precise, const Event& blurred, Trace<Event>* trace)
{
    if (state.rules.cards == Cards::Open)
        trace->tellAll(precise);
    else
        trace->tell(seat, precise, blurred);
}

/// Tells the seat; all seats if cards are open.
void tellOfCard(const State& state, Seat seat, const Event& told, Trace<Event>* trace)
{
    trace->tellOnly(state.rules.cards == Cards::Open ? SeatSet::firstSeats(state.rules.players) : SeatSet::of(seat), told);
}

void tellTurnBegan(const State& state, Trace<Event>* trace)
{
    Event blurred = event(Event::Kind::TurnBegan, state.turn);
    blurred.round = state.round;
    Event precise = blurred;
    precise.totals = totalsOf(state);
    tellOfCard(state, state.turn, precise, blurred, trace);
}

void tellDice(Event::Kind kind, const State& state, const Positions& positions, Trace<Event>* trace)
{
    Event told = event(kind, state.turn);
    told.dice = state.dice;
    told.positions = positions;
    trace->tellOnly(SeatSet::of(state.turn), told);
}

int highestTotal(const State& state)
{
    return totalsOf(state).front();
}

SeatSet winnersOf(const State& state)
{
    SeatSet winners;
    const int highest = highestTotal(state);
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        if (cardOf(state, seat).total() == highest)
            winners.add(seat);
    return winners;
}

void holdDice(State& state, const Positions& positions, Trace<Event>* trace)
{
    Dice held;
    for (const std::uint8_t at : positions)
        held.push_back(state.dice[at]);
    state.dice = held;
    if (trace)
        tellDice(Event::Kind::Held, state, positions, trace);
    if (state.dice.full())
        ++state.rolls; // no die to roll
}

void passTurn(State& state)
{
    state.dice.clear();
    state.rolls = 0;
    if (++state.turn == state.rules.players) {
        state.turn = 0;
        ++state.round;
    }
}

void fill(State& state, Seat seat, Box box, Trace<Event>* trace)
{
    Card& card = cardOf(state, seat);
    const int points = pointsIn(card, box, state.dice);
    const bool bonus = earnsYahtzeeBonus(card, state.dice);
    const int upperBonus = card.upperBonus();
    card.filled.add(box);
    card.points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(points);
    card.yahtzeeBonuses = static_cast<std::int8_t>(card.yahtzeeBonuses + (bonus ? 1 : 0));
    if (!trace)
        return;
    Event precise = event(Event::Kind::Scored, seat, points);
    precise.box = box;
    tellOfCard(state, seat, precise, event(Event::Kind::TurnEnded, seat), trace);
    if (bonus)
        tellOfCard(state, seat, event(Event::Kind::YahtzeeBonus, seat, kYahtzeeBonus), trace);
    if (card.upperBonus() > upperBonus)
        tellOfCard(state, seat, event(Event::Kind::UpperBonus, seat, kUpperBonus), trace);
}

} // namespace

FixedList<std::int16_t, kMaxSeats> totalsOf(const State& state)
{
    FixedList<std::int16_t, kMaxSeats> totals;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        totals.push_back(static_cast<std::int16_t>(cardOf(state, seat).total()));
    std::sort(totals.begin(), totals.end(), std::greater<>());
    return totals;
}

State Yahtzee::start(const Rules& rules)
{
    State state;
    state.rules = rules;
    return state;
}

Node Yahtzee::node(const State& state)
{
    if (state.over())
        return Node::over();
    return rollIsDue(state) ? Node::chance() : Node::waiting(state.turn);
}

Chance Yahtzee::draw(const State& state, Rng& rng)
{
    const std::size_t count = kDice - state.dice.size();
    std::uint32_t outcome = rng.below(outcomes(count)); // one number for all dice, since contests spend most time here
    Chance chance;
    for (std::size_t i = 0; i < count; ++i) {
        chance.dice.push_back(static_cast<Die>(1 + outcome % kFaces));
        outcome /= kFaces;
    }
    return chance;
}

bool Yahtzee::allowsChance(const State& state, const Chance& chance)
{
    return rollIsDue(state) && chance.dice.size() + state.dice.size() == kDice
        && std::all_of(chance.dice.begin(), chance.dice.end(), [](Die die) { return die >= 1 && die <= kFaces; });
}

void Yahtzee::applyChance(State& state, const Chance& chance, Trace<Event>* trace)
{
    if (trace && state.rolls == 0)
        tellTurnBegan(state, trace);
    Dice shown = chance.dice; // the rolled dice first, then the held ones
    shown.append(state.dice.begin(), state.dice.end());
    state.dice = shown;
    ++state.rolls;
    if (trace)
        tellDice(Event::Kind::Rolled, state, positionsIn((1U << chance.dice.size()) - 1U), trace);
}

void Yahtzee::legal(const State& state, Seat seat, ActionList<Yahtzee>& out)
{
    if (state.rolls < kRolls)
        out.append(kHolds.data(), kHolds.data() + kHolds.size());
    for (const Box box : allowedBoxes(state.rules.joker, cardOf(state, seat), state.dice))
        out.push_back(yahtzee::score(box));
}

bool Yahtzee::allows(const State& state, Seat seat, const Action& action)
{
    if (node(state) != Node::waiting(seat))
        return false;
    if (action.kind == Action::Kind::Score)
        return action.positions.empty() && allowedBoxes(state.rules.joker, cardOf(state, seat), state.dice).has(action.box);
    unsigned named = 0;
    for (const std::uint8_t at : action.positions) {
        if (at >= kDice || ((named >> at) & 1U) != 0)
            return false;
        named |= 1U << at;
    }
    return state.rolls < kRolls;
}

void Yahtzee::act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
{
    if (action.kind == Action::Kind::Hold)
        return holdDice(state, action.positions, trace);
    fill(state, seat, action.box, trace);
    passTurn(state);
    if (trace && state.over()) {
        Event ended = event(Event::Kind::Ended, kChanceSeat, highestTotal(state));
        ended.winners = winnersOf(state);
        trace->tellAll(ended);
    }
}

Action Yahtzee::canonical(const View& view, const Action& action)
{
    if (action.kind != Action::Kind::Hold || !view.dice.full())
        return action;
    unsigned kept = 0;
    for (const std::uint8_t held : action.positions) {
        std::uint8_t at = 0; // the first equal die that is not kept yet
        while (at < kDice && (view.dice[at] != view.dice[held] || ((kept >> at) & 1U) != 0))
            ++at;
        kept |= 1U << at;
    }
    return hold(positionsIn(kept));
}

SeatSet Yahtzee::winners(const State& state)
{
    return winnersOf(state);
}

double Yahtzee::pointsFor(const Rules&, SeatSet winners, Seat seat)
{
    return winners.has(seat) ? 1.0 : 0.0;
}

} // namespace parlour::yahtzee
