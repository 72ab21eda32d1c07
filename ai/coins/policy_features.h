// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features of a View for the parametric rules of policy.h: the places worth going back to, their strengths, and the options
// to consider.
#pragma once

#include "ai/coins/open_places.h"

namespace parlour::coins {

/// The moves to consider. Other journeys are dominated, as far as the seat can know.
enum class Option : std::uint8_t {
    Nothing,
    Block,
    Best, ///< go back to the strongest place that may be open
    Again, ///< toss this round again
    Safe ///< go back to the strongest place since the opponent's best, where its block is most likely
};

struct PolicyFeatures {
    int rounds = 0; ///< of the match
    int round = 0; ///< tossed and to be answered
    int blue = 0, red = 0; ///< own levers left
    int lead = 0;
    bool won = false; ///< this round's toss
    OpenPlaces places;
    float now = 0; ///< the strength (kStrength) after this round's toss
    float best = 0, worst = 0, safe = 0; ///< strengths at these places

    template <class Leads>
    static PolicyFeatures of(int rounds, int round, int blue, int red, const OpenPlaces& places, const Leads& leads)
    {
        const auto strengthAt = [&](int place) { return kStrength.of(rounds - place, leads(place)); };
        PolicyFeatures out{rounds, round, blue, red, leads(round), leads(round) > leads(round - 1), places};
        out.now = strengthAt(round);
        out.best = strengthAt(places.best);
        out.worst = strengthAt(places.worst);
        out.safe = strengthAt(places.safe);
        return out;
    }
    /// The round of `view` must have been tossed. Ignores a memory that no player of ours stored.
    static PolicyFeatures of(const View& view);

    int toCome() const { return rounds - round; }
    Move moveOf(Option option) const
    {
        switch (option) {
        case Option::Nothing:
            break;
        case Option::Block:
            return kBlock;
        case Option::Best:
            return travel(places.best + 1);
        case Option::Again:
            return travel(round);
        case Option::Safe:
            return travel(places.safe + 1);
        }
        return kNothing;
    }
    /// The places to store if this move is made.
    OpenPlaces after(Move move) const
    {
        OpenPlaces out = places;
        out.tried = move.kind == Move::Kind::Travel ? move.round : std::uint8_t{0};
        return out;
    }
};

Memory toMemory(const OpenPlaces& places);
/// nullopt if no player of ours stored it for this round.
std::optional<OpenPlaces> openPlacesOf(const Memory& memory, int round);

} // namespace parlour::coins
