// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays matches of Coins against any bot by the engine's rules, for who trains: the trained side decides by its outlook,
// while its critic may look at all there is. Used by the trainer of answers.
#pragma once

#include "ai/coins/critic_positions.h"
#include "ai/coins/policy.h"
#include "engine/base/rng.h"
#include "engine/coins/coins.h"
#include "engine/core/bot.h"

namespace parlour::coins {

/// The share of `seat`, which does as `choose(position)` says: an Option that position.outlooks[0] allows. Of the other's
/// outlook there are only the levers, and strengths are as `seat` sees them. Who has one legal action is not asked.
template <class Choose>
double playAgainst(Bot<Coins>& bot, const Rules& rules, Seat seat, std::uint64_t seed, Choose choose)
{
    State state = Coins::start(rules);
    std::array<std::uint32_t, 2> acts{};
    std::array<Trail, kMaxRounds + 2> open{}; // by place: from the real block on, as `seat` sees it
    Rng tosses = Rng::stream(seed, Purpose::Dealer, 0);
    for (Node node = Coins::node(state); !node.isOver(); node = Coins::node(state)) {
        if (node.isChance()) {
            Coins::applyChance(state, {tosses.below(2) == 0}, nullptr);
            continue;
        }
        const Seat who = node.seats.first();
        const auto index = static_cast<std::size_t>(who);
        Moves legal;
        Coins::legal(state, who, legal);
        const View& view = Coins::lookFirst(state);
        const Luck luck{seed, streamIndex(who, acts[index]++)};
        if (who != seat) {
            Coins::act(state, who, legal.size() == 1 ? legal.front() : bot.choose({view, legal, luck, {}, nullptr, 0}),
                       nullptr);
            continue;
        }
        const auto leads = [&](int place) { return view.tosses.lead(place); };
        const auto strengthAt = [&](int place) { return kStrength.of(rules.rounds - place, leads(place)); };
        const Trail& really = open[view.round] = follow(open[view.round - 1U], view.round, rules.rounds, state.block, leads);
        if (legal.size() == 1) {
            Coins::act(state, who, legal.front(), nullptr);
            continue;
        }
        Position position;
        position.outlooks[0] = Outlook::of(view);
        position.outlooks[1].blue = state.players[1 - index].view.blue;
        position.outlooks[1].red = state.players[1 - index].view.red;
        position.best = strengthAt(really.best);
        position.worst = strengthAt(really.low);
        const Move move = position.outlooks[0].moveOf(choose(std::as_const(position)));
        Coins::act(state, who, {move, toMemory(position.outlooks[0].after(move))}, nullptr);
    }
    return scoreOf<Coins>(state, seat);
}

/// The share of `policy`, likewise.
inline double playPolicy(const Policy& policy, Bot<Coins>& bot, const Rules& rules, Seat seat, std::uint64_t seed)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
    return playAgainst(bot, rules, seat, seed,
                       [&](const Position& position) { return choose(policy, position.outlooks[0], rng); });
}

} // namespace parlour::coins
