// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Coup in both modes: turns, reaction windows, lost cards. Included by drivers through engine/games.h; bots and
// tables include coup_types.h only.
#pragma once

#include "engine/core/game.h"
#include "engine/coup/coup_notation.h"
#include "engine/coup/coup_types.h"
#include "engine/coup/coup_window.h"

namespace parlour::coup {

/// The whole state, hidden cards included. Its base is the View of the first seat that is waited for, since copying the View
/// for each question would slow down contests.
struct State : View {
    /// The continuation of the turn after a lost card.
    enum class Next : std::uint8_t { EndTurn, Effect, ReplaceForAction, ReplaceForBlock, Stopped };

    Next next = Next::EndTurn;
    SeatSet due; ///< the seats that are asked; empty if chance is due or the game is over
    Window window; ///< in the phases ChallengeAction, Block and ChallengeBlock
    Role blockRole = Role::None; ///< the claim of a sealed block
    std::array<std::uint8_t, kRoles> courtCards{}; ///< copies of each role in the court deck
    std::array<Hand, kMaxSeats> hands;
    bool operator==(const State&) const = default;
};

/// The fields of a View.
void describe(FieldArchive& archive, View& view);

struct Coup : GameBase<Rules, State, Action, Chance, View, Event> {
    using Actions = coup::Actions;

    static constexpr std::string_view kId = "coup";
    static constexpr Text kName = SAY("Rules", "Coup");
    static constexpr int kVersion = 1;
    /// A turn is at most an action, three windows of five answers, three cards lost, an exchange of two steps and two
    /// cards replaced.
    static constexpr int kMaxSteps = 1 + kMaxTurns * 23;

    static const std::vector<RuleOption>& options();
    static Expected<Rules> parseRules(const RuleMap& map);
    static RuleMap rulesMap(const Rules& rules);

    static State start(const Rules& rules);
    static Node node(const State& state)
    {
        if (!state.due.empty())
            return Node::waiting(state.due);
        return state.phase == Phase::Over ? Node::over() : Node::chance();
    }
    static Chance draw(const State& state, Rng& rng);
    static bool allowsChance(const State& state, const Chance& chance);
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace);
    static void legal(const State& state, Seat seat, ActionList<Coup>& out);
    static bool allows(const State& state, Seat seat, const Action& action);
    static void act(State& state, Seat seat, const Action& action, Trace<Event>* trace);
    static View look(const State& state, Seat seat);
    static const View& lookFirst(const State& state) { return state; }
    /// The seats that share the win; empty if none is left (crate).
    static SeatSet winners(const State& state);
    /// With W winners and L losers, 1/W for a winner and -1/L for a loser; without losers 0.
    static double pointsFor(const Rules& rules, SeatSet winners, Seat seat);
    /// The points of a contest's entrant without a seat: 0, in crate mode those of a loser.
    static double absentPoints(const Rules& rules, SeatSet winners);

    /// Whether cards are drawn to which seats gave some back, so not the deal.
    static bool isOfChosenCards(const Chance& chance) { return chance.cards.size() <= 2; }
    static Expected<Action> parseAction(std::string_view text) { return coup::parseAction(text); }
    static Expected<Chance> parseChance(std::string_view text) { return coup::parseChance(text); }
    static Expected<State> stateOf(const View& view, const PositionFields& given, Rng& rng);
    static UnorderedFields unorderedFields();
};

} // namespace parlour::coup
