// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A turn of two players with one card each, solved as a game of its own: by what both believe when it begins, and by what a
// network (ending_net.h) says of the turns that may follow. Every challenge ends such a game, and only an exchange changes a
// card, so all that a turn can become are some fifty positions.
//
// Both players move towards what pays, and a little back towards any action: mirror descent with a magnet (Sokota and
// others, "A unified approach to reinforcement learning, quantal response equilibria, and two-player zero-sum games", 2023).
// What is found is an equilibrium of players who do not see small differences. It takes less to find, and an error of the
// network turns no decision over: answers take half as much off it as off what regret matching finds.
#pragma once

#include "ai/coup/ending_net.h"
#include "ai/coup/reach.h"

namespace parlour::coup {

/// Have both one card, and is it nobody's turn to coup at once?
bool isEnding(const Duel& turn);

/// Numbers by a hand of one card, without what a row has beyond.
Lane laneOf(const Row& row);

class Ending {
public:
    static constexpr int kRounds = 60;

    /// `turn`: a position of an ending in which a turn begins. `net` must outlive this.
    Ending(const Duel& turn, const Reach& reach, const EndingNet& net);
    /// Not twice.
    void solve(int rounds = kRounds);

    /// What the decider of a position of this turn does, by its hand, in an exchange by pool.
    ByAction mixAt(const Duel& duel) const { return meansAt(duel, What::Done); }
    /// Its share of the win by each action, by the same hands.
    ByAction worthAt(const Duel& duel) const { return meansAt(duel, What::Worth); }
    /// Each player's share of the win when the turn begins, by its card.
    Lanes values() const;
    /// The chances of the cards of both when it begins.
    Lanes chances() const;

private:
    static constexpr std::size_t kActions = 7;
    static constexpr std::size_t kNone = ~std::size_t{0};
    using ByLane = std::array<Lane, kActions>;
    struct Place {
        Duel duel;
        std::array<std::size_t, kActions> next{}; ///< places by action; kNone: not allowed, or a challenge
        std::size_t numbers = kNone; ///< in decisions_, exchanges_ or rows_
    };
    struct Decision {
        ByLane pull{}; ///< logarithms of what is done now
        ByLane done{}; ///< sums of what was done
        ByLane worth{}; ///< and of what that was worth
    };
    /// By pool: the card that is kept.
    using Kept = std::array<Lane, kSmallPools>;
    struct Exchange {
        Kept pull{};
        Kept done{};
        Lane worth{};
    };
    enum class What { Done, Worth };

    std::size_t add(const Duel& duel);
    ByAction meansAt(const Duel& duel, What what) const;
    Lane meets(const Lane& others) const;
    Lanes judge(std::size_t place, const Lanes& reach);
    Lanes judgeTurnAfter(const Place& place, const Lanes& reach) const;
    Lanes judgeDecision(const Place& place, const Lanes& reach);
    Lanes judgeChallenge(const Place& place, const Lanes& reach) const;
    Lanes judgeExchange(const Place& place, const Lanes& reach);
    Lane cardsKept(const Place& place, const Lanes& reach, const Kept& mix) const;

    const EndingNet* net_;
    Lanes reach_{};
    std::array<Lane, kRoles> ways_{}; ///< in which both can be dealt these cards
    std::vector<Place> places_;
    std::vector<Decision> decisions_;
    std::vector<Exchange> exchanges_;
    std::vector<EndingNet::Rows> rows_;
    Lanes sums_{}; ///< of the values of all rounds, times how often the other's cards come
    float weight_ = 0; ///< of this round in what was done
    float weights_ = 0; ///< of all rounds
};

} // namespace parlour::coup
