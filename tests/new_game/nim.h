// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Nim: all that a new game must have. Everything else has a default.
#pragma once

#include "engine/core/game.h"
#include "tests/new_game/nim_types.h"

namespace parlour::nim {

struct State {
    Rules rules;
    std::int8_t turn = 0;
    std::int8_t heap = -1;
    bool operator==(const State&) const = default;
};

void describe(FieldArchive& archive, View& view);

struct Nim : GameBase<Rules, State, Action, Chance, View, Event> {
    static constexpr std::string_view kId = "nim";
    static constexpr Text kName = SAY("Rules", "Nim");
    static constexpr int kVersion = 1;
    static constexpr std::size_t kMaxActions = kMostTaken;
    static constexpr int kMaxSteps = 1 + kMostHeap;

    static const std::vector<RuleOption>& options();
    static Expected<Rules> parseRules(const RuleMap& map);
    static RuleMap rulesMap(const Rules&) { return {}; }

    static State start(const Rules& rules) { return {.rules = rules}; }
    static Node node(const State& state);
    static Chance draw(const State& state, Rng& rng);
    static bool allowsChance(const State& state, const Chance& chance);
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace);
    static void legal(const State& state, Seat seat, ActionList<Nim>& out);
    static bool allows(const State& state, Seat seat, const Action& action);
    static void act(State& state, Seat seat, const Action& action, Trace<Event>* trace);
    static View look(const State& state, Seat seat)
    {
        return {state.rules, static_cast<std::int8_t>(seat), state.turn, state.heap};
    }
    static SeatSet winners(const State& state) { return SeatSet::of(1 - state.turn); }
    static double pointsFor(const Rules&, SeatSet winners, Seat seat) { return winners.has(seat) ? 1 : 0; }
    static Expected<Action> parseAction(std::string_view text);
    static Expected<Chance> parseChance(std::string_view text);
    static Expected<State> imagine(const View& view, Rng& rng);
};

} // namespace parlour::nim
