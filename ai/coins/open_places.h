// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The places of the present timeline that a player can usefully return to. Stored in the player's memory and updated by
// round, so that a decision does not read the whole timeline.
#pragma once

#include "engine/coins/coins_types.h"

#include <algorithm>

namespace parlour::coins {

/// The strength of a lead, roughly in standard deviations of the rounds to come. Comparable between rounds, and graded even
/// where the chance to win without levers is nearly 0 or 1.
class Strength {
public:
    Strength();
    /// `toCome` from 0 to kMaxRounds.
    float of(int toCome, int lead) const { return static_cast<float>(lead) * perLead_[static_cast<std::size_t>(toCome)]; }

private:
    std::array<float, kMaxRounds + 1> perLead_;
};

extern const Strength kStrength;

/// Places are numbered by the rounds played before them: a return to round 5 leads to place 4.
struct OpenPlaces {
    std::uint8_t limit = 0; ///< the earliest place that may be open, as known or guessed
    std::uint8_t best = 0; ///< the strongest place from `limit` on
    std::uint8_t worst = 0; ///< the weakest one, where the opponent most likely blocked if it did
    std::uint8_t safe = 0; ///< the strongest place from `worst` on
    std::uint8_t tried = 0; ///< the round that red was pulled for in the round before; 0 if it was not

    bool operator==(const OpenPlaces&) const = default;
};

/// `leads(place)` is the lead at a place of the present timeline, as this seat sees it.
template <class Leads>
OpenPlaces openPlacesFrom(int limit, int round, int rounds, const Leads& leads)
{
    OpenPlaces places;
    places.limit = places.best = places.worst = places.safe = static_cast<std::uint8_t>(limit);
    float best = kStrength.of(rounds - limit, leads(limit));
    float worst = best;
    float safe = best;
    for (int place = limit + 1; place < round; ++place) {
        const float strength = kStrength.of(rounds - place, leads(place));
        if (strength > best) {
            best = strength;
            places.best = static_cast<std::uint8_t>(place);
        }
        if (strength <= worst) {
            worst = safe = strength;
            places.worst = places.safe = static_cast<std::uint8_t>(place);
        } else if (strength > safe) {
            safe = strength;
            places.safe = static_cast<std::uint8_t>(place);
        }
    }
    return places;
}

/// Updates the places stored in the round before. `round` has been tossed. `blocked` is the latest own block.
template <class Leads>
OpenPlaces nextOpenPlaces(const OpenPlaces& before, int round, int rounds, int blocked, const Leads& leads)
{
    int limit = std::max<int>(before.limit, blocked);
    if (before.tried == 0 && limit == before.limit && round > 1) {
        // The place before this round's toss is open too.
        OpenPlaces places = before;
        const int place = round - 1;
        const auto strengthAt = [&](int at) { return kStrength.of(rounds - at, leads(at)); };
        const float strength = strengthAt(place);
        if (strength > strengthAt(places.best))
            places.best = static_cast<std::uint8_t>(place);
        if (strength <= strengthAt(places.worst))
            places.worst = places.safe = static_cast<std::uint8_t>(place);
        else if (strength > strengthAt(places.safe))
            places.safe = static_cast<std::uint8_t>(place);
        return places;
    }
    // A journey that failed was blocked, most likely where the opponent was strongest.
    if (before.tried > 0 && round > before.tried)
        limit = std::max<int>(limit, openPlacesFrom(before.tried, round, rounds, leads).worst);
    return openPlacesFrom(limit, round, rounds, leads);
}

} // namespace parlour::coins
