// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rounds of Coins since the latest block, hidden facts included. Players build one for each hypothesis.
// Journeys and blocks follow engine/coins/coins_rules.cpp: change them together.
#pragma once

#include "ai/coins/open_places.h"

namespace parlour::coins {

/// A place of a timeline, numbered by the rounds to come. The lead is that of side 0.
struct Place {
    int toCome = 0;
    int lead = 0;
    float strength() const { return kStrength.of(toCome, lead); }
};

/// Levers left, by side.
struct Levers {
    std::array<int, 2> blue{}, red{};
};

/// The input of the value network, before a round is tossed.
struct ValueInput {
    Place now;
    std::array<Place, 2> best; ///< the strongest place that each side can go back to
    Levers levers;
    ValueInput fromOtherSide() const
    {
        const auto flipped = [](Place place) { return Place{place.toCome, -place.lead}; };
        return {flipped(now),
                {flipped(best[1]), flipped(best[0])},
                {{levers.blue[1], levers.blue[0]}, {levers.red[1], levers.red[0]}}};
    }
};

class Timeline {
public:
    /// Begins at `place`, which is blocked.
    Timeline(int rounds, int place, int lead) : rounds_(rounds) { standAt(place, lead); }

    int place() const { return place_; }
    int block() const { return block_; }
    int toCome() const { return rounds_ - place_; }
    int lead() const { return lead(place_); }
    int lead(int place) const { return leads_[index(place)]; }
    float strengthAt(int place, int lead) const { return kStrength.of(rounds_ - place, lead); }
    /// The strongest open place for `side`, up to `place`.
    int best(std::size_t side, int place) const { return best_[side][index(place)]; }
    int best(std::size_t side) const { return best(side, place_); }

    ValueInput inputAt(int place, const Levers& levers) const
    {
        return {placeAt(place), {placeAt(best(0, place)), placeAt(best(1, place))}, levers};
    }
    /// After another round, not blocked, that ends at `lead`.
    ValueInput inputAfter(int lead, const Levers& levers) const
    {
        const Place now{toCome() - 1, lead};
        const auto better = [&](std::size_t side) { return isBest(side, lead) ? now : placeAt(best(side)); };
        return {now, {better(0), better(1)}, levers};
    }

    void goBack(int place) { place_ = place; }
    void goOn(int lead)
    {
        const std::array isBetter{isBest(0, lead), isBest(1, lead)};
        const std::array best{this->best(0), this->best(1)};
        ++place_;
        leads_[index(place_)] = static_cast<std::int16_t>(lead);
        for (std::size_t side = 0; side < 2; ++side)
            best_[side][index(place_)] = static_cast<std::uint8_t>(isBetter[side] ? place_ : best[side]);
    }
    void blockHere() { standAt(place_, lead()); }

private:
    static std::size_t index(int place) { return static_cast<std::size_t>(place); }
    Place placeAt(int place) const { return {rounds_ - place, lead(place)}; }
    /// Whether the next place, with this lead, is the strongest so far.
    bool isBest(std::size_t side, int lead) const
    {
        const float gain = strengthAt(place_ + 1, lead) - strengthAt(best(side), this->lead(best(side)));
        return side == 0 ? gain > 0 : gain < 0;
    }
    void standAt(int place, int lead)
    {
        place_ = block_ = place;
        leads_[index(place)] = static_cast<std::int16_t>(lead);
        best_[0][index(place)] = best_[1][index(place)] = static_cast<std::uint8_t>(place);
    }

    int rounds_;
    int place_ = 0;
    int block_ = 0;
    std::array<std::int16_t, kMaxRounds + 1> leads_; ///< from the block on
    std::array<std::array<std::uint8_t, kMaxRounds + 1>, 2> best_; ///< by side, from the block on
};

} // namespace parlour::coins
