// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/training/action_playouts.h"

#include "ai/durak/deal_sampler.h"

#include <cmath>

namespace parlour::durak {

namespace {

/// Plays `action`, then the bot's choices to the end. Returns the share of `seat`.
double shareAfter(State state, Seat seat, const Action& action, Bot<Durak>& bot, int simulations, std::uint64_t seed)
{
    Durak::act(state, seat, action, nullptr);
    ActionList<Durak> legal;
    for (int step = 0; state.phase != Phase::Over; ++step) {
        legal.clear();
        Durak::legal(state, state.turn, legal);
        Action next = legal.front();
        if (legal.size() > 1) {
            const View view = Durak::look(state, state.turn);
            next = bot.choose({view, legal, {seed, static_cast<std::uint64_t>(step)}, {}, nullptr, step, simulations});
        }
        Durak::act(state, state.turn, next, nullptr);
    }
    return scoreOf<Durak>(state, seat);
}

} // namespace

Estimate playedOutLead(const View& view, const Action& better, const Action& worse, Bot<Durak>& bot, int games,
                       int simulations, Rng& rng, const std::stop_token& stop)
{
    auto sampler = DealSampler::of(view);
    if (!sampler)
        return kUnknownShare;
    double sum = 0, squares = 0;
    int count = 0;
    for (; count < games && !stop.stop_requested(); ++count) {
        const State deal = sampler->deal(rng);
        const std::uint64_t seed = rng.next();
        const double lead = shareAfter(deal, view.seat, better, bot, simulations, seed)
            - shareAfter(deal, view.seat, worse, bot, simulations, seed);
        sum += lead;
        squares += lead * lead;
    }
    if (count == 0)
        return kUnknownShare;
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / count)};
}

} // namespace parlour::durak
