// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/deciding_fact.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

/// The words for a next card from `lowest` (%2) to `highest` (%1), or for any other card.
Text textOf(int lowest, int highest, int most, bool isWithin)
{
    if (lowest == 1)
        return isWithin ? SAY("Fact", "Right only if your next card is %1 or less: %3 in 100; it needs %4.")
                        : SAY("Fact", "Right only if your next card is more than %1: %3 in 100; it needs %4.");
    if (highest == most)
        return isWithin ? SAY("Fact", "Right only if your next card is %2 or more: %3 in 100; it needs %4.")
                        : SAY("Fact", "Right only if your next card is less than %2: %3 in 100; it needs %4.");
    if (lowest == highest)
        return isWithin ? SAY("Fact", "Right only if your next card is a %1: %3 in 100; it needs %4.")
                        : SAY("Fact", "Right only if your next card is no %1: %3 in 100; it needs %4.");
    return isWithin ? SAY("Fact", "Right only if your next card is from %2 to %1: %3 in 100; it needs %4.")
                    : SAY("Fact", "Right only if your next card is not from %2 to %1: %3 in 100; it needs %4.");
}

} // namespace

long long hundredths(double chance)
{
    return std::clamp(std::lround(100 * chance), 1L, 99L);
}

std::optional<DecidingFact> factOf(const ComingEvent& event, double other, bool isBetter)
{
    constexpr double kSure = 0.03; // distance of a chance from 0 or 1
    constexpr double kMuchLikelier = 3; // than it needs to be
    const auto& [chance, value, otherwise] = event;
    if (chance < kSure || chance > 1 - kSure || value <= other || otherwise >= other)
        return std::nullopt;
    const double needed = (other - otherwise) / (value - otherwise);
    DecidingFact fact;
    fact.chance = isBetter ? chance : 1 - chance;
    fact.needed = isBetter ? needed : 1 - needed;
    return fact.chance > kMuchLikelier * fact.needed ? std::nullopt : std::optional(fact);
}

std::optional<DecidingFact> factOfNextCard(std::span<const double, 10> chances, std::span<const double, 10> byCard,
                                           double other, bool isDrawBetter)
{
    const auto isGood = [other](double value) { return value > other; };
    const auto first = std::find_if(byCard.begin(), byCard.end(), isGood);
    const auto end = std::find_if_not(first, byCard.end(), isGood);
    if (first == end || std::any_of(end, byCard.end(), isGood))
        return std::nullopt;
    const auto lowest = static_cast<int>(first - byCard.begin()) + 1, highest = static_cast<int>(end - byCard.begin());
    ComingEvent event;
    for (int card = 1; card <= static_cast<int>(byCard.size()); ++card) {
        const auto index = static_cast<std::size_t>(card - 1);
        const bool isWithin = card >= lowest && card <= highest;
        event.chance += isWithin ? chances[index] : 0;
        (isWithin ? event.value : event.otherwise) += chances[index] * byCard[index];
    }
    event.value /= event.chance;
    event.otherwise /= 1 - event.chance;
    auto fact = factOf(event, other, isDrawBetter);
    if (fact)
        fact->text = {textOf(lowest, highest, static_cast<int>(byCard.size()), isDrawBetter),
                      {highest, lowest, hundredths(fact->chance), hundredths(fact->needed)}};
    return fact;
}

} // namespace parlour
