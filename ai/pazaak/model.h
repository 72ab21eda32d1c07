// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Pazaak that is solved: its numbers, and the hands of side cards there are. The real game is one Model, tests solve
// smaller ones. Used by the solver and by the bots that play its solution; knows no State and no View.
//
// The model simplifies the real game in three ways, each worth a fraction of a point of percent:
//   - every house card is equally likely at every draw, as if the deck never ended;
//   - when a hand begins, and for who answers a player that stands, the other's side cards are as likely as if they had
//     just been dealt: of the cards played before only the number is remembered;
//   - inside a hand the totals count and not the way to them.
#pragma once

#include "engine/base/index.h"
#include "engine/pazaak/pazaak_types.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlour::pazaak {

/// The numbers of a Pazaak. A total of goal - highestHouse or less cannot bust, so its player always takes another card.
struct Model {
    int goal = kGoal; ///< 4 to 20, above highestHouse + 1
    int highestHouse = kHighestHouse; ///< house cards count 1 to this, each equally likely; 2 to 10
    int highestSide = kHighestSide; ///< side cards count 1 to this; 1 to 5
    int copiesSide = 2; ///< of each value in the pool that side cards are dealt from; 1 to 3
    int sideCards = 4; ///< dealt to each player for the match; 0 to 5
    int wins = kWins; ///< hand wins for the match; 1 to 3

    static Model of(const Rules& rules);
    /// Whether every number is in the range said above.
    bool isValid() const;
    /// The highest total that no card can bust.
    int safe() const { return goal - highestHouse; }
    bool operator==(const Model&) const = default;
};

inline constexpr int kMaxSideCards = 5;
inline constexpr int kMaxSideHands = 101; ///< of one size: five cards of a pool of fifteen
inline constexpr int kNoHand = -1;

/// How many side cards of each value somebody has; [0] is unused.
using SideCounts = std::array<std::uint8_t, kHighestSide + 1>;

/// All hands of side cards, numbered from 0 within each size.
class SideHands {
public:
    explicit SideHands(const Model& model);

    /// How many hands of `cards` cards there are.
    int count(int cards) const { return static_cast<int>(hands_[at(cards)].size()); }
    const SideCounts& cards(int size, int hand) const { return hands_[at(size)][at(hand)].cards; }
    /// The chance of this hand among those of its size, dealt from the full pool.
    float chance(int cards, int hand) const { return hands_[at(cards)][at(hand)].chance; }
    /// The hand of cards - 1 cards that is left when a card of `value` is played; kNoHand: it has none.
    int without(int cards, int hand, int value) const { return hands_[at(cards)][at(hand)].without[at(value)]; }
    /// The number of a hand within its size; kNoHand if the pool has no such hand.
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
