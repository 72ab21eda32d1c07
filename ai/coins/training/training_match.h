// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Matches of Coins against any bot by the engine's rules, for exploiters: the trained side decides by its features, while
// its critic sees the hidden facts.
#pragma once

#include "ai/coins/policy.h"
#include "ai/coins/training/critic_positions.h"
#include "engine/base/rng.h"
#include "engine/coins/coins.h"
#include "engine/core/bot.h"

namespace parlour::coins {

/// Plays a match and returns the share of `seat`, which takes the Option that `choose(position)` returns, allowed by
/// position.features[0]. Of the opponent's features only the levers are set. Single legal actions are taken without asking.
template <class Choose>
double playAgainst(Bot<Coins>& bot, const Rules& rules, Seat seat, std::uint64_t seed, Choose choose)
{
    State state = Coins::start(rules);
    std::array<std::uint32_t, 2> acts{};
    std::array<OpenPlaces, kMaxRounds + 2> open{}; // by place, from the real latest block on
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
        const OpenPlaces& really = open[view.round] =
            nextOpenPlaces(open[view.round - 1U], view.round, rules.rounds, state.block, leads);
        if (legal.size() == 1) {
            Coins::act(state, who, legal.front(), nullptr);
            continue;
        }
        Position position;
        position.features[0] = PolicyFeatures::of(view);
        position.features[1].blue = state.players[1 - index].view.blue;
        position.features[1].red = state.players[1 - index].view.red;
        position.best = strengthAt(really.best);
        position.worst = strengthAt(really.worst);
        const Move move = position.features[0].moveOf(choose(std::as_const(position)));
        Coins::act(state, who, {move, toMemory(position.features[0].after(move))}, nullptr);
    }
    return scoreOf<Coins>(state, seat);
}

/// Likewise with the options of `policy`.
inline double playPolicy(const Policy& policy, Bot<Coins>& bot, const Rules& rules, Seat seat, std::uint64_t seed)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
    return playAgainst(bot, rules, seat, seed,
                       [&](const Position& position) { return choose(policy, position.features[0], rng); });
}

} // namespace parlour::coins
