// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/policy.h"

#include <cmath>

namespace parlour::coins {

const Policy kHunterPolicy = {0.7153F, 0.9894F,  0.0933F,   0.0718F, 6.4555F, -17.1106F, 4.5992F, -0.0927F,
                              0.8641F, 44.4762F, 167.8370F, 3.6912F, 0.2065F, 6.1751F,   3.7786F, 3.9464F};

namespace {

template <class Random>
float noise(Random& random, float amplitude)
{
    return amplitude > 0 ? static_cast<float>(2 * random.unit() - 1) * amplitude : 0;
}

} // namespace

template <class Random>
Option choose(const Policy& policy, const PolicyFeatures& features, Random& random)
{
    const auto parameter = [&](Parameter which) { return policy[static_cast<std::size_t>(which)]; };
    const int toCome = features.toCome();
    // A blocked lead larger than the rounds to come is won.
    if (features.blue > 0 && features.lead > toCome)
        return Option::Block;
    const float late = 1 - static_cast<float>(toCome) / static_cast<float>(features.rounds);
    if (features.blue > 1) {
        const float pulled = static_cast<float>(std::max(0, 5 - features.blue));
        const float threshold = parameter(Parameter::BlockAt) + parameter(Parameter::BlockPerPulled) * pulled
            + parameter(Parameter::BlockLate) * late + noise(random, parameter(Parameter::BlockNoise));
        if ((features.lead > 0 || features.won) && features.now >= threshold
            && features.now >= features.best - parameter(Parameter::PeakSlack))
            return Option::Block;
    }
    if (features.red == 0)
        return Option::Nothing;
    if (toCome == 0 && features.lead > 0)
        return Option::Nothing;
    if (features.now >= parameter(Parameter::Content) + parameter(Parameter::ContentLate) * late)
        return Option::Nothing;
    const auto fallFrom = [&](float strength, int place) {
        return strength / kStrength.of(features.rounds - place, 1) - static_cast<float>(features.lead);
    };
    const float best = fallFrom(features.best, features.places.best);
    const float safe = fallFrom(features.safe, features.places.safe);
    bool goes;
    if (toCome == 0) {
        goes = true; // last chance
    } else if (features.lead < 0 && static_cast<float>(toCome) <= parameter(Parameter::UrgentFrom)) {
        goes = best >= parameter(Parameter::UrgentFall) + noise(random, parameter(Parameter::FallNoise));
    } else {
        const bool kept = static_cast<float>(features.red) <= parameter(Parameter::ReservedRed)
            && static_cast<float>(toCome) > parameter(Parameter::ReserveUntil);
        const float thrift = std::sqrt(static_cast<float>(toCome) / static_cast<float>(features.red));
        goes = !kept
            && best >= std::max(1.0F,
                                parameter(Parameter::FallBase) + parameter(Parameter::FallPerThrift) * thrift
                                    + (features.lead < 0 ? parameter(Parameter::FallBehind) : 0)
                                    + noise(random, parameter(Parameter::FallNoise)));
    }
    if (!goes)
        return Option::Nothing;
    return safe >= parameter(Parameter::SafeShare) * best ? Option::Safe : Option::Best;
}

template Option choose(const Policy& policy, const PolicyFeatures& features, Rng& random);
template Option choose(const Policy& policy, const PolicyFeatures& features, LazyRng& random);

} // namespace parlour::coins
