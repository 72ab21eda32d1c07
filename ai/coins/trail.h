// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a player of Coins stands and where it could return to: the places of the present timeline that are worth a lever,
// kept from round to round in its memory so that a decision does not read the whole timeline. Included by our own players
// and by what trains them; knows nothing but what one seat may know.
#pragma once

#include "engine/coins/coins_types.h"

#include <algorithm>

namespace parlour::coins {

/// How good a lead is with so many rounds to come, roughly in standard deviations of what these will still add: comparable
/// between rounds, and sensible even where the fair chance to win is nearly 0 or 1, since time may go back yet.
class Strength {
public:
    Strength();
    /// `toCome` from 0 to kMaxRounds.
    float of(int toCome, int lead) const { return static_cast<float>(lead) * perLead_[static_cast<std::size_t>(toCome)]; }

private:
    std::array<float, kMaxRounds + 1> perLead_;
};

extern const Strength kStrength;

/// Places are named by the rounds that were played before them: who returns to round 5 stands at place 4.
struct Trail {
    std::uint8_t limit = 0; ///< no place before this one can be returned to, as far as is known or guessed
    std::uint8_t best = 0; ///< the best place for the own side from `limit` on
    std::uint8_t low = 0; ///< the worst one: if the other side blocked at all, then most likely there
    std::uint8_t safe = 0; ///< the best one from `low` on
    std::uint8_t tried = 0; ///< the round that a lever was pulled for, just before; 0: none

    bool operator==(const Trail&) const = default;
};

/// The leads of the present timeline by place, as somebody sees them: `leads(place)` is an int for places up to the present.
template <class Leads>
Trail trailFrom(int limit, int round, int rounds, const Leads& leads)
{
    Trail trail;
    trail.limit = trail.best = trail.low = trail.safe = static_cast<std::uint8_t>(limit);
    float best = kStrength.of(rounds - limit, leads(limit));
    float low = best;
    float safe = best;
    for (int place = limit + 1; place < round; ++place) {
        const float strength = kStrength.of(rounds - place, leads(place));
        if (strength > best) {
            best = strength;
            trail.best = static_cast<std::uint8_t>(place);
        }
        if (strength <= low) {
            low = safe = strength;
            trail.low = trail.safe = static_cast<std::uint8_t>(place);
        } else if (strength > safe) {
            safe = strength;
            trail.safe = static_cast<std::uint8_t>(place);
        }
    }
    return trail;
}

/// The trail in `round`, which has been tossed, after the one that was handed on from the round before. `blocked` is the
/// latest round that the player blocked itself.
template <class Leads>
Trail follow(const Trail& before, int round, int rounds, int blocked, const Leads& leads)
{
    int limit = std::max<int>(before.limit, blocked);
    if (before.tried == 0 && limit == before.limit && round > 1) {
        // One more place can be returned to: that before this round's toss.
        Trail trail = before;
        const int place = round - 1;
        const auto strengthAt = [&](int at) { return kStrength.of(rounds - at, leads(at)); };
        const float strength = strengthAt(place);
        if (strength > strengthAt(trail.best))
            trail.best = static_cast<std::uint8_t>(place);
        if (strength <= strengthAt(trail.low))
            trail.low = trail.safe = static_cast<std::uint8_t>(place);
        else if (strength > strengthAt(trail.safe))
            trail.safe = static_cast<std::uint8_t>(place);
        return trail;
    }
    // A journey that did not happen was blocked, most likely where the other side stood best.
    if (before.tried > 0 && round > before.tried)
        limit = std::max<int>(limit, trailFrom(before.tried, round, rounds, leads).low);
    return trailFrom(limit, round, rounds, leads);
}

} // namespace parlour::coins
