// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules of sixteen numbers to play Coins by, with chance where two options are nearly as good: who knows a player finds
// numbers against it (answer.h), and one set of them is a player itself. Knows nothing but an Outlook.
#pragma once

#include "ai/coins/outlook.h"
#include "engine/core/bot.h"

#include <utility>

namespace parlour::coins {

/// The numbers of the rules. "Late" is 0 at the start of a match and 1 at its end; strengths are as in kStrength.
enum class Number : std::uint8_t {
    BlockAt, ///< strength that is worth a block when ahead or when this toss was won, with all five levers left
    BlockPerPulled, ///< .. so much more for each that was pulled
    BlockLate, ///< .. and so much more late
    PeakSlack, ///< a block may be so much weaker than the best place that is open
    FallBase, ///< a fall from the best place by so many points is worth a journey
    FallPerThrift, ///< .. so much more per root of the rounds to come for each red lever
    FallBehind, ///< .. so much more when behind
    Content, ///< no journey from strengths above this one
    ContentLate, ///< .. so much more late
    ReservedRed, ///< red levers that are kept
    ReserveUntil, ///< .. until so many rounds are to come
    SafeShare, ///< the safe place is good enough if it mends such a part of the fall
    UrgentFrom, ///< behind with at most so many rounds to come
    UrgentFall, ///< .. a fall by so many points is enough
    BlockDoubt, ///< by how much chance shifts BlockAt at most
    FallDoubt, ///< .. and the fall
};
inline constexpr std::size_t kNumbers = 16;

using Policy = std::array<float, kNumbers>;

/// What takes most off the bots of the published contest: found by searches (Climber) against these and against answers to
/// what was found before. Answers begin from here, too.
extern const Policy kHunterPolicy;

/// Random numbers of one decision, made when the first is asked for: most decisions need none.
class LateRng {
public:
    explicit LateRng(Luck luck) : luck_(luck) {}
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
    static constexpr Rng kUnmade = Rng::stream(0, Purpose::Player, 0); ///< no optional: GCC 12 takes it for uninitialised
};

/// What `policy` does. The same random numbers lead to the same option. For Rng and LateRng.
template <class Random>
Option choose(const Policy& policy, const Outlook& outlook, Random& random);

} // namespace parlour::coins
