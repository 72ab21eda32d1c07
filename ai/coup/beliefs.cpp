// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/beliefs.h"

#include "ai/coup/determinization.h"
#include "ai/coup/features.h"
#include "engine/base/index.h"
#include "engine/coup/coup_notation.h"

#include <algorithm>
#include <cmath>

namespace parlour::coup {

namespace {

/// A role in the hidden cards of a seat.
struct RoleBelief {
    double chance = 0; ///< at least one card
    double copies = 0; ///< expected
};
using RoleBeliefs = std::array<RoleBelief, kRoles>;

std::optional<RoleBeliefs> tracked(const View& view, BeliefTracker& tracker)
{
    const Seat other = onlyOther(view);
    // Drawn cards of an exchange are not tracked, and a shown card is no hidden one.
    if (other < 0 || view.cards[asIndex(other)] > kHandSize || view.phase == Phase::Replace)
        return std::nullopt;
    const auto chances = tracker.roleProbabilities(view);
    const auto hands = tracker.rangeOf(view);
    if (!chances || !hands)
        return std::nullopt;
    const bool hasTwo = view.lost[asIndex(other)].empty();
    RoleBeliefs beliefs{};
    for (std::size_t role = 0; role < kRoles; ++role) {
        beliefs[role].chance = static_cast<double>((*chances)[role]);
        for (std::size_t hand = 0; hand < handsOf(hasTwo); ++hand)
            beliefs[role].copies += handAt(hasTwo, hand)[role] * static_cast<double>((*hands)[hand]);
    }
    return beliefs;
}

std::array<RoleBeliefs, kMaxSeats> sampled(const View& view, Rng& rng, int deals)
{
    std::array<RoleBeliefs, kMaxSeats> beliefs{};
    for (int deal = 0; deal < deals; ++deal) {
        const State state = imagine(view, rng);
        for (Seat seat = 0; seat < view.rules.players; ++seat)
            for (std::size_t role = 0; role < kRoles; ++role) {
                const Hand& hand = state.hands[asIndex(seat)];
                const auto copies = std::count(hand.begin(), hand.end(), static_cast<Role>(role));
                beliefs[asIndex(seat)][role].chance += copies > 0 ? 1.0 / deals : 0;
                beliefs[asIndex(seat)][role].copies += static_cast<double>(copies) / deals;
            }
    }
    return beliefs;
}

/// The claims of a seat, and those that it could have made.
std::vector<Sentence> reasonsFor(const View& view, Seat seat, const RoleBeliefs& beliefs)
{
    std::vector<Sentence> reasons;
    const unsigned claims = openClaims(view, seat);
    for (std::size_t i = 0; i < kRoles; ++i) {
        const auto role = static_cast<Role>(i);
        const std::string name = toText(role);
        const auto percent = std::lround(100 * beliefs[i].chance);
        if (view.caught[asIndex(seat)].has(role))
            reasons.push_back({SAY("Reason", "Was caught claiming %1: claims of it count for less"), {name}});
        if (view.shown[asIndex(seat)].has(role))
            reasons.push_back({SAY("Reason", "Showed %1 when challenged, and drew another card for it"), {name}});
        if ((claims >> i & 1U) != 0)
            reasons.push_back({SAY("Reason", "Claimed %1 and was not challenged: holds it, %2 in 100"), {name, percent}});
        else if (view.unclaimed[asIndex(seat)].has(role))
            reasons.push_back({SAY("Reason", "Could have claimed %1 and did not: holds it, %2 in 100"), {name, percent}});
    }
    if (reasons.empty())
        reasons.push_back(SAY("Reason", "Has claimed nothing so far: only the cards in sight tell something"));
    return reasons;
}

PlaceBelief beliefOf(const View& view, Seat seat, const RoleBeliefs& roles, int deals)
{
    PlaceBelief belief{seat, SAY("Reason", "Hidden cards"), view.cards[asIndex(seat)], {}, reasonsFor(view, seat, roles)};
    for (std::size_t i = 0; i < kRoles; ++i) {
        const auto [chance, copies] = roles[i];
        // One more even result keeps a few equal ones from looking certain.
        const double error =
            deals > 0 ? std::sqrt((std::max(0.0, chance * (1 - chance)) * deals + 0.25) / (deals + 1) / (deals + 1)) : 0;
        if (chance > 0)
            belief.values.push_back({toText(static_cast<Role>(i)), std::min(1.0, chance), error, copies});
    }
    std::stable_sort(belief.values.begin(), belief.values.end(),
                     [](const BeliefValue& a, const BeliefValue& b) { return a.chance > b.chance; });
    return belief;
}

} // namespace

std::vector<PlaceBelief> beliefsAbout(const View& view, BeliefTracker& tracker, Rng rng, int deals)
{
    if (const auto roles = tracked(view, tracker))
        return {beliefOf(view, onlyOther(view), *roles, 0)};
    std::vector<PlaceBelief> beliefs;
    const std::array<RoleBeliefs, kMaxSeats> roles = sampled(view, rng, deals);
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        if (seat != view.seat && view.isIn(seat))
            beliefs.push_back(beliefOf(view, seat, roles[asIndex(seat)], deals));
    return beliefs;
}

} // namespace parlour::coup
