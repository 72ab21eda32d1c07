// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/hand_value.h"

#include <algorithm>
#include <numeric>

namespace parlour::durak {

namespace {

constexpr int kOutOfPlay = 30000;
constexpr int kTrumpBonus = 1300;
constexpr int kMaxPlain = kPlainSuits * kRanks;

/// The penalty for `count` cards in one plain suit of a hand with `plain` plain cards. The order of floating-point
/// operations is part of the result: truncation turns some exact multiples into one less.
constexpr int suitPenalty(int plain, int count)
{
    if (plain == 0)
        return 0;
    const double average = plain / 3.0;
    const double relative = (count - average) / average;
    return static_cast<int>(200.0 * (relative < 0 ? -relative : relative));
}

using PenaltyTable = std::array<std::array<std::int16_t, kRanks + 1>, kMaxPlain + 1>;
constexpr PenaltyTable makePenalties()
{
    PenaltyTable table{};
    for (int plain = 0; plain <= kMaxPlain; ++plain)
        for (int count = 0; count <= kRanks; ++count)
            table[static_cast<std::size_t>(plain)][static_cast<std::size_t>(count)] =
                static_cast<std::int16_t>(suitPenalty(plain, count));
    return table;
}
constexpr PenaltyTable kPenalties = makePenalties();

/// One card of each rank that the hand holds more than once.
CardSet repeatedRanks(CardSet hand)
{
    const std::uint64_t bits = hand.bits();
    const std::uint64_t twoLanes = (bits & (bits >> 32)) | ((bits | (bits >> 32)) & ((bits | (bits >> 32)) >> 16));
    return CardSet::fromBits((twoLanes | (twoLanes >> 16)) & 0xFFFFU);
}

int rankPart(CardSet hand, int doubleRel)
{
    constexpr std::array<double, kSuits + 1> bonus = {0, 0, 0.5, 0.75, 1.25};
    int sum = 0;
    for (const Card card : repeatedRanks(hand)) {
        const double rel = (doubleRel + 2 * card.rank()) / 2.0;
        const int count = (hand & CardSet::ofRank(card.rank())).size();
        sum += static_cast<int>(std::max(rel, 1.0) * bonus[static_cast<std::size_t>(count)]);
    }
    return sum;
}

/// The number of cards in each suit, counted for all four lanes of the set at once.
class SuitCounts {
public:
    explicit SuitCounts(CardSet hand)
    {
        std::uint64_t sums = hand.bits();
        sums = (sums & 0x5555555555555555U) + ((sums >> 1) & 0x5555555555555555U);
        sums = (sums & 0x3333333333333333U) + ((sums >> 2) & 0x3333333333333333U);
        sums = (sums & 0x0F0F0F0F0F0F0F0FU) + ((sums >> 4) & 0x0F0F0F0F0F0F0F0FU);
        lanes_ = (sums + (sums >> 8)) & 0x00FF00FF00FF00FFU;
    }
    int of(Suit suit) const { return static_cast<int>((lanes_ >> (16 * static_cast<int>(suit))) & 0xFFU); }
    int all() const { return static_cast<int>((lanes_ * 0x0001000100010001U) >> 48); }

private:
    std::uint64_t lanes_;
};

int balancePart(const SuitCounts& counts, Suit trump)
{
    const auto& penalties = kPenalties[static_cast<std::size_t>(counts.all() - counts.of(trump))];
    int sum = 0;
    for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
        if (suit != trump)
            sum -= penalties[static_cast<std::size_t>(counts.of(suit))];
    return sum;
}

/// `size / outside` is an integer division, so the part is a step function, and a bonus if `outside` is negative.
int sizePart(int size, int outside)
{
    const double ratio = outside != 0 ? size / outside : 10.0;
    return static_cast<int>((0.25 - ratio) * 600);
}

} // namespace

HandEvaluator::HandEvaluator(Values values, Rank lowestRank, Suit trump, int stock, std::span<const std::int8_t> sizes)
    : // Ranks are centred: half of those in play have negative values.
      doubleRel_(values == Values::App ? (kRanks - lowestRank) - 2 * kAce : -kAce),
      trump_(trump),
      stock_(stock),
      cardsInAll_(std::accumulate(sizes.begin(), sizes.end(), stock))
{
}

HandValue HandEvaluator::evaluate(CardSet hand) const
{
    const SuitCounts counts(hand);
    const int size = counts.all();
    HandValue value;
    if (stock_ == 0 && size == 0) {
        value.out = kOutOfPlay;
        return value;
    }
    int ranks = 0;
    for (const Card card : hand)
        ranks += card.rank();
    value.cards = 50 * (size * doubleRel_ + 2 * ranks) + kTrumpBonus * counts.of(trump_);
    value.ranks = rankPart(hand, doubleRel_);
    value.balance = balancePart(counts, trump_);
    value.handSize = sizePart(size, cardsInAll_ - size);
    return value;
}

} // namespace parlour::durak
