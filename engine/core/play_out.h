// Plays a match to its end with one bot a seat: the plain loop under contests, benches and tests.
#pragma once

#include "engine/core/match.h"

#include <array>

namespace parlour {

template <class G>
using BotSeats = std::array<Bot<G>*, kMaxSeats>;

/// One decision: a single legal action is taken without asking, so that bots agree with the window about what is asked.
/// `legal` is room for the list, kept by the caller because it is large.
template <class G>
typename G::Action decide(const Match<G>& match, Seat seat, Bot<G>& bot, ActionList<G>& legal)
{
    legal.clear();
    match.legal(seat, legal);
    if (legal.size() == 1)
        return legal.front();
    const typename G::View view = match.look(seat);
    return bot.choose({view, legal, match.luck(seat), {}, nullptr});
}

/// Called before each step with (who, Chance or Action); who is kChanceSeat for chance.
struct NobodyListens {
    void operator()(Seat, const auto&) const {}
};

/// Plays until the match is over.
template <class G, class OnStep = NobodyListens>
void playOut(Match<G>& match, const BotSeats<G>& bots, OnStep onStep = {})
{
    ActionList<G> legal;
    for (Node node = match.node(); !node.isOver(); node = match.node()) {
        if (node.isChance()) {
            const auto chance = match.draw();
            onStep(kChanceSeat, chance);
            match.happen(chance);
        } else {
            const Seat seat = node.seats.first();
            const auto action = decide(match, seat, *bots[static_cast<std::size_t>(seat)], legal);
            onStep(seat, action);
            match.act(seat, action);
        }
    }
}

} // namespace parlour
