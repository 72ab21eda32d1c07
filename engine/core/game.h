// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The concept of a game: a tag struct of static functions over plain values. Every driver (play-out, contest, session) and
// every bot works on this and nothing else; a game knows none of them.
//
//   Rules   the options, validated            State   everything, hidden cards included
//   Chance  one chance outcome                Action  one answer of one seat
//   View    all that one seat may know        Event   something that happened, addressed through a Trace
//
// All are regular types: a copy is a save, an undo, a search node and a test fixture. After a Chance nothing is random.
//
// Optional members of a game: kExtraScore, kExtraLabel, kExtraIsMean and extraScore(view, seat), a number that contests add
// up; absentPoints(rules, winners), the points of an entrant without a seat; lookFirst(state), a reference to the View of
// the first seat that is waited for, where the State keeps it; goal(rules), what a seat plays for where several win
// together; isOfChosenCards(chance), whether an outcome is drawn from cards that players chose or gave back, so that it is
// another one after other moves; deckCards(action), the cards of the deck that it chooses; withoutNotes(action), the action
// without what its player notes for itself; canonical(view, action), the listed action that stands for all that do the same;
// imagine(view, rng), an Expected<State> in which the seat sees this View, with what is hidden dealt at random, or an error
// if there is none: for an analyst by play-outs and for positions that are put in; stateOf(view, given, rng) and
// unorderedFields(), for positions that are not given in full (engine/core/position.h).
#pragma once

#include "engine/base/expected.h"
#include "engine/base/fixed_list.h"
#include "engine/base/rng.h"
#include "engine/base/seat.h"
#include "engine/core/field_archive.h"
#include "engine/core/goal.h"
#include "engine/core/node.h"
#include "engine/core/rules_text.h"
#include "engine/core/trace.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class PositionFields; // engine/core/position.h
struct UnorderedFields; // engine/core/position.h

/// The base of each game: its types, and the functions that follow from them. The game's namespace has a function
/// `describe(FieldArchive&, View&)`.
template <class R, class S, class A, class C, class V, class E>
struct GameBase {
    using Rules = R;
    using State = S;
    using Action = A;
    using Chance = C;
    using View = V;
    using Event = E;

    static int seats(const Rules& rules) { return rules.players; }
    static const Rules& rules(const State& state) { return state.rules; }
    static void fields(const View& view, FieldVisitor& visitor) { writeFields(view, visitor); }
    static View viewOf(const Rules& rules, const FieldMap& fields) { return readView<View>(rules, fields); }
};

template <class G>
struct ActionListOf {
    using Type = FixedList<typename G::Action, G::kMaxActions>;
};
template <class G>
requires requires
{
    typename G::Actions;
}
struct ActionListOf<G> {
    using Type = typename G::Actions;
};

/// The actions that a seat can choose from, at most G::kMaxActions. The first one does least. `allows` may accept more: an
/// answer that carries data of the player's own, such as a memory or a deck, has too many variants for a list. Such a game
/// has a function `bool offers(const View&, const ActionList&, const Action&)`, which accepts what `allows` does. A game
/// with long but regular lists defines a type of its own that reads like a list, G::Actions.
template <class G>
using ActionList = typename ActionListOf<G>::Type;

// clang-format off
template <class G>
concept Game = requires(
    const typename G::Rules rules, const typename G::State state, typename G::State changed,
    const typename G::Action action, const typename G::Chance chance, const typename G::View view,
    Rng rng, Seat seat, ActionList<G> list, Trace<typename G::Event>* trace, FieldVisitor& visitor,
    const FieldMap& fields,
    SeatSet winners, std::string_view text, const RuleMap map)
{
    requires std::regular<typename G::Rules> && std::regular<typename G::State> && std::regular<typename G::Action>;
    requires std::regular<typename G::Chance> && std::regular<typename G::View> && std::regular<typename G::Event>;

    { G::kId } -> std::convertible_to<std::string_view>;       // "durak"
    { G::kName } -> std::convertible_to<Text>;
    { G::kVersion } -> std::convertible_to<int>;               // of the rules, kept in records
    { G::kMaxSteps } -> std::convertible_to<int>;              // no game is longer

    { G::options() } -> std::same_as<const std::vector<RuleOption>&>;
    { G::parseRules(map) } -> std::same_as<Expected<typename G::Rules>>;  // missing keys: defaults
    { G::rulesMap(rules) } -> std::same_as<RuleMap>;                      // every key, but late options at their default
    { G::seats(rules) } -> std::same_as<int>;

    { G::start(rules) } -> std::same_as<typename G::State>;
    { G::rules(state) } -> std::same_as<const typename G::Rules&>;
    { G::node(state) } -> std::same_as<Node>;
    { G::draw(state, rng) } -> std::same_as<typename G::Chance>;          // samples, changes nothing
    { G::allowsChance(state, chance) } -> std::same_as<bool>;             // can it be drawn here?
    G::applyChance(changed, chance, trace);                                    // allowed, node is chance
    G::legal(state, seat, list);                                          // into an empty list; the seat is waited for
    { G::allows(state, seat, action) } -> std::same_as<bool>;             // the authority
    G::act(changed, seat, action, trace);                                 // allowed
    { G::look(state, seat) } -> std::same_as<typename G::View>;
    { G::winners(state) } -> std::same_as<SeatSet>;                       // of a finished game; empty: all share the win
    { G::pointsFor(rules, winners, seat) } -> std::same_as<double>;       // the game's own contest score

    { toText(action) } -> std::same_as<std::string>;                      // the one notation, in the game's namespace
    { toText(chance) } -> std::same_as<std::string>;
    { G::parseAction(text) } -> std::same_as<Expected<typename G::Action>>;
    { G::parseChance(text) } -> std::same_as<Expected<typename G::Chance>>;
    { toText(std::declval<const typename G::Event&>()) } -> std::same_as<std::string>; // plain English, for logs
    G::fields(view, visitor);
    { G::viewOf(rules, fields) } -> std::same_as<typename G::View>;       // reads fields back, unchecked
};
// clang-format on

/// The share of the win of `seat`, 0 to 1; all seats sum to 1. The game must be over.
template <Game G>
double scoreOf(const typename G::State& state, Seat seat)
{
    const SeatSet winners = G::winners(state);
    if (winners.empty())
        return 1.0 / G::seats(G::rules(state));
    return winners.has(seat) ? 1.0 / winners.size() : 0.0;
}

/// The game's own contest score of `seat`. The game must be over.
template <Game G>
double pointsOf(const typename G::State& state, Seat seat)
{
    return G::pointsFor(G::rules(state), G::winners(state), seat);
}

} // namespace parlour
