// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures what an action is really worth: plays it and another one out to the end by a bot in all seats, over deals that
// the seat to move cannot tell apart. Called by parlour-lab to test the losses that analysts claim; each game samples deals
// in its room (ai/<game>/training/action_playouts.h). Also called by the analyst of games without one of their own.
#pragma once

#include "engine/core/analyst.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

/// The effort of play-outs.
struct PlayOuts {
    int games = 0;
    int simulations = 0; ///< of each answer, as in Question
    stop_token stop;
};

/// The mean of shares of the win, or of their differences.
class ShareMean {
public:
    void add(double share)
    {
        sum_ += share;
        squares_ += share * share;
        ++count_;
    }
    /// kUnknownShare of no shares.
    Estimate estimate() const
    {
        if (count_ == 0)
            return kUnknownShare;
        const double mean = sum_ / count_;
        return {mean, std::sqrt(std::max(0.0, squares_ / count_ - mean * mean) / count_)};
    }

private:
    double sum_ = 0, squares_ = 0;
    int count_ = 0;
};

/// Plays the bot's choices to the end. Returns the share of `seat`.
template <class G>
double shareFrom(typename G::State state, Seat seat, Bot<G>& bot, const PlayOuts& how, std::uint64_t seed)
{
    Rng chance = Rng::stream(seed, Purpose::Analysis, 0);
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

/// Plays `action`, then the bot's choices to the end. Returns the share of `seat`.
template <class G>
double shareAfter(typename G::State state, Seat seat, const typename G::Action& action, Bot<G>& bot, const PlayOuts& how,
                  std::uint64_t seed)
{
    G::act(state, seat, action, nullptr);
    return shareFrom<G>(std::move(state), seat, bot, how, seed);
}

/// The mean share of the win that `better` brings `seat` more than `worse`, over states of `deal(rng)`, with the same random
/// numbers for both.
template <class G, class Deal>
Estimate leadOver(Deal deal, Seat seat, const typename G::Action& better, const typename G::Action& worse, Bot<G>& bot,
                  const PlayOuts& how, Rng& rng)
{
    ShareMean mean;
    for (int count = 0; count < how.games && !how.stop.stop_requested(); ++count) {
        const typename G::State state = deal(rng);
        const std::uint64_t seed = rng.next();
        mean.add(shareAfter<G>(state, seat, better, bot, how, seed) - shareAfter<G>(state, seat, worse, bot, how, seed));
    }
    return mean.estimate();
}

} // namespace parlour
