// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Hunter, with sixteen parameters, randomised where two options are nearly equal.
#pragma once

#include "ai/coins/policy_features.h"
#include "engine/core/bot.h"

#include <utility>

namespace parlour::coins {

/// The parameters. "Late" grows from 0 at the start of a match to 1 at its end; strengths are as in kStrength.
enum class Parameter : std::uint8_t {
    BlockAt, ///< the strength to block at when ahead or after a won toss, with all five levers left
    BlockPerPulled, ///< added for each lever pulled
    BlockLate, ///< added late
    PeakSlack, ///< the most by which a blocked place may be weaker than the best open one
    FallBase, ///< the fall from the best place, in points, that is worth a journey
    FallPerThrift, ///< added per root of the rounds to come for each red lever
    FallBehind, ///< added when behind
    Content, ///< the strength above which it never goes back
    ContentLate, ///< added late
    ReservedRed, ///< red levers kept in reserve
    ReserveUntil, ///< the rounds to come at which the reserve is released
    SafeShare, ///< the part of the fall from which the safe place is preferred
    UrgentFrom, ///< the rounds to come from which being behind is urgent
    UrgentFall, ///< the fall that is then worth a journey
    BlockNoise, ///< amplitude of the noise added to BlockAt
    FallNoise, ///< .. and to the fall
};
inline constexpr std::size_t kParameters = 16;

using Policy = std::array<float, kParameters>;

/// Parameters tuned by hill climbing against the bots of the published contest and against exploiters of earlier parameters.
extern const Policy kHunterPolicy;

/// A lazy generator of one decision: most decisions need no random number.
class LazyRng {
public:
    explicit LazyRng(Luck luck) : luck_(luck) {}
    double unit()
    {
        if (!std::exchange(isMade_, true))
            rng_ = luck_.rng();
        return rng_.unit();
    }

private:
    Luck luck_;
    bool isMade_ = false;
    Rng rng_ = kUnmade;
    static constexpr Rng kUnmade = Rng::stream(0, Purpose::Player, 0); ///< in place of an optional, which GCC 12 warns about
};

/// The option that `policy` takes. Random is Rng or LazyRng.
template <class Random>
Option choose(const Policy& policy, const PolicyFeatures& features, Random& random);

} // namespace parlour::coins
