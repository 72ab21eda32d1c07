// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Durak: the state machine of a bout, after pagat.com, with every option of Rules. Included by drivers through
// engine/games.h; bots and tables include durak_types.h only.
#pragma once

#include "engine/core/game.h"
#include "engine/durak/durak_notation.h"
#include "engine/durak/durak_types.h"

namespace parlour::durak {

/// The maximum number of new deals, so that every game ends.
inline constexpr int kMaxRedeals = 20;

/// The whole state, hidden cards included.
struct State : PublicState {
    FixedList<Card, 52> deck; ///< the stock, drawn from the end; the first is the trump card
    std::array<Hand, kMaxSeats> hands;
    std::array<CardSet, kMaxSeats> held{}; ///< the hands as sets
    FixedList<std::int8_t, kMaxSeats> emptied; ///< seats whose hands became empty in this bout, in that order
    std::int8_t redeals = 0; ///< new deals so far
    bool operator==(const State&) const = default;
};

/// The fields of a View.
void describe(FieldArchive& archive, View& view);

struct Durak : GameBase<Rules, State, Action, Chance, View, Event> {
    static constexpr std::string_view kId = "durak";
    static constexpr Text kName = SAY("Rules", "Durak");
    static constexpr int kVersion = 1;
    static constexpr std::size_t kMaxActions = 160;
    /// At most 26 beaten bouts with fewer than kMaxTakings between them, each of fewer than 60 steps.
    static constexpr int kMaxSteps = 100000;

    static const std::vector<RuleOption>& options();
    static Expected<Rules> parseRules(const RuleMap& map);
    static RuleMap rulesMap(const Rules& rules);

    static State start(const Rules& rules);
    static Node node(const State& state);
    static Chance draw(const State& state, Rng& rng);
    static bool allowsChance(const State& state, const Chance& chance);
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace);
    static void legal(const State& state, Seat seat, ActionList<Durak>& out);
    static bool allows(const State& state, Seat seat, const Action& action);
    static void act(State& state, Seat seat, const Action& action, Trace<Event>* trace);
    static View look(const State& state, Seat seat);
    /// The seats that share the win: all but the fool and its team; without a fool, all.
    static SeatSet winners(const State& state);
    /// The goal is to win, alone or with the own team; without teams and among three or more, not to be the fool.
    static Goal goal(const Rules& rules);
    /// -1 for the fool and each member of its team, else 0.
    static double pointsFor(const Rules& rules, SeatSet winners, Seat seat);

    static Expected<Action> parseAction(std::string_view text) { return durak::parseAction(text); }
    static Expected<Chance> parseChance(std::string_view text) { return durak::parseChance(text); }
    static Expected<State> stateOf(const View& view, const PositionFields& given, Rng& rng);
    static UnorderedFields unorderedFields();
};

} // namespace parlour::durak
