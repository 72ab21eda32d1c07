// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/policy.h"

namespace parlour::coins {

const Policy kHunterPolicy = {0.7153F, 0.9894F,  0.0933F,   0.0718F, 6.4555F, -17.1106F, 4.5992F, -0.0927F,
                              0.8641F, 44.4762F, 167.8370F, 3.6912F, 0.2065F, 6.1751F,   3.7786F, 3.9464F};

namespace {

template <class Random>
float doubt(Random& random, float most)
{
    return most > 0 ? static_cast<float>(2 * random.unit() - 1) * most : 0;
}

} // namespace

template <class Random>
Option choose(const Policy& policy, const Outlook& outlook, Random& random)
{
    const auto number = [&](Number which) { return policy[static_cast<std::size_t>(which)]; };
    const int toCome = outlook.toCome();
    // What is ahead by more than all that is to come and blocked is won.
    if (outlook.blue > 0 && outlook.lead > toCome)
        return Option::Block;
    const float late = 1 - static_cast<float>(toCome) / static_cast<float>(outlook.rounds);
    if (outlook.blue > 1) {
        const float pulled = static_cast<float>(std::max(0, 5 - outlook.blue));
        const float worth = number(Number::BlockAt) + number(Number::BlockPerPulled) * pulled
            + number(Number::BlockLate) * late + doubt(random, number(Number::BlockDoubt));
        if ((outlook.lead > 0 || outlook.won) && outlook.now >= worth
            && outlook.now >= outlook.best - number(Number::PeakSlack))
            return Option::Block;
    }
    if (outlook.red == 0)
        return Option::Nothing;
    if (toCome == 0 && outlook.lead > 0)
        return Option::Nothing;
    if (outlook.now >= number(Number::Content) + number(Number::ContentLate) * late)
        return Option::Nothing;
    const auto fallFrom = [&](float strength, int place) {
        return strength / kStrength.of(outlook.rounds - place, 1) - static_cast<float>(outlook.lead);
    };
    const float best = fallFrom(outlook.best, outlook.trail.best);
    const float safe = fallFrom(outlook.safe, outlook.trail.safe);
    bool goes;
    if (toCome == 0) {
        goes = true; // else the match is not won
    } else if (outlook.lead < 0 && static_cast<float>(toCome) <= number(Number::UrgentFrom)) {
        goes = best >= number(Number::UrgentFall) + doubt(random, number(Number::FallDoubt));
    } else {
        const bool kept = static_cast<float>(outlook.red) <= number(Number::ReservedRed)
            && static_cast<float>(toCome) > number(Number::ReserveUntil);
        const float thrift = std::sqrt(static_cast<float>(toCome) / static_cast<float>(outlook.red));
        goes = !kept
            && best >= std::max(1.0F,
                                number(Number::FallBase) + number(Number::FallPerThrift) * thrift
                                    + (outlook.lead < 0 ? number(Number::FallBehind) : 0)
                                    + doubt(random, number(Number::FallDoubt)));
    }
    if (!goes)
        return Option::Nothing;
    return safe >= number(Number::SafeShare) * best ? Option::Safe : Option::Best;
}

template Option choose(const Policy& policy, const Outlook& outlook, Rng& random);
template Option choose(const Policy& policy, const Outlook& outlook, LateRng& random);

} // namespace parlour::coins
