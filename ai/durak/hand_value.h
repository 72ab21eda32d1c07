// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// OpenFool's published hand value and its parts. Depends on the own hand, the trump suit, the stock and the hand sizes.
// Called by the openfool and article bots and by the command line. Keeps the quirks of the original: ranks count a hundred
// times too little, the bonus for a small hand is a step function, a single plain card is penalised.
#pragma once

#include "engine/durak/durak_types.h"

#include <array>
#include <span>

namespace parlour::durak {

inline constexpr int kPlainSuits = kSuits - 1; ///< suits other than trumps

/// App: card values centred on the deck in use, as the reference program computes them. Article: -600 for a two to +600 for
/// an ace with any deck, as its author's article says.
enum class Values : std::uint8_t { App, Article };

/// The value of a hand as a sum.
struct HandValue {
    int cards = 0; ///< sum over single cards, trumps 1300 more
    int ranks = 0; ///< cards of equal rank
    int balance = 0; ///< penalty for uneven plain suits
    int handSize = 0; ///< bonus or penalty for the hand size, compared with the cards outside
    int out = 0; ///< 30000 for an empty hand without a stock; then all other parts are 0
    int total() const { return cards + ranks + balance + handSize + out; }
    bool operator==(const HandValue&) const = default;
};

/// Evaluates hands in one position.
class HandEvaluator {
public:
    /// `stock` counts the undealt cards, the trump card included. `sizes` are the actual sizes of all hands, the own one
    /// included, even if a hypothetical hand is evaluated.
    HandEvaluator(Values values, Rank lowestRank, Suit trump, int stock, std::span<const std::int8_t> sizes);
    HandEvaluator(Values values, const View& view)
        : HandEvaluator(values, view.rules.lowestRank(), view.trump(), view.stock, view.sizes)
    {
    }

    HandValue evaluate(CardSet hand) const;
    int value(CardSet hand) const { return evaluate(hand).total(); }

private:
    int doubleRel_; ///< twice (the relative value of a rank - the rank)
    Suit trump_;
    int stock_;
    int cardsInAll_; ///< cards in all hands and the stock
};

/// The bonus for attacking with one of `count` cards of a rank: 0 for a single card, negative for low ranks.
constexpr int pairBonus(Rank rank, int count)
{
    constexpr std::array<int, kSuits + 1> perStep = {0, 0, 100, 150, 250};
    return perStep[static_cast<std::size_t>(count)] * (rank - 6);
}

} // namespace parlour::durak
