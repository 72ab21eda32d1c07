// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures what an action is really worth: plays it and another one out to the end by a bot in all seats, over deals that
// the seat to move cannot tell apart. Called by parlour-lab to test the losses that analysts claim; each game samples deals
// in its room (ai/<game>/training/action_playouts.h).
#pragma once

#include "engine/core/analyst.h"

#include <cmath>

namespace parlour {

/// The effort of play-outs.
struct PlayOuts {
    int games = 0;
    int simulations = 0; ///< of each answer, as in Question
    stop_token stop;
};

/// Plays `action`, then the bot's choices to the end. Returns the share of `seat`.
template <class G>
double shareAfter(typename G::State state, Seat seat, const typename G::Action& action, Bot<G>& bot, const PlayOuts& how,
                  std::uint64_t seed)
{
    Rng chance = Rng::stream(seed, Purpose::Analysis, 0);
    G::act(state, seat, action, nullptr);
    ActionList<G> legal;
    int step = 0;
    for (Node node = G::node(state); !node.isOver(); node = G::node(state), ++step) {
        if (node.isChance()) {
            G::applyChance(state, G::draw(state, chance), nullptr);
            continue;
        }
        const Seat who = node.seats.first();
        legal.clear();
        G::legal(state, who, legal);
        typename G::Action next = legal.front();
        if (legal.size() > 1) {
            const auto view = G::look(state, who);
            next = bot.choose(
                {view, legal, {seed, static_cast<std::uint64_t>(step)}, how.stop, nullptr, step, how.simulations});
        }
        G::act(state, who, next, nullptr);
    }
    return scoreOf<G>(state, seat);
}

/// The mean share of the win that `better` brings `seat` more than `worse`, over states of `deal(rng)`, with the same random
/// numbers for both.
template <class G, class Deal>
Estimate leadOver(Deal deal, Seat seat, const typename G::Action& better, const typename G::Action& worse, Bot<G>& bot,
                  const PlayOuts& how, Rng& rng)
{
    double sum = 0, squares = 0;
    int count = 0;
    for (; count < how.games && !how.stop.stop_requested(); ++count) {
        const typename G::State state = deal(rng);
        const std::uint64_t seed = rng.next();
        const double lead =
            shareAfter<G>(state, seat, better, bot, how, seed) - shareAfter<G>(state, seat, worse, bot, how, seed);
        sum += lead;
        squares += lead * lead;
    }
    if (count == 0)
        return kUnknownShare;
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / count)};
}

} // namespace parlour
