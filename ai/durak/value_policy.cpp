// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/value_policy.h"

#include "ai/durak/hand_value.h"

#include <cmath>

namespace parlour::durak {

namespace {

/// The cards of the first plain suit. Shift by one and two bits for the other two.
constexpr Bits kPlainSuit = [] {
    Bits bits = 0;
    for (Rank rank = 0; rank < kRanks; ++rank)
        bits |= bitOf(rank * kPlainSuits);
    return bits;
}();

using Counts = std::array<int, kPlainSuits>;

Counts countsOf(Bits cards)
{
    return {sizeOf(cards & kPlainSuit), sizeOf(cards & (kPlainSuit << 1)), sizeOf(cards & (kPlainSuit << 2))};
}

/// The penalty for uneven plain suits, by the number of cards in each, as HandValue::balance.
int balance(const Counts& counts)
{
    constexpr int kSide = kRanks + 1;
    static const auto table = [] {
        std::array<std::int16_t, kSide * kSide * kSide> all{};
        for (int a = 0; a < kSide; ++a)
            for (int b = 0; b < kSide; ++b)
                for (int c = 0; c < kSide; ++c) {
                    const double average = (a + b + c) / 3.0;
                    int penalty = 0;
                    for (const int count : {a, b, c})
                        if (average > 0)
                            penalty += static_cast<int>(200 * std::abs((count - average) / average));
                    all[static_cast<std::size_t>((a * kSide + b) * kSide + c)] = static_cast<std::int16_t>(-penalty);
                }
        return all;
    }();
    return table[static_cast<std::size_t>((counts[0] * kSide + counts[1]) * kSide + counts[2])];
}

/// As HandValue::handSize.
int sizeTerm(int cards, int outside)
{
    return outside == 0 ? -5850 : 150 - 600 * (cards / outside);
}

} // namespace

/// A hand, and its loss of value by the suit of the card played.
struct ValuePolicy::Hand {
    explicit Hand(const RolloutGame& game) : cards(game.hand()), count(game.size(game.turn)), inAll(game.stock)
    {
        for (const int size : game.sizes)
            inAll += size;
        Counts counts = countsOf(cards);
        const int now = balance(counts);
        const int fewer = sizeTerm(count, inAll - count) - sizeTerm(count - 1, inAll - count + 1);
        for (std::size_t suit = 0; suit < kPlainSuits; ++suit) {
            if (counts[suit] == 0)
                continue;
            --counts[suit];
            losses[suit] = now - balance(counts) + fewer;
            ++counts[suit];
        }
        losses[kPlainSuits] = fewer;
        // The last card without a stock wins.
        if (count == 1 && game.stock == 0)
            losses.fill(-30000);
    }
    int loss(CardIndex card) const
    {
        return losses[isTrump(card) ? kPlainSuits : static_cast<std::size_t>(card % kPlainSuits)];
    }

    Bits cards;
    int count;
    int inAll; ///< cards in all hands and the stock
    std::array<int, kPlainSuits + 1> losses{}; ///< by suit, trumps last; excludes the card's own value
};

ValuePolicy::ValuePolicy(const IndexedRules& indexed) : indexed_(indexed)
{
    const std::array<std::int8_t, 2> sizes{};
    const Suit trump = indexed.cardOf(kFirstTrump).suit();
    const HandEvaluator evaluator(Values::App, indexed.rules().lowestRank(), trump, 1, sizes);
    for (CardIndex card = 0; card < 52; ++card)
        worth_[static_cast<std::size_t>(card)] = evaluator.evaluate(CardSet::of(indexed.cardOf(card))).cards;
}

int ValuePolicy::value(Bits cards, int cardsInAll) const
{
    int sum = balance(countsOf(cards));
    const int count = sizeOf(cards);
    sum += sizeTerm(count, cardsInAll - count);
    for (; cards != 0; cards &= cards - 1)
        sum += worth_[static_cast<std::size_t>(lowestOf(cards))];
    return sum;
}

std::pair<CardIndex, int> ValuePolicy::cheapest(const Hand& hand, Bits cards) const
{
    std::pair<CardIndex, int> best{0, 1 << 20};
    for (; cards != 0; cards &= cards - 1) {
        const CardIndex card = lowestOf(cards);
        const Bits equal = hand.cards & indexed_.sameRank(card);
        int loss = worth_[static_cast<std::size_t>(card)] + hand.loss(card);
        if ((equal & (equal - 1)) != 0)
            loss -= pairBonus(rankOf(card), sizeOf(equal));
        if (loss < best.second)
            best = {card, loss};
    }
    return best;
}

void ValuePolicy::lead(RolloutGame& game) const
{
    game.attack(indexed_, cheapest(Hand(game), game.hand()).first);
}

void ValuePolicy::throwIn(RolloutGame& game) const
{
    if (const Bits cards = game.throwing(); cards != 0) {
        const auto [card, loss] = cheapest(Hand(game), cards);
        if (loss < 1200 - 50 * game.stock)
            return game.attack(indexed_, card);
    }
    game.beDone(indexed_);
}

bool ValuePolicy::passOn(RolloutGame& game, const Hand& hand) const
{
    const Bits cards = game.passing(indexed_, false);
    const Bits shown = game.passing(indexed_, true);
    if ((cards | shown) == 0)
        return false;
    const Bits rank = hand.cards & game.fitting;
    const Bits plain = rank & (bitOf(kFirstTrump) - 1);
    const int now = value(hand.cards, hand.inAll);
    const int without = std::max(value(hand.cards & ~rank, hand.inAll), value(hand.cards & ~plain, hand.inAll));
    if (without <= now - 400)
        return false;
    if (cards != 0 && !isTrump(lowestOf(cards)))
        game.transfer(indexed_, lowestOf(cards));
    else if (shown != 0)
        game.show(indexed_);
    else
        game.transfer(indexed_, lowestOf(cards));
    return true;
}

void ValuePolicy::defend(RolloutGame& game) const
{
    const Hand hand(game);
    if (game.mayPass && game.laid == 0 && passOn(game, hand))
        return;
    const CardIndex attack = lowestOf(game.open);
    CardIndex best = -1;
    int loss = 1 << 20;
    for (Bits covers = hand.cards & indexed_.beating(attack); covers != 0; covers &= covers - 1) {
        const CardIndex card = lowestOf(covers);
        const int rankOnTable = (game.fitting & bitOf(card)) != 0 ? 300 : 0;
        const int each = worth_[static_cast<std::size_t>(card)] + hand.loss(card) - rankOnTable;
        if (each < loss) {
            loss = each;
            best = card;
        }
    }
    if (best < 0)
        return game.take(indexed_);
    if (loss >= 800 && game.stock > 0) {
        const Bits all = hand.cards | game.open | game.laid;
        const int gain = value(all, hand.inAll) - value(hand.cards, hand.inAll);
        if (gain + loss >= 2000 - 40 * game.stock)
            return game.take(indexed_);
    }
    game.cover(indexed_, attack, best);
}

void ValuePolicy::play(RolloutGame& game) const
{
    switch (game.phase) {
    case Phase::Lead:
        return lead(game);
    case Phase::Throw:
        return throwIn(game);
    default:
        return defend(game);
    }
}

} // namespace parlour::durak
