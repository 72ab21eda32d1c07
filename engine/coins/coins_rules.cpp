// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules: tosses, sealed answers, levers, and memories.
//
// ai/coins/round.h and ai/coins/timeline.h repeat pullLevers and beginRound for search and training: change them together.
#include "engine/base/index.h"
#include "engine/coins/coins.h"

#include <algorithm>
#include <utility>

namespace parlour::coins {

namespace {

std::array<std::uint8_t, 2> scores(const State& state)
{
    const int heads = state.tosses().ones();
    return {static_cast<std::uint8_t>(heads), static_cast<std::uint8_t>(state.tosses().count() - heads)};
}

Event event(Event::Kind kind, Seat seat, int round, int to = 0)
{
    Event out;
    out.kind = kind;
    out.seat = static_cast<std::int8_t>(seat);
    out.round = static_cast<std::uint8_t>(round);
    out.to = static_cast<std::uint8_t>(to);
    return out;
}

/// The memory of a player for `round`.
Memory memoryFor(const Player& player, int round)
{
    const auto index = static_cast<std::size_t>(round - 1);
    return index < player.memories.size() ? player.memories[index] : Memory();
}

/// Stores `memory` for `round`.
void leave(Player& player, int round, Memory memory)
{
    const auto index = static_cast<std::size_t>(round - 1);
    if (index >= player.memories.size()) {
        if (memory.empty())
            return;
        player.memories.resize(index + 1);
    }
    player.memories[index] = std::move(memory);
}

/// Removes the levers of both answers, sets the block, and returns the next round to toss. Both answers take effect at once,
/// so their order does not matter; a block takes effect before a journey.
int pullLevers(State& state)
{
    for (Player& player : state.players) {
        View& view = player.view;
        const Move::Kind kind = view.answer->kind;
        view.blue = static_cast<std::uint8_t>(view.blue - (kind == Move::Kind::Block ? 1 : 0));
        view.red = static_cast<std::uint8_t>(view.red - (kind == Move::Kind::Travel ? 1 : 0));
        if (kind == Move::Kind::Block)
            state.block = view.blocked = view.round;
    }
    int next = state.round() + 1;
    for (const Player& player : state.players)
        if (player.view.answer->kind == Move::Kind::Travel && player.view.answer->round > state.block)
            next = std::min(next, int{player.view.answer->round});
    return next;
}

void tellJourney(const State& state, Seat seat, int next, Trace<Event>& trace)
{
    const Move move = *state.players[asIndex(seat)].view.answer;
    if (move.kind != Move::Kind::Travel)
        return;
    const auto kind = move.round == next ? Event::Kind::WentBack
        : move.round <= state.block      ? Event::Kind::Blocked
                                         : Event::Kind::Outrun;
    trace.tellOnly(SeatSet::of(seat), event(kind, seat, state.round(), move.round));
}

/// Stores the player's new memory for round `next`: after a normal round always, after a journey only if the player asked
/// for just that round. Otherwise the player finds the memory it left there earlier.
void storeMemory(Player& player, int next)
{
    const View& view = player.view;
    if (next > view.round || view.answer == travel(next))
        leave(player, next, player.newMemory ? std::move(*player.newMemory) : view.memory);
    player.newMemory.reset();
    if (std::cmp_greater(player.memories.size(), next))
        player.memories.resize(static_cast<std::size_t>(next));
}

void beginRound(View& view, int next, Memory memory)
{
    if (next <= view.round)
        view.tosses.cut(next - 1);
    view.round = static_cast<std::uint8_t>(next);
    view.memory = std::move(memory);
}

void endMatch(State& state, Trace<Event>* trace)
{
    state.phase = State::Phase::Over;
    for (Player& player : state.players)
        player.view.over = true;
    if (!trace)
        return;
    Event ended = event(Event::Kind::MatchEnded, -1, state.round());
    ended.scores = scores(state);
    if (ended.scores[0] != ended.scores[1])
        ended.seat = ended.scores[0] > ended.scores[1] ? 0 : 1;
    trace->tellAll(ended);
}

void endRound(State& state, Trace<Event>* trace)
{
    const int next = pullLevers(state);
    if (trace)
        for (Seat seat = 0; seat < 2; ++seat)
            tellJourney(state, seat, next, *trace);
    for (Player& player : state.players) {
        storeMemory(player, next);
        player.view.answer.reset();
    }
    if (next > state.rules().rounds)
        return endMatch(state, trace);
    for (Player& player : state.players)
        beginRound(player.view, next, memoryFor(player, next));
    state.phase = State::Phase::TossDue;
    if (trace)
        trace->tellAll(event(Event::Kind::RoundBegins, -1, next));
}

} // namespace

State Coins::start(const Rules& rules)
{
    State state;
    for (Seat seat = 0; seat < 2; ++seat) {
        View& view = state.players[asIndex(seat)].view;
        view.rules = rules;
        view.seat = static_cast<std::int8_t>(seat);
        view.blue = rules.blue;
        view.red = rules.red;
    }
    return state;
}

Node Coins::node(const State& state)
{
    switch (state.phase) {
    case State::Phase::TossDue:
        return Node::chance();
    case State::Phase::Deciding: {
        SeatSet seats;
        for (Seat seat = 0; seat < 2; ++seat)
            if (!state.players[asIndex(seat)].view.answer)
                seats.add(seat);
        return Node::waiting(seats);
    }
    case State::Phase::Over:
        break;
    }
    return Node::over();
}

Chance Coins::draw(const State&, Rng& rng)
{
    return {rng.below(2) == 0};
}

bool Coins::allowsChance(const State& state, const Chance&)
{
    return state.phase == State::Phase::TossDue;
}

void Coins::applyChance(State& state, const Chance& chance, Trace<Event>* trace)
{
    state.players[0].view.tosses.push_back(chance.heads);
    state.players[1].view.tosses.push_back(!chance.heads);
    state.phase = State::Phase::Deciding;
    if (trace) {
        Event tossed = event(Event::Kind::Tossed, chance.heads ? 0 : 1, state.round());
        tossed.scores = scores(state);
        trace->tellAll(tossed);
    }
}

/// Lists all rounds, since the player does not know which of them are blocked.
void Coins::legal(const State& state, Seat seat, Moves& out)
{
    const View& view = state.players[asIndex(seat)].view;
    out = Moves(view.blue > 0, view.red > 0 ? view.round : 0);
}

bool Coins::allows(const State& state, Seat seat, const Action& action)
{
    if (state.phase != State::Phase::Deciding || seat < 0 || seat > 1 || state.players[asIndex(seat)].view.answer)
        return false;
    Moves moves;
    legal(state, seat, moves);
    return offers(state.players[asIndex(seat)].view, moves, action);
}

void Coins::act(State& state, Seat seat, Action action, Trace<Event>* trace)
{
    Player& player = state.players[asIndex(seat)];
    player.view.answer = action.move;
    player.newMemory = std::move(action.memory);
    if (trace) {
        const Event blurred = event(Event::Kind::Answered, seat, state.round());
        Event precise = blurred;
        precise.move = action.move;
        trace->tell(seat, precise, blurred);
    }
    if (state.players[asIndex(1 - seat)].view.answer)
        endRound(state, trace);
}

SeatSet Coins::winners(const State& state)
{
    const int lead = state.tosses().lead();
    return lead > 0 ? SeatSet::of(0) : lead < 0 ? SeatSet::of(1) : SeatSet::firstSeats(2);
}

double Coins::pointsFor(const Rules&, SeatSet winners, Seat seat)
{
    return winners.has(seat) ? 2.0 / winners.size() : 0.0;
}

} // namespace parlour::coins
