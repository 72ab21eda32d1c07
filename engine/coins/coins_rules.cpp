// The rules: tosses, sealed answers, levers, and whose memory survives a journey.
#include "engine/base/index.h"
#include "engine/coins/coins.h"

#include <algorithm>
#include <utility>

namespace parlour::coins {

namespace {

std::array<std::uint8_t, 2> scores(const State& state)
{
    const int heads = state.tosses.ones();
    return {static_cast<std::uint8_t>(heads), static_cast<std::uint8_t>(state.tosses.count() - heads)};
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

/// What the timeline hands to a player in the present round.
Memory handed(const State& state, const Player& player)
{
    const std::size_t index = state.round - 1U;
    return index < player.memories.size() ? player.memories[index] : Memory();
}

/// Leaves `memory` for `round`.
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

/// Takes the levers of both answers, sets the block, and returns the round that is tossed next. Both answers count at once,
/// so that their order has no influence; a block counts before any journey.
int pullLevers(State& state)
{
    for (Player& player : state.players) {
        const Move::Kind kind = player.answer->move.kind;
        player.blue = static_cast<std::uint8_t>(player.blue - (kind == Move::Kind::Block ? 1 : 0));
        player.red = static_cast<std::uint8_t>(player.red - (kind == Move::Kind::Travel ? 1 : 0));
        if (kind == Move::Kind::Block)
            state.block = player.blocked = state.round;
    }
    int next = state.round + 1;
    for (const Player& player : state.players)
        if (player.answer->move.kind == Move::Kind::Travel && player.answer->move.round > state.block)
            next = std::min(next, int{player.answer->move.round});
    return next;
}

void tellJourney(const State& state, Seat seat, int next, Trace<Event>& trace)
{
    const Move move = state.players[at(seat)].answer->move;
    if (move.kind != Move::Kind::Travel)
        return;
    const auto kind = move.round == next ? Event::Kind::WentBack
        : move.round <= state.block      ? Event::Kind::Blocked
                                         : Event::Kind::Outrun;
    trace.tellOnly(SeatSet::of(seat), event(kind, seat, state.round, move.round));
}

/// A round that goes on leaves both their new memories. A journey is kept in mind only by who asked for just that round; the
/// other finds what it left there when the round before was last played.
void handOver(const State& state, Player& player, int next)
{
    Action& answer = *player.answer;
    if (next > state.round || answer.move == travel(next))
        leave(player, next, answer.memory ? std::move(*answer.memory) : handed(state, player));
    if (std::cmp_greater(player.memories.size(), next))
        player.memories.resize(static_cast<std::size_t>(next));
}

void endMatch(State& state, Trace<Event>* trace)
{
    state.phase = State::Phase::Over;
    if (!trace)
        return;
    Event ended = event(Event::Kind::MatchEnded, -1, state.round);
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
        handOver(state, player, next);
        player.answer.reset();
    }
    if (next > state.rules.rounds)
        return endMatch(state, trace);
    if (next <= state.round)
        state.tosses.cut(next - 1);
    state.round = static_cast<std::uint8_t>(next);
    state.phase = State::Phase::TossDue;
    if (trace)
        trace->tellAll(event(Event::Kind::RoundBegins, -1, next));
}

} // namespace

State Coins::start(const Rules& rules)
{
    State state;
    state.rules = rules;
    for (Player& player : state.players) {
        player.blue = rules.blue;
        player.red = rules.red;
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
            if (!state.players[at(seat)].answer)
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
    state.tosses.push_back(chance.heads);
    state.phase = State::Phase::Deciding;
    if (trace) {
        Event tossed = event(Event::Kind::Tossed, chance.heads ? 0 : 1, state.round);
        tossed.scores = scores(state);
        trace->tellAll(tossed);
    }
}

/// Whether a journey is blocked is not known to who pulls the lever, so every round is on the list.
void Coins::legal(const State& state, Seat seat, Moves& out)
{
    const Player& player = state.players[at(seat)];
    out = Moves(player.blue > 0, player.red > 0 ? state.round : 0);
}

bool Coins::allows(const State& state, Seat seat, const Action& action)
{
    if (state.phase != State::Phase::Deciding || seat < 0 || seat > 1 || state.players[at(seat)].answer)
        return false;
    Moves moves;
    legal(state, seat, moves);
    return moves.contains(action.move) && (!action.memory || action.memory->size() <= kMaxMemory);
}

void Coins::act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
{
    state.players[at(seat)].answer = action;
    if (trace) {
        const Event blurred = event(Event::Kind::Answered, seat, state.round);
        Event precise = blurred;
        precise.move = action.move;
        trace->tell(seat, precise, blurred);
    }
    if (state.players[at(1 - seat)].answer)
        endRound(state, trace);
}

View Coins::look(const State& state, Seat seat)
{
    const Player& player = state.players[at(seat)];
    View view;
    view.rules = state.rules;
    view.seat = static_cast<std::int8_t>(seat);
    view.round = state.round;
    view.blue = player.blue;
    view.red = player.red;
    view.blocked = player.blocked;
    view.over = state.phase == State::Phase::Over;
    if (player.answer)
        view.answer = player.answer->move;
    view.tosses = seat == 0 ? state.tosses : state.tosses.flipped();
    view.memory = handed(state, player);
    return view;
}

SeatSet Coins::winners(const State& state)
{
    const int lead = state.tosses.lead();
    return lead > 0 ? SeatSet::of(0) : lead < 0 ? SeatSet::of(1) : SeatSet::firstSeats(2);
}

double Coins::pointsFor(const Rules&, SeatSet winners, Seat seat)
{
    return winners.has(seat) ? 2.0 / winners.size() : 0.0;
}

} // namespace parlour::coins
