// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// French playing cards and sets of them. Notation: rank `2 3 4 5 6 7 8 9 T J Q K A`, suit `s h d c`, as in `Th`.
#pragma once

#include "engine/base/bit_iterator.h"
#include "engine/base/expected.h"

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace parlour {

/// The suits in the order of the notation's letters s, h, d, c.
enum class Suit : std::uint8_t { Spades, Hearts, Diamonds, Clubs };

/// Ranks count from 0 (two) to 12 (ace).
using Rank = int;
inline constexpr Rank kAce = 12;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;

/// One playing card, a plain value. Its number is 16 * suit + rank, so that a set of cards has 16 bits per suit.
class Card {
public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit) : number_(static_cast<std::uint8_t>(static_cast<int>(suit) * 16 + rank)) {}
    static constexpr Card numbered(int number)
    {
        Card card;
        card.number_ = static_cast<std::uint8_t>(number);
        return card;
    }

    constexpr Rank rank() const { return number_ & 15; }
    constexpr Suit suit() const { return static_cast<Suit>(number_ >> 4); }
    /// 0 to 60, with gaps; for tables and sets.
    constexpr int number() const { return number_; }
    constexpr bool operator==(const Card&) const = default;
    constexpr auto operator<=>(const Card&) const = default;

private:
    std::uint8_t number_ = 0;
};

/// A set of playing cards, ordered by suit and then rank.
class CardSet {
public:
    using Iterator = BitIterator<Card, std::uint64_t>;

    constexpr CardSet() = default;
    static constexpr CardSet of(Card card) { return CardSet(std::uint64_t{1} << card.number()); }
    /// All four cards of a rank.
    static constexpr CardSet ofRank(Rank rank) { return CardSet(0x0001000100010001ULL << rank); }
    /// All thirteen cards of a suit.
    static constexpr CardSet ofSuit(Suit suit) { return CardSet(0x1FFFULL << (16 * static_cast<int>(suit))); }
    static constexpr CardSet fromBits(std::uint64_t bits) { return CardSet(bits); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool has(Card card) const { return ((bits_ >> card.number()) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    /// The lowest card; the set must not be empty.
    constexpr Card first() const { return Card::numbered(std::countr_zero(bits_)); }
    constexpr void add(Card card) { bits_ |= std::uint64_t{1} << card.number(); }
    constexpr void remove(Card card) { bits_ &= ~(std::uint64_t{1} << card.number()); }
    /// Every card of each rank in this set.
    constexpr CardSet sameRanks() const
    {
        std::uint64_t ranks = bits_ | (bits_ >> 32);
        ranks = (ranks | (ranks >> 16)) & 0xFFFFU;
        return CardSet(ranks * 0x0001000100010001ULL);
    }

    /// Every card of each rank of which this set has two or more.
    constexpr CardSet repeatedRanks() const
    {
        const std::uint64_t one = bits_ ^ (bits_ >> 32);
        const std::uint64_t two = bits_ & (bits_ >> 32); // in either of the low lanes: a rank in both halves
        const std::uint64_t any = one | two;
        const std::uint64_t ranks = (two | (two >> 16) | (any & (any >> 16))) & 0xFFFFU;
        return CardSet(ranks * 0x0001000100010001ULL);
    }

    constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }
    constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
    constexpr CardSet operator-(CardSet other) const { return CardSet(bits_ & ~other.bits_); }
    constexpr bool operator==(const CardSet&) const = default;

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};

inline constexpr std::string_view kRankLetters = "23456789TJQKA";
inline constexpr std::string_view kSuitLetters = "shdc";

/// "Th" for the ten of hearts.
std::string toText(Card card);
/// Reads a card like "Th"; the error quotes the text.
Expected<Card> parseCard(std::string_view text);

} // namespace parlour
