// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A State from a position that was put in. The other's levers, its block and its answer are hidden: all that can be is
// equally likely, and it has not answered.
#include "engine/base/index.h"
#include "engine/coins/coins.h"
#include "engine/core/position.h"

namespace parlour::coins {

Expected<State> Coins::stateOf(const View& view, const PositionFields& given, Rng& rng)
{
    const Rules& rules = view.rules;
    const int round = view.tosses.count();
    if (round < 1 || round > rules.rounds)
        return given.wrong("history",
                           Error(SAY("Error", "\"history\" must be a 1 or 0 for each of 1 to %1 rounds"),
                                 {static_cast<long long>(rules.rounds)}));
    coins::State state = Coins::start(rules);
    View& own = state.players[asIndex(view.seat)].view;
    View& other = state.players[asIndex(1 - view.seat)].view;
    if (given.has("blue") && view.blue > rules.blue)
        return given.wrong("blue", outside("blue", 0, rules.blue));
    if (given.has("red") && view.red > rules.red)
        return given.wrong("red", outside("red", 0, rules.red));
    if (view.blocked >= round)
        return given.wrong("blocked", outside("blocked", 0, round - 1));
    if (given.has("blue"))
        own.blue = view.blue;
    if (given.has("red"))
        own.red = view.red;
    if ((own.blue < rules.blue) != (view.blocked > 0))
        return given.wrong("blocked",
                           Error(SAY("Error", "who has pulled a blue lever has blocked a round, and nobody else")));
    own.blocked = view.blocked;
    own.memory = view.memory;
    own.tosses = view.tosses;
    other.tosses = view.tosses.flipped();
    own.round = other.round = static_cast<std::uint8_t>(round);

    other.red = static_cast<std::uint8_t>(rng.below(rules.red + 1U));
    if (round > 1)
        other.blue = static_cast<std::uint8_t>(rng.below(rules.blue + 1U));
    if (other.blue < rules.blue)
        other.blocked = static_cast<std::uint8_t>(1 + rng.below(static_cast<std::uint32_t>(round - 1)));
    state.block = std::max(own.blocked, other.blocked);
    state.phase = State::Phase::Deciding;
    return state;
}

} // namespace parlour::coins
