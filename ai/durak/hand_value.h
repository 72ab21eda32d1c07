// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The published hand evaluation: what a hand is worth, with its parts. Only the own hand, the trump suit, the stock and the
// sizes of the hands go in; nothing is remembered. Called by the openfool and article bots and by the command line.
// Its quirks are kept: ranks count a hundred times too little, the bonus for few cards goes in steps, one plain card is
// punished.
#pragma once

#include "engine/durak/durak_types.h"

#include <array>
#include <span>

namespace parlour::durak {

inline constexpr int kPlainSuits = kSuits - 1; ///< those that are not trumps

/// App: card values centred on the deck in use, as the reference program computes them. Article: -600 for a two to +600 for
/// an ace whatever the deck, as its author's article says.
enum class Values : std::uint8_t { App, Article };

/// The value of a hand as a sum.
struct HandValue {
    int cards = 0; ///< each card for itself, trumps 1300 more
    int ranks = 0; ///< cards of equal rank
    int balance = 0; ///< penalty for uneven plain suits
    int handSize = 0; ///< few or many cards against those outside the hand
    int out = 0; ///< 30000 for an empty hand without a stock; the rest is 0 then
    int total() const { return cards + ranks + balance + handSize + out; }
    bool operator==(const HandValue&) const = default;
};

/// Weighs hands in one position.
class HandEvaluator {
public:
    /// `stock` counts the undealt cards, the trump card included; `sizes` are the real sizes of all hands, one's own too,
    /// also when the hands weighed are imagined.
    HandEvaluator(Values values, Rank lowestRank, Suit trump, int stock, std::span<const std::int8_t> sizes);
    HandEvaluator(Values values, const View& view)
        : HandEvaluator(values, view.rules.lowestRank(), view.trump(), view.stock, view.sizes)
    {
    }

    HandValue evaluate(CardSet hand) const;
    int value(CardSet hand) const { return evaluate(hand).total(); }

private:
    int doubleRel_; ///< twice the relative value of a rank, less twice the rank
    Suit trump_;
    int stock_;
    int cardsInAll_; ///< in all hands and the stock
};

/// What leading or throwing from `count` cards of a rank adds: nothing for a single card, less than nothing for low pairs.
constexpr int pairBonus(Rank rank, int count)
{
    constexpr std::array<int, kSuits + 1> perStep = {0, 0, 100, 150, 250};
    return perStep[static_cast<std::size_t>(count)] * (rank - 6);
}

} // namespace parlour::durak
