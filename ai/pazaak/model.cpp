// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/model.h"

#include <numeric>

namespace parlour::pazaak {

namespace {

/// The binomial coefficient of small numbers.
double choose(int n, int k)
{
    double ways = 1;
    for (int i = 1; i <= k; ++i)
        ways = ways * (n - k + i) / i;
    return ways;
}

} // namespace

Model Model::of(const Rules& rules)
{
    Model model;
    model.copiesSide = rules.copiesSide();
    model.sideCards = rules.sideCards();
    return model;
}

bool Model::isValid() const
{
    return isWithin(highestHouse, 2, kHighestHouse) && isWithin(goal, highestHouse + 2, kGoal)
        && isWithin(highestSide, 1, kHighestSide) && isWithin(copiesSide, 1, 3) && isWithin(wins, 1, kWins)
        && isWithin(sideCards, 0, std::min(kMaxSideCards, highestSide * copiesSide));
}

SideHands::SideHands(const Model& model) : highestSide_(model.highestSide), copies_(model.copiesSide)
{
    std::size_t keys = 1;
    for (int value = 1; value <= highestSide_; ++value)
        keys *= asIndex(copies_ + 1);
    byKey_.assign(keys, kNoHand);
    for (std::size_t number = 0; number < keys; ++number) {
        Hand hand;
        double ways = 1;
        std::size_t rest = number;
        for (int value = 1; value <= highestSide_; ++value) {
            hand.cards[asIndex(value)] = static_cast<std::uint8_t>(rest % asIndex(copies_ + 1));
            rest /= asIndex(copies_ + 1);
            ways *= choose(copies_, hand.cards[asIndex(value)]);
        }
        const int size = std::accumulate(hand.cards.begin(), hand.cards.end(), 0);
        if (size > model.sideCards)
            continue;
        hand.chance = static_cast<float>(ways / choose(copies_ * highestSide_, size));
        byKey_[number] = static_cast<std::int16_t>(count(size));
        hands_[asIndex(size)].push_back(hand);
    }
    for (auto& hands : hands_)
        for (Hand& hand : hands) {
            hand.without.fill(kNoHand);
            for (int value = 1; value <= highestSide_; ++value) {
                if (hand.cards[asIndex(value)] == 0)
                    continue;
                SideCounts rest = hand.cards;
                --rest[asIndex(value)];
                hand.without[asIndex(value)] = static_cast<std::int16_t>(find(rest));
            }
        }
}

int SideHands::find(const SideCounts& cards) const
{
    for (int value = 1; value <= kHighestSide; ++value)
        if (cards[asIndex(value)] > (value <= highestSide_ ? copies_ : 0))
            return kNoHand;
    return byKey_[key(cards)];
}

std::size_t SideHands::key(const SideCounts& cards) const
{
    std::size_t number = 0;
    for (int value = highestSide_; value >= 1; --value)
        number = number * asIndex(copies_ + 1) + cards[asIndex(value)];
    return number;
}

} // namespace parlour::pazaak
