// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Durak once more, on bit sets in the order of what cards are worth: for play-outs, which need a million bouts
// a second. Made from a State that was imagined (imagine.h); called by quick_play and by tests, which follow it step by step
// beside the rules themselves. Knows nothing of Views, reports or time.
#pragma once

#include "engine/durak/durak.h"

namespace parlour::durak {

/// A set of cards: plain cards first, by rank and then suit, then trumps by rank. So the lowest bit is the cheapest card.
using Bits = std::uint64_t;
using CardIndex = int; ///< 0 to 51: the place of a card's bit

inline constexpr CardIndex kFirstTrump = 3 * kRanks;

constexpr CardIndex lowestOf(Bits cards)
{
    return std::countr_zero(cards);
}
constexpr Bits bitOf(CardIndex card)
{
    return Bits{1} << card;
}
constexpr bool isTrump(CardIndex card)
{
    return card >= kFirstTrump;
}
constexpr Rank rankOf(CardIndex card)
{
    return isTrump(card) ? card - kFirstTrump : card / 3;
}

/// What beats what under some rules and trump suit, by index, and the way between cards and indices.
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

/// The stock, drawn from the end; shared by all play-outs of a deal.
using IndexedDeck = std::array<std::int8_t, 52>;

/// A position from the first lead on. `deck` is referred to. Who becomes empty first is not told: no score depends on it.
struct RolloutGame {
    /// `state` is in one of the phases Lead, Defend, Throw and Over; `deck` is filled from it.
    RolloutGame(const IndexedRules& rules, const State& state, IndexedDeck& deck);

    // What whoever has the turn may do, by phase. Lead: attack with a card of the hand. Throw: be done, or attack with one
    // of `throwing`. Defend: take, cover, pass on.
    Bits hand() const { return hands[static_cast<std::size_t>(turn)]; }
    Bits throwing() const { return hand() & fitting; }
    Bits covering(const IndexedRules& indexed, CardIndex attack) const { return hand() & indexed.beating(attack); }
    /// Cards that pass the attack on, laid down or (`showing`) shown.
    Bits passing(const IndexedRules& indexed, bool showing) const;

    void attack(const IndexedRules& indexed, CardIndex card);
    void beDone(const IndexedRules& indexed);
    void cover(const IndexedRules& indexed, CardIndex attack, CardIndex card);
    void take(const IndexedRules& indexed);
    void transfer(const IndexedRules& indexed, CardIndex card);
    void show(const IndexedRules& indexed);
    void act(const IndexedRules& indexed, const Action& action);

    /// As Durak::score, when over.
    double score(const IndexedRules& indexed, Seat seat) const;
    int size(Seat seat) const { return sizes[static_cast<std::size_t>(seat)]; }

    std::array<Bits, kMaxSeats> hands{};
    Bits open = 0; ///< attack cards that are not covered; none once the defender takes
    Bits laid = 0; ///< the other cards on the table
    Bits fitting = 0; ///< every card of the ranks on the table
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
    bool freshDiscard = false; ///< nothing is discarded yet
    bool mayPass = false; ///< the rules let this bout be passed on
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
