// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/new_game/nim.h"

#include "engine/base/tokens.h"
#include "engine/core/position.h"

namespace parlour::nim {

namespace {

/// The number after a word; nullopt if the text is anything else.
std::optional<std::int8_t> numberAfter(std::string_view word, std::string_view text, int low, int high)
{
    const auto number = text.starts_with(word) ? parseInt(text.substr(word.size()), low, high) : std::nullopt;
    return number ? std::optional(static_cast<std::int8_t>(*number)) : std::nullopt;
}

} // namespace

const std::vector<RuleOption>& Nim::options()
{
    static const std::vector<RuleOption> none;
    return none;
}

Expected<Rules> Nim::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    return complete ? Expected<Rules>(Rules()) : Expected<Rules>(complete.error());
}

Node Nim::node(const State& state)
{
    return state.heap < 0 ? Node::chance() : state.heap == 0 ? Node::over() : Node::waiting(Seat{state.turn});
}

Chance Nim::draw(const State&, Rng& rng)
{
    return {static_cast<std::int8_t>(kLeastHeap + static_cast<int>(rng.below(kMostHeap - kLeastHeap + 1)))};
}

bool Nim::allowsChance(const State& state, const Chance& chance)
{
    return state.heap < 0 && chance.heap >= kLeastHeap && chance.heap <= kMostHeap;
}

void Nim::applyChance(State& state, const Chance& chance, Trace<Event>* trace)
{
    state.heap = chance.heap;
    if (trace)
        trace->tellAll({-1, chance.heap});
}

void Nim::legal(const State& state, Seat, ActionList<Nim>& out)
{
    for (std::int8_t stones = 1; stones <= std::min<int>(kMostTaken, state.heap); ++stones)
        out.push_back({stones});
}

bool Nim::allows(const State& state, Seat seat, const Action& action)
{
    return state.turn == seat && action.stones >= 1 && action.stones <= std::min<int>(kMostTaken, state.heap);
}

void Nim::act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
{
    state.heap = static_cast<std::int8_t>(state.heap - action.stones);
    state.turn = static_cast<std::int8_t>(1 - seat);
    if (trace)
        trace->tellAll({static_cast<std::int8_t>(seat), action.stones});
}

std::string toText(const Action& action)
{
    return "take " + std::to_string(action.stones);
}

std::string toText(const Chance& chance)
{
    return "heap " + std::to_string(chance.heap);
}

std::string toText(const Event& event)
{
    const std::string stones = std::to_string(event.stones);
    return event.seat < 0 ? "A heap of " + stones : playerText(event.seat) + " takes " + stones;
}

Expected<Action> Nim::parseAction(std::string_view text)
{
    const auto stones = numberAfter("take ", text, 1, kMostTaken);
    return stones ? Expected<Action>(Action{*stones}) : Expected<Action>(Error(SAY("Error", "the actions are take 1 to 3")));
}

Expected<Chance> Nim::parseChance(std::string_view text)
{
    const auto heap = numberAfter("heap ", text, kLeastHeap, kMostHeap);
    return heap ? Expected<Chance>(Chance{*heap}) : Expected<Chance>(Error(SAY("Error", "a heap has 10 to 20 stones")));
}

void describe(FieldArchive& archive, View& view)
{
    archive.number("seat", view.seat);
    archive.number("turn", view.turn);
    archive.number("heap", view.heap);
}

Expected<State> Nim::imagine(const View& view, Rng&)
{
    if (view.heap < -1 || view.heap > kMostHeap)
        return outside("heap", 1, kMostHeap);
    if (view.turn < 0 || view.turn > 1)
        return outside("turn", 0, 1);
    return State{view.rules, view.turn, view.heap};
}

} // namespace parlour::nim
