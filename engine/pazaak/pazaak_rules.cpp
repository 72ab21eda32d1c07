// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules: dealing, turns, the verdict on a hand. A cycle is a turn of player 1 and then of player 2.
#include "engine/base/index.h"
#include "engine/pazaak/pazaak.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

/// `copies` of each value from 1 to `highest`, in order.
template <std::size_t N>
constexpr FixedList<Value, N> pool(int highest, int copies)
{
    FixedList<Value, N> cards;
    for (int value = 1; value <= highest; ++value)
        for (int copy = 0; copy < copies; ++copy)
            cards.push_back(static_cast<Value>(value));
    return cards;
}

/// The card pools, built at compile time: dealing takes most of the time of a simulated match.
struct Pools {
    explicit constexpr Pools(Rules rules)
        : house(pool<50>(kHighestHouse, rules.copiesHouse())),
          sides(pool<15>(kHighestSide, rules.copiesSide()))
    {
    }
    FixedList<Value, 50> house;
    FixedList<Value, 15> sides;
};
constexpr std::array kPools = {Pools(Rules{Decks::Printed}), Pools(Rules{Decks::AsRun})};

/// Appends `count` random cards to `out`.
template <class Sample, class List>
void sample(List cards, int count, Rng& rng, Sample& out)
{
    rng.shuffleFirst(cards, static_cast<std::size_t>(count));
    out.append(cards.begin(), cards.begin() + count);
}

template <class List>
bool fitsPool(const List& cards, int count, int highest, int copies)
{
    if (cards.count() != count)
        return false;
    return std::all_of(cards.begin(), cards.end(), [&](Value value) {
        return value >= 1 && value <= highest && std::count(cards.begin(), cards.end(), value) <= copies;
    });
}

Event event(Event::Kind kind, Seat seat, const Board& board, Value value = 0)
{
    Event out;
    out.kind = kind;
    out.seat = static_cast<std::int8_t>(seat);
    out.total = board.total;
    out.value = value;
    return out;
}

void add(Board& board, Value value)
{
    board.total = static_cast<std::uint8_t>(board.total + value);
}

void stand(State& state, Seat seat)
{
    state.boards[asIndex(seat)].standing = true;
    state.last[asIndex(seat)] = Last::Stand;
}

void dealSides(State& state, const Chance& chance, Trace<Event>* trace)
{
    state.sides = chance.sides;
    state.phase = State::Phase::HouseDue;
    if (!trace)
        return;
    for (Seat seat = 0; seat < 2; ++seat) {
        Event blurred;
        blurred.kind = Event::Kind::SidesDealt;
        blurred.seat = static_cast<std::int8_t>(seat);
        blurred.count = static_cast<std::int16_t>(state.sides[asIndex(seat)].count());
        Event precise = blurred;
        precise.values = state.sides[asIndex(seat)];
        trace->tell(seat, precise, blurred);
    }
}

void beginHand(State& state, const Chance& chance, Trace<Event>* trace)
{
    state.house = chance.house;
    state.drawn = 0;
    state.boards = {};
    state.last = {};
    state.played = {};
    state.turn = 0;
    ++state.hand;
    if (trace) {
        Event began;
        began.kind = Event::Kind::HandBegan;
        began.count = state.hand;
        trace->tellAll(began);
    }
}

/// The verdict on a hand after a whole cycle: it continues, is tied, or has a winner.
struct Verdict {
    bool decided = false;
    Seat winner = -1;
};

Verdict judge(const Board& first, const Board& second)
{
    if (first.bust() || second.bust())
        return {true, first.bust() && second.bust() ? -1 : first.bust() ? 1 : 0};
    const Seat higher = first.total == second.total ? -1 : first.total > second.total ? 0 : 1;
    if (first.standing && second.standing)
        return {true, higher};
    if (first.standing != second.standing)
        return {higher == (first.standing ? 1 : 0), higher};
    return {};
}

void endHand(State& state, Seat winner, Trace<Event>* trace)
{
    if (winner < 0)
        ++state.ties;
    else
        ++state.wins[asIndex(winner)];
    const bool won = winner >= 0 && state.wins[asIndex(winner)] == kWins;
    state.phase = won || state.hand == kMaxHands ? State::Phase::Over : State::Phase::HouseDue;
    if (!trace)
        return;
    Event ended;
    ended.kind = Event::Kind::HandEnded;
    ended.seat = static_cast<std::int8_t>(winner);
    ended.count = state.hand;
    ended.totals = {state.boards[0].total, state.boards[1].total};
    trace->tellAll(ended);
    if (state.phase == State::Phase::Over) {
        ended.kind = Event::Kind::MatchEnded;
        ended.seat = static_cast<std::int8_t>(won ? winner : -1);
        ended.totals = {static_cast<std::uint8_t>(state.wins[0]), static_cast<std::uint8_t>(state.wins[1])};
        trace->tellAll(ended);
    }
}

