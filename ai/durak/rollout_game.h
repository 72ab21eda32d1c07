// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A second implementation of the rules of Durak for rollouts, on bit sets ordered by card price: a million bouts a second.
// Made from a sampled State (deal_sampler.h). Called by rollout_policy and by tests, which compare it with the rules step
// step by step. Knows no Views, no reports and no time.
// The rules are those of engine/durak/durak_rules.cpp: change them together.
#pragma once

#include "engine/durak/durak.h"

namespace parlour::durak {

/// A set of cards: plain cards by rank and suit, then trumps by rank. The lowest bit is the cheapest card.
using Bits = std::uint64_t;
using CardIndex = int; ///< 0 to 51: the position of a card's bit

inline constexpr CardIndex kFirstTrump = 3 * kRanks;

constexpr CardIndex lowestOf(Bits cards)
{
    return std::countr_zero(cards);
}
constexpr Bits bitOf(CardIndex card)
{
    return Bits{1} << card;
}
/// The number of cards, by sums of ever wider fields: std::popcount is a function call on processors without the
/// instruction.
constexpr int sizeOf(Bits cards)
{
    cards -= cards >> 1U & 0x5555555555555555U;
    cards = (cards & 0x3333333333333333U) + (cards >> 2U & 0x3333333333333333U);
    cards = (cards + (cards >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<int>(cards * 0x0101010101010101U >> 56U);
}
constexpr bool isTrump(CardIndex card)
{
    return card >= kFirstTrump;
}
constexpr Rank rankOf(CardIndex card)
{
    return isTrump(card) ? card - kFirstTrump : card / 3;
}

/// The rules on card indices for one trump suit: which cards beat which, and the conversion between cards and indices.
class IndexedRules {
public:
    IndexedRules(const Rules& rules, Suit trump);

    Bits beating(CardIndex attack) const { return beating_[static_cast<std::size_t>(attack)]; }
    Bits sameRank(CardIndex card) const { return sameRank_[static_cast<std::size_t>(card)]; }
    Bits bitsOf(CardSet cards) const
    {
        Bits bits = 0;
        for (const Card card : cards)
            bits |= bitOf(indexOf(card));
        return bits;
    }
    CardIndex indexOf(Card card) const { return index_[static_cast<std::size_t>(card.number())]; }
    Card cardOf(CardIndex index) const { return card_[static_cast<std::size_t>(index)]; }
    const Rules& rules() const { return rules_; }

private:
    Rules rules_;
    std::array<Bits, 52> beating_{};
    std::array<Bits, 52> sameRank_{};
    std::array<std::int8_t, 64> index_{};
    std::array<Card, 52> card_{};
};

/// The stock, drawn from the end; shared by all rollouts of a deal.
using IndexedDeck = std::array<std::int8_t, 52>;

/// A position from the first lead on. Keeps a reference to `deck`. Omits the order in which hands became empty, on which no
/// score depends.
struct RolloutGame {
    /// `state` must be in the phase Lead, Defend, Throw or Over. Fills `deck`.
    RolloutGame(const IndexedRules& rules, const State& state, IndexedDeck& deck);

    // The legal actions of the seat to move, by phase. Lead: attack with a card of the hand. Throw: be done, or attack with
    // one of `throwing`. Defend: take, cover, transfer.
    Bits hand() const { return hands[static_cast<std::size_t>(turn)]; }
    Bits throwing() const { return hand() & fitting; }
    Bits covering(const IndexedRules& indexed, CardIndex attack) const { return hand() & indexed.beating(attack); }
    /// Cards that transfer the attack, laid down or (`showing`) shown.
    Bits passing(const IndexedRules& indexed, bool showing) const;

    void attack(const IndexedRules& indexed, CardIndex card);
    void beDone(const IndexedRules& indexed);
    void cover(const IndexedRules& indexed, CardIndex attack, CardIndex card);
    void take(const IndexedRules& indexed);
    void transfer(const IndexedRules& indexed, CardIndex card);
    void show(const IndexedRules& indexed);
    void act(const IndexedRules& indexed, const Action& action);
    /// Gives a seat the next card of the stock, which must not be empty.
    void draw(Seat seat);

    /// The score of a finished game, as Durak::score.
    double score(const IndexedRules& indexed, Seat seat) const;
    int size(Seat seat) const { return sizes[static_cast<std::size_t>(seat)]; }

    std::array<Bits, kMaxSeats> hands{};
    Bits open = 0; ///< attack cards not covered; empty once the defender takes
    Bits laid = 0; ///< the other cards on the table
    Bits fitting = 0; ///< all cards of the ranks on the table
    const IndexedDeck* deck;
    std::array<std::int8_t, kMaxSeats> sizes{}; ///< cards in each hand
    Phase phase = Phase::Lead;
    std::int8_t turn = 0;
    std::int8_t attacker = 0;
    std::int8_t defender = 0;
    std::int8_t stock = 0;
    std::int8_t attacks = 0; ///< attack cards on the table
    std::int8_t limit = 0;
    std::int8_t takings = 0;
    std::int8_t fool = -1;
    bool taking = false;
    bool freshDiscard = false; ///< no card is discarded yet
    bool mayPass = false; ///< the rules allow a transfer in this bout
    SeatSet inPlay;
    SeatSet done;
    SeatSet mayShow;

private:
    void layDown(const IndexedRules& indexed, Seat seat, CardIndex card);
    void askThrowers(const IndexedRules& indexed);
    void passOn(const IndexedRules& indexed);
    void endBout(const IndexedRules& indexed);
    void refill(Seat seat);
    void refillAll();
    Seat nextOf(SeatSet seats, Seat seat) const;
    SeatSet opponents(const Rules& rules, Seat seat) const;
    Seat nextThrower(const Rules& rules) const;
    int limitFor(const Rules& rules, Seat seat) const;
};

} // namespace parlour::durak
