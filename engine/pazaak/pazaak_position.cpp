// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A State from a position that was put in: the hand is played again from its first card, so that the State is one that the
// rules lead to.
#include "engine/base/index.h"
#include "engine/core/position.h"
#include "engine/pazaak/pazaak.h"

#include <algorithm>
#include <vector>

namespace parlour::pazaak {

namespace {

/// The house cards on the boards in the order drawn, and then the others at random. Each value must have enough copies.
FixedList<Value, kHouseCards> houseOf(const View& view, Rng& rng)
{
    FixedList<Value, kHouseCards> house;
    for (std::size_t drawn = 0; drawn < kHouseCards; ++drawn)
        for (const Board& board : view.boards)
            if (drawn < board.house.size())
                appendTo(house, board.house[drawn]);
    std::vector<Value> rest;
    const auto unseen = view.unseenHouse();
    for (std::size_t i = 0; i < unseen.size(); ++i)
        rest.insert(rest.end(), asIndex(unseen[i]), static_cast<Value>(i + 1));
    rng.shuffle(rest);
    for (const Value value : rest)
        appendTo(house, value);
    return house;
}

/// Random side cards, without one that was played.
SideCards sidesLike(const Rules& rules, int count, Value played, Rng& rng)
{
    std::vector<Value> pool;
    for (int value = 1; value <= kHighestSide; ++value)
        pool.insert(pool.end(), asIndex(rules.copiesSide() - (value == played ? 1 : 0)), static_cast<Value>(value));
    rng.shuffle(pool);
    SideCards sides;
    if (played > 0)
        sides.push_back(played);
    sides.append(pool.data(), pool.data() + count);
    return sides;
}

/// Plays the hand as the boards show it, until `view.seat` is to decide.
void play(State& state, const View& view)
{
    while (state.phase == State::Phase::Deciding) {
        const Seat seat = state.turn;
        const Board& aim = view.boards[asIndex(seat)];
        const int cards = state.boards[asIndex(seat)].house.count();
        const bool isLast = cards >= aim.house.count();
        if (seat == view.seat && isLast && !aim.standing)
            return;
        Action action;
        if (isLast && aim.standing)
            action = aim.side > 0 ? Action{Action::Kind::Play, aim.side} : Action{Action::Kind::Stand, 0};
        if (!Pazaak::allows(state, seat, action))
            return;
        Pazaak::act(state, seat, action, nullptr);
    }
}

} // namespace

UnorderedFields Pazaak::unorderedFields()
{
    return {.sets = {"sideCards"}, .setsBySeat = {}};
}

Expected<State> Pazaak::stateOf(const View& view, const PositionFields& given, Rng& rng)
{
    const Rules& rules = view.rules;
    const int hand = view.wins[0] + view.wins[1] + view.ties + 1;
    for (const Seat seat : {view.seat, static_cast<std::int8_t>(view.other())})
        if (view.wins[asIndex(seat)] < 0 || view.wins[asIndex(seat)] >= kWins)
            return given.wrong(seat == view.seat ? "wins" : "opponentWins",
                               outside(seat == view.seat ? "wins" : "opponentWins", 0, kWins - 1));
    if (view.ties < 0 || hand > kMaxHands)
        return given.wrong("ties", outside("ties", 0, kMaxHands - view.wins[0] - view.wins[1] - 1));
    const auto unseen = view.unseenHouse();
    if (const auto lacking = std::find_if(unseen.begin(), unseen.end(), [](int count) { return count < 0; });
        lacking != unseen.end())
        return given.wrong(
            "house",
            Error(SAY("Error", "there are only %1 house cards with %2"),
                  {static_cast<long long>(rules.copiesHouse()), static_cast<long long>(lacking - unseen.begin() + 1)}));

    State state = Pazaak::start(rules);
    state.phase = State::Phase::HouseDue;
    state.hand = static_cast<std::int16_t>(hand - 1);
    state.ties = view.ties;
    state.wins = view.wins;
    for (Seat seat = 0; seat < 2; ++seat) {
        const bool isOwn = seat == view.seat;
        const std::string_view name = isOwn ? "sideCards" : "opponentSideCards";
        const Value played = view.boards[asIndex(seat)].side;
        const int most = rules.sideCards() - (played > 0 ? 1 : 0);
        const int least = std::max(0, most - hand + 1); // one a hand
        const int count = isOwn || given.has(name) ? view.sideCounts[asIndex(seat)] : most;
        if (played > kHighestSide)
            return given.wrong(isOwn ? "side" : "opponentSide", outside(isOwn ? "side" : "opponentSide", 0, kHighestSide));
        if (count < least || count > most)
            return given.wrong(name,
                               Error(SAY("Error", "\"%1\" must be from %2 to %3 cards in this hand"),
                                     {std::string(name), static_cast<long long>(least), static_cast<long long>(most)}));
        SideCards& sides = state.sides[asIndex(seat)];
        sides = sidesLike(rules, isOwn ? 0 : count, played, rng);
        if (isOwn)
            sides.append(view.sides.begin(), view.sides.end());
        for (const Value value : sides)
            if (std::count(sides.begin(), sides.end(), value) > rules.copiesSide())
                return given.wrong(name,
                                   Error(SAY("Error", "there are only %1 side cards with %2"),
                                         {static_cast<long long>(rules.copiesSide()), static_cast<long long>(value)}));
    }
    Chance house;
    house.house = houseOf(view, rng);
    Pazaak::applyChance(state, house, nullptr);
    play(state, view);
    return state;
}

} // namespace parlour::pazaak
