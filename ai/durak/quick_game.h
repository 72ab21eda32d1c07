// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Durak once more, on bit sets in the order of what cards are worth: for play-outs, which need a million bouts
// a second. Made from a State that was imagined (imagine.h); called by quick_play and by tests, which follow it step by step
// beside the rules themselves. Knows nothing of Views, reports or time.
// The rules are those of engine/durak/durak_rules.cpp: change them together.
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
class QuickRules {
public:
    QuickRules(const Rules& rules, Suit trump);

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
using QuickDeck = std::array<std::int8_t, 52>;

/// A position from the first lead on. `deck` is referred to. Who becomes empty first is not told: no score depends on it.
struct QuickGame {
    /// `state` is in one of the phases Lead, Defend, Throw and Over; `deck` is filled from it.
    QuickGame(const QuickRules& rules, const State& state, QuickDeck& deck);

    // What whoever has the turn may do, by phase. Lead: attack with a card of the hand. Throw: be done, or attack with one
    // of `throwing`. Defend: take, cover, pass on.
    Bits hand() const { return hands[static_cast<std::size_t>(turn)]; }
    Bits throwing() const { return hand() & fitting; }
    Bits covering(const QuickRules& quick, CardIndex attack) const { return hand() & quick.beating(attack); }
    /// Cards that pass the attack on, laid down or (`showing`) shown.
    Bits passing(const QuickRules& quick, bool showing) const;

    void attack(const QuickRules& quick, CardIndex card);
    void beDone(const QuickRules& quick);
    void cover(const QuickRules& quick, CardIndex attack, CardIndex card);
    void take(const QuickRules& quick);
    void transfer(const QuickRules& quick, CardIndex card);
    void show(const QuickRules& quick);
    void act(const QuickRules& quick, const Action& action);

    /// As Durak::score, when over.
    double score(const QuickRules& quick, Seat seat) const;
    int size(Seat seat) const { return sizes[static_cast<std::size_t>(seat)]; }

    std::array<Bits, kMaxSeats> hands{};
    Bits open = 0; ///< attack cards that are not covered; none once the defender takes
    Bits laid = 0; ///< the other cards on the table
    Bits fitting = 0; ///< every card of the ranks on the table
    const QuickDeck* deck;
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
    void layDown(const QuickRules& quick, Seat seat, CardIndex card);
    void askThrowers(const QuickRules& quick);
    void passOn(const QuickRules& quick);
    void endBout(const QuickRules& quick);
    void refill(Seat seat);
    void refillAll();
    Seat nextOf(SeatSet seats, Seat seat) const;
    SeatSet opponents(const Rules& rules, Seat seat) const;
    Seat nextThrower(const Rules& rules) const;
    int limitFor(const Rules& rules, Seat seat) const;
};

} // namespace parlour::durak
