// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game of the club player against itself, as the trainers watch it.
#pragma once

#include "ai/durak/levels.h"
#include "engine/durak/durak.h"

namespace parlour::durak {

/// Plays to the end and returns the State there. Calls `watch(state, legal, action)` at each decision, forced ones included,
/// before the action. `rollouts` are those of a decision.
template <class Watch>
State playClubGame(const Rules& rules, int rollouts, Rng& rng, const Watch& watch)
{
    LevelPlayer player(kClub);
    State state = Durak::start(rules);
    for (int step = 0; state.phase != Phase::Over; ++step) {
        if (Durak::node(state).isChance()) {
            Durak::applyChance(state, Durak::draw(state, rng), nullptr);
            continue;
        }
        ActionList<Durak> legal;
        Durak::legal(state, state.turn, legal);
        const Action action = legal.size() == 1
            ? legal.front()
            : player.choose({Durak::look(state, state.turn), legal, {rng.next(), 0}, {}, nullptr, step, rollouts});
        watch(state, legal, action);
        Durak::act(state, state.turn, action, nullptr);
    }
    return state;
}

} // namespace parlour::durak
