// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Coins: two players toss a coin for a hundred rounds; red levers travel back in time, blue levers block that.
// Included by drivers through engine/games.h, and by bots for the tag; tables include coins_types.h only.
#pragma once

#include "engine/coins/coins_notation.h"
#include "engine/coins/coins_types.h"
#include "engine/core/game.h"

namespace parlour::coins {

/// The state of one player: its View, kept because it is needed in each round, and its hidden memories.
struct Player {
    View view;
    /// The memory that came with the sealed answer; nullopt if unchanged.
    std::optional<Memory> newMemory;
    /// The memory left for round `index + 1` of the present timeline; missing ones are empty.
    std::vector<Memory> memories;
    bool operator==(const Player&) const = default;
};

/// The whole state, hidden blocks and sealed answers included. Public values are read from the first player's View.
struct State {
    enum class Phase : std::uint8_t { TossDue, Deciding, Over };

    Phase phase = Phase::TossDue;
    std::uint8_t block = 0; ///< the latest blocked round: this and earlier ones are out of reach
    std::array<Player, 2> players;
    bool operator==(const State&) const = default;

    const Rules& rules() const { return players[0].view.rules; }
    int round() const { return players[0].view.round; }
    const Tosses& tosses() const { return players[0].view.tosses; } ///< 1 is heads
};

/// The fields of a View.
void describe(FieldArchive& archive, View& view);

struct Coins : GameBase<Rules, State, Action, Chance, View, Event> {
    using Actions = Moves;

    static constexpr std::string_view kId = "coins";
    static constexpr Text kName = SAY("Rules", "Coins");
    static constexpr int kVersion = 1;
    /// A toss and two answers for each round played, if each red lever goes back to the start.
    static constexpr int kMaxSteps = 3 * kMaxRounds * (2 * kMaxRed + 1);

    static const std::vector<RuleOption>& options();
    static Expected<Rules> parseRules(const RuleMap& map);
    static RuleMap rulesMap(const Rules& rules);

    static State start(const Rules& rules);
    static const Rules& rules(const State& state) { return state.rules(); }
    static Node node(const State& state);
    static Chance draw(const State& state, Rng& rng);
    static bool allowsChance(const State& state, const Chance& chance);
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace);
    static void legal(const State& state, Seat seat, Moves& out);
    static bool allows(const State& state, Seat seat, const Action& action);
    /// A memory is no part of the list.
    static bool offers(const View&, const Moves& legal, const Action& action)
    {
        return legal.contains(action.move) && (!action.memory || action.memory->size() <= kMaxMemory);
    }
    static void act(State& state, Seat seat, Action action, Trace<Event>* trace);
    static View look(const State& state, Seat seat) { return state.players[static_cast<std::size_t>(seat)].view; }
    static const View& lookFirst(const State& state) { return state.players[state.players[0].view.answer ? 1 : 0].view; }
    /// The seats that share the win; both in a draw.
    static SeatSet winners(const State& state);
    /// 2 for a win, 1 for a draw, else 0.
    static double pointsFor(const Rules& rules, SeatSet winners, Seat seat);

    static Action withoutNotes(const Action& action) { return {action.move, {}}; }
    static Expected<Action> parseAction(std::string_view text) { return coins::parseAction(text); }
    static Expected<Chance> parseChance(std::string_view text) { return coins::parseChance(text); }
    static Expected<State> stateOf(const View& view, const PositionFields& given, Rng& rng);
};

} // namespace parlour::coins
