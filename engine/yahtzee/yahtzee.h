// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Yahtzee, for one to six players. Included by drivers through engine/games.h, and by bots for the tag; tables
// include yahtzee_types.h only.
#pragma once

#include "engine/core/game.h"
#include "engine/yahtzee/yahtzee_notation.h"
#include "engine/yahtzee/yahtzee_types.h"

namespace parlour::yahtzee {

/// The whole state. A roll is due while there are fewer than five dice.
struct State {
    Rules rules;
    std::int8_t turn = 0;
    std::int8_t round = 1; ///< counted from 1; kRounds + 1 if over
    std::int8_t rolls = 0; ///< in this turn; holding all dice counts as a roll
    Dice dice;
    std::array<Card, kMaxSeats> cards;

    bool over() const { return round > kRounds; }
    bool operator==(const State&) const = default;
};

/// The fields of a View.
void describe(FieldArchive& archive, View& view);

struct Yahtzee : GameBase<Rules, State, Action, Chance, View, Event> {
    static constexpr std::string_view kId = "yahtzee";
    static constexpr Text kName = SAY("Rules", "Yahtzee");
    static constexpr int kVersion = 1;
    static constexpr std::size_t kMaxActions = (1U << kDice) + kBoxes;
    static constexpr int kMaxSteps = kMaxSeats * kRounds * kRolls * 2;

    static const std::vector<RuleOption>& options();
    static Expected<Rules> parseRules(const RuleMap& map);
    static RuleMap rulesMap(const Rules& rules);

    static State start(const Rules& rules);
    static Node node(const State& state);
    static Chance draw(const State& state, Rng& rng);
    static bool allowsChance(const State& state, const Chance& chance);
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace);
    /// Lists each set of positions once, in ascending order; `allows` accepts any order.
    static void legal(const State& state, Seat seat, ActionList<Yahtzee>& out);
    static bool allows(const State& state, Seat seat, const Action& action);
    static void act(State& state, Seat seat, const Action& action, Trace<Event>* trace);
    static View look(const State& state, Seat seat);
    /// The seats with the highest total.
    static SeatSet winners(const State& state);
    /// 1 for each seat with the highest total, else 0.
    static double pointsFor(const Rules& rules, SeatSet winners, Seat seat);
    static constexpr std::string_view kExtraScore = "meanScore";
    static constexpr Text kExtraLabel = SAY("Rules", "Mean score");
    static constexpr bool kExtraIsMean = true;
    static double extraScore(const View& view, Seat) { return view.card.total(); }

    /// A hold of the same faces: of equal dice those that lie first, in the order in which they lie.
    static Action canonical(const View& view, const Action& action);
    static Expected<Action> parseAction(std::string_view text) { return yahtzee::parseAction(text); }
    static Expected<Chance> parseChance(std::string_view text) { return yahtzee::parseChance(text); }
    static Expected<State> stateOf(const View& view, const PositionFields& given, Rng& rng);
    static UnorderedFields unorderedFields();
};

/// The totals of all players in descending order, which hides their owners.
FixedList<std::int16_t, kMaxSeats> totalsOf(const State& state);

} // namespace parlour::yahtzee
