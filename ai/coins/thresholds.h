// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A player by thresholds: the least gain, in chance to win a walk without levers, for which it blocks or goes back.
// Exploiters tune the thresholds against an opponent.
#pragma once

#include "engine/coins/coins.h"
#include "engine/core/bot.h"

namespace parlour::coins {

/// The thresholds, in chances to win (0 to 1), rounds, levers or points of the lead.
enum class Threshold : std::uint8_t {
    Block4, ///< least gain of a block over the other's best journey, with four blue levers to spare or more
    Block3, ///< .. with three
    Block2,
    Block1,
    BlockChance, ///< the chance above one half from which it blocks
    BlockSlack, ///< the most by which the chance may be below that of the best open place
    BlockEarly, ///< the part by which these gains are larger at the start than at the end
    BlockLead, ///< the least lead
    BlockFrom, ///< the first round
    KeptBlue, ///< blue levers kept for the last rounds
    Back0, ///< least gain of a journey with no round to come
    Back2, ///< .. with two; in proportion in between
    Back8,
    Back25,
    Back60,
    Back100,
    BackThrift, ///< added to it in proportion to the red levers pulled
    BackBehind, ///< subtracted in proportion to the chance below one half
    BackAhead, ///< added in proportion to the chance above
    BackLead, ///< the most it may be ahead, negated
    BackFrom, ///< the first round
    KeptRed, ///< red levers kept for the last ten rounds
    Stretch, ///< the logarithm of the factor of the rounds to come: levers prolong a match
    Later, ///< the chance by which a place is preferred to one ten rounds earlier
};
inline constexpr std::size_t kThresholds = 24;
using Thresholds = std::array<float, kThresholds>;

/// Decides by thresholds and by the blocks that it knows of: its own, and those that a journey failed at.
class ThresholdPlayer final : public Bot<Coins> {
public:
    explicit ThresholdPlayer(const Thresholds& thresholds);
    Action choose(const Question<Coins>& question) override;

private:
    /// The chances to win after this round, and at the best and worst open places.
    struct Chances {
        float now = 0, best = 0, worst = 2;
    };
    float of(Threshold which) const { return thresholds_[static_cast<std::size_t>(which)]; }
    float chance(int toCome, int lead) const;
    bool blocks(const View& view, const Chances& chances) const;
    bool goesBack(const View& view, const Chances& chances) const;
    float leastGainOfBack(const View& view, float now) const;

    Thresholds thresholds_;
    float stretch_; ///< the factor of the rounds to come
};

} // namespace parlour::coins
