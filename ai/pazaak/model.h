// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The solved model of Pazaak: its parameters and its hands of side cards. The real game is one Model; tests solve smaller
// ones. Used by the solver and by the bots that play its solution; knows no State and no View.
//
// The model simplifies the real game in three ways, each worth a fraction of a percentage point:
//   - every house card is equally likely at every draw (an endless deck);
//   - the opponent's side cards are assumed freshly dealt at the beginning of a hand and against a standing player: only
//     their number is remembered;
//   - inside a hand only the totals count, not the cards that led to them.
#pragma once

#include "engine/base/index.h"
#include "engine/pazaak/pazaak_types.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlour::pazaak {

/// The parameters of a model. A total of goal - highestHouse or less cannot bust, so its player always draws.
struct Model {
    int goal = kGoal; ///< 4 to 20, at least highestHouse + 2
    int highestHouse = kHighestHouse; ///< house cards count 1 to this, equally likely; 2 to 10
    int highestSide = kHighestSide; ///< side cards count 1 to this; 1 to 5
    int copiesSide = 2; ///< copies of each value in the pool of side cards; 1 to 3
    int sideCards = 4; ///< side cards dealt to each player for the match; 0 to 5
    int wins = kWins; ///< hands to win for the match; 1 to 3

    static Model of(const Rules& rules);
    /// Whether every parameter is in its range.
    bool isValid() const;
    /// The highest total that no card can bust.
    int safe() const { return goal - highestHouse; }
    bool operator==(const Model&) const = default;
};

inline constexpr int kMaxSideCards = 5;
inline constexpr int kMaxSideHands = 101; ///< maximum number of hands of one size: five cards of a pool of fifteen
inline constexpr int kNoHand = -1;

/// The number of side cards of each value; [0] is unused.
using SideCounts = std::array<std::uint8_t, kHighestSide + 1>;

/// All hands of side cards, numbered from 0 within each size.
class SideHands {
public:
    explicit SideHands(const Model& model);

    /// The number of hands of `cards` cards.
    int count(int cards) const { return static_cast<int>(hands_[asIndex(cards)].size()); }
    const SideCounts& cards(int size, int hand) const { return hands_[asIndex(size)][asIndex(hand)].cards; }
    /// The probability of this hand among those of its size, dealt from the full pool.
    float chance(int cards, int hand) const { return hands_[asIndex(cards)][asIndex(hand)].chance; }
    /// The hand of cards - 1 cards after playing a card of `value`; kNoHand if it has none.
    int without(int cards, int hand, int value) const
    {
        return hands_[asIndex(cards)][asIndex(hand)].without[asIndex(value)];
    }
    /// Returns the number of a hand within its size; kNoHand if the pool has no such hand.
    int find(const SideCounts& cards) const;

private:
    struct Hand {
        SideCounts cards{};
        float chance = 0;
        std::array<std::int16_t, kHighestSide + 1> without{};
    };
    std::size_t key(const SideCounts& cards) const;

    int highestSide_;
    int copies_;
    std::array<std::vector<Hand>, kMaxSideCards + 1> hands_; ///< by size
    std::vector<std::int16_t> byKey_;
};

constexpr bool isWithin(int value, int least, int most)
{
    return value >= least && value <= most;
}

} // namespace parlour::pazaak
