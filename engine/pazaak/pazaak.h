// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Simple Pazaak, as played by its contest's controller. Included by drivers through engine/games.h, and by bots
// for the tag; tables include pazaak_types.h only.
#pragma once

#include "engine/core/game.h"
#include "engine/pazaak/pazaak_notation.h"
#include "engine/pazaak/pazaak_types.h"

namespace parlour::pazaak {

/// The whole state, hidden cards included.
struct State {
    enum class Phase : std::uint8_t { SidesDue, HouseDue, Deciding, Over };

    Rules rules;
    Phase phase = Phase::SidesDue;
    std::int8_t turn = 0; ///< the seat that decides, in the phase Deciding
    std::int16_t hand = 0; ///< counted from 1
    std::int16_t ties = 0;
    std::array<std::int8_t, 2> wins{};
    std::array<Board, 2> boards; ///< of this hand; kept until the next hand begins
    std::array<Last, 2> last{};
    std::array<bool, 2> played{};
    std::array<SideCards, 2> sides;
    FixedList<Value, kHouseCards> house; ///< the top of this hand's deck, in order
    std::uint8_t drawn = 0; ///< cards of `house` on the boards
    bool operator==(const State&) const = default;
};

/// The fields of a View.
void describe(FieldArchive& archive, View& view);

struct Pazaak : GameBase<Rules, State, Action, Chance, View, Event> {
    static constexpr std::string_view kId = "pazaak";
    static constexpr Text kName = SAY("Rules", "Simple Pazaak");
    static constexpr int kVersion = 1;
    static constexpr std::size_t kMaxActions = 7;
    static constexpr int kMaxSteps = 50000;

    static const std::vector<RuleOption>& options();
    static Expected<Rules> parseRules(const RuleMap& map);
    static RuleMap rulesMap(const Rules& rules);

    static State start(const Rules& rules);
    static Node node(const State& state);
    static Chance draw(const State& state, Rng& rng);
    static bool allowsChance(const State& state, const Chance& chance);
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace);
    static void legal(const State& state, Seat seat, ActionList<Pazaak>& out);
    static bool allows(const State& state, Seat seat, const Action& action);
    static void act(State& state, Seat seat, const Action& action, Trace<Event>* trace);
    static View look(const State& state, Seat seat);
    /// The seats that share the win; both in a draw.
    static SeatSet winners(const State& state);
    /// 1 for a won match, else 0.
    static double pointsFor(const Rules& rules, SeatSet winners, Seat seat);
    /// Hand wins: they break ties in a contest.
    static constexpr std::string_view kExtraScore = "hands";
    static constexpr Text kExtraLabel = SAY("Rules", "Hands");
    static constexpr bool kExtraIsMean = false;
    static double extraScore(const View& view, Seat seat) { return view.wins[static_cast<std::size_t>(seat)]; }

    static Expected<Action> parseAction(std::string_view text) { return pazaak::parseAction(text); }
    static Expected<Chance> parseChance(std::string_view text) { return pazaak::parseChance(text); }
    static Expected<State> stateOf(const View& view, const PositionFields& given, Rng& rng);
    static UnorderedFields unorderedFields();
};

} // namespace parlour::pazaak
