// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rounds of Coins since the latest block, with all that is hidden from the players: what the value network judges and
// what it is trained on. Used by the trainer and, with hypotheses in place of what is hidden, by our own players.
// Journeys and blocks follow engine/coins/coins_rules.cpp: change them together.
#pragma once

#include "ai/coins/trail.h"

namespace parlour::coins {

/// A place of a timeline, named by the rounds that are to come; the lead is the first side's.
struct Place {
    int toCome = 0;
    int lead = 0;
    float strength() const { return kStrength.of(toCome, lead); }
};

/// Levers left, by side.
struct Levers {
    std::array<int, 2> blue{}, red{};
};

/// What a match is worth depends on this, before a round is tossed.
struct Standing {
    Place now;
    std::array<Place, 2> best; ///< the best place, by strength, that each side could go back to
    Levers levers;
    Standing fromOtherSide() const
    {
        const auto flipped = [](Place place) { return Place{place.toCome, -place.lead}; };
        return {flipped(now),
                {flipped(best[1]), flipped(best[0])},
                {{levers.blue[1], levers.blue[0]}, {levers.red[1], levers.red[0]}}};
    }
};

class Timeline {
public:
    /// Stands at `place`, which is blocked: nobody goes back further.
    Timeline(int rounds, int place, int lead) : rounds_(rounds) { standAt(place, lead); }

    int place() const { return place_; }
    int block() const { return block_; }
    int toCome() const { return rounds_ - place_; }
    int lead() const { return lead(place_); }
    int lead(int place) const { return leads_[index(place)]; }
    float strengthAt(int place, int lead) const { return kStrength.of(rounds_ - place, lead); }
    /// The best place that `side` could go back to from `place` or one before it.
    int best(std::size_t side, int place) const { return best_[side][index(place)]; }
    int best(std::size_t side) const { return best(side, place_); }

    Standing standingAt(int place, const Levers& levers) const
    {
        return {placeAt(place), {placeAt(best(0, place)), placeAt(best(1, place))}, levers};
    }
    /// One round on, which is not blocked, at `lead`.
    Standing standingAfter(int lead, const Levers& levers) const
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
    /// Is the next place better than all before, if it has this lead?
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
    std::array<std::int16_t, kMaxRounds + 1> leads_; ///< from the block on, as the next
    std::array<std::array<std::uint8_t, kMaxRounds + 1>, 2> best_;
};

} // namespace parlour::coins