void takeHouseCard(State& state, Seat seat, Trace<Event>* trace)
{
    Board& board = state.boards[asIndex(seat)];
    const Value value = state.house[state.drawn++];
    board.house.push_back(value);
    add(board, value);
    if (trace)
        trace->tellAll(event(Event::Kind::Drew, seat, board, value));
}

/// Deals house cards in turn from `seat` on until a seat must decide or the hand is over.
void resume(State& state, Seat seat, Trace<Event>* trace)
{
    for (;; ++seat) {
        if (seat == 2) {
            const Verdict verdict = judge(state.boards[0], state.boards[1]);
            if (verdict.decided)
                return endHand(state, verdict.winner, trace);
            seat = 0;
        }
        const Board& board = state.boards[asIndex(seat)];
        if (board.standing)
            continue;
        takeHouseCard(state, seat, trace);
        if (board.total != kGoal) {
            state.phase = State::Phase::Deciding;
            state.turn = static_cast<std::int8_t>(seat);
            return;
        }
        stand(state, seat);
        if (trace)
            trace->tellAll(event(Event::Kind::Reached, seat, board));
    }
}

} // namespace

State Pazaak::start(const Rules& rules)
{
    State state;
    state.rules = rules;
    return state;
}

Node Pazaak::node(const State& state)
{
    switch (state.phase) {
    case State::Phase::SidesDue:
    case State::Phase::HouseDue:
        return Node::chance();
    case State::Phase::Deciding:
        return Node::waiting(state.turn);
    case State::Phase::Over:
        break;
    }
    return Node::over();
}

Chance Pazaak::draw(const State& state, Rng& rng)
{
    const Pools& pools = kPools[static_cast<std::size_t>(state.rules.decks)];
    Chance chance;
    if (state.phase == State::Phase::SidesDue) {
        for (SideCards& side : chance.sides)
            sample(pools.sides, state.rules.sideCards(), rng, side);
    } else {
        sample(pools.house, kHouseCards, rng, chance.house);
    }
    return chance;
}

bool Pazaak::allowsChance(const State& state, const Chance& chance)
{
    const Rules& rules = state.rules;
    const auto isSides = [&](const SideCards& side) {
        return fitsPool(side, rules.sideCards(), kHighestSide, rules.copiesSide());
    };
    if (state.phase == State::Phase::SidesDue)
        return chance.house.empty() && isSides(chance.sides[0]) && isSides(chance.sides[1]);
    return state.phase == State::Phase::HouseDue && chance.sides[0].empty() && chance.sides[1].empty()
        && fitsPool(chance.house, kHouseCards, kHighestHouse, rules.copiesHouse());
}

void Pazaak::applyChance(State& state, const Chance& chance, Trace<Event>* trace)
{
    if (state.phase == State::Phase::SidesDue)
        return dealSides(state, chance, trace);
    beginHand(state, chance, trace);
    resume(state, 0, trace);
}

void Pazaak::legal(const State& state, Seat seat, ActionList<Pazaak>& out)
{
    out.push_back({Action::Kind::End, 0});
    out.push_back({Action::Kind::Stand, 0});
    unsigned seen = 0;
    for (const Value card : state.sides[asIndex(seat)]) {
        if (((seen >> card) & 1U) == 0)
            out.push_back({Action::Kind::Play, card});
        seen |= 1U << card;
    }
}

bool Pazaak::allows(const State& state, Seat seat, const Action& action)
{
    if (state.phase != State::Phase::Deciding || state.turn != seat)
        return false;
    return action.kind == Action::Kind::Play ? state.sides[asIndex(seat)].contains(action.card) : action.card == 0;
}

void Pazaak::act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
{
    Board& board = state.boards[asIndex(seat)];
    state.last[asIndex(seat)] = Last::End;
    Event::Kind kind = Event::Kind::EndedTurn;
    if (action.kind != Action::Kind::End) {
        stand(state, seat);
        kind = Event::Kind::Stood;
    }
    if (action.kind == Action::Kind::Play) {
        state.sides[asIndex(seat)].eraseFirst(action.card);
        state.played[asIndex(seat)] = true;
        board.side = action.card;
        add(board, action.card);
        kind = Event::Kind::Played;
    }
    if (trace)
        trace->tellAll(event(kind, seat, board, action.card));
    resume(state, seat + 1, trace);
}

SeatSet Pazaak::winners(const State& state)
{
    for (Seat seat = 0; seat < 2; ++seat)
        if (state.wins[asIndex(seat)] == kWins)
            return SeatSet::of(seat);
    return SeatSet::firstSeats(2);
}

double Pazaak::pointsFor(const Rules&, SeatSet winners, Seat seat)
{
    return winners == SeatSet::of(seat) ? 1.0 : 0.0;
}

} // namespace parlour::pazaak
