// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Solves a turn of two players with one card each as a game of its own: the ranges at its beginning and the value network of
// the following turns (ending_net.h) are given. A challenge ends the game and only an exchange changes a card, so a turn has
// some fifty states.
//
// The algorithm is mirror descent with a magnet, the uniform strategy (Sokota and others, "A unified approach to
// reinforcement learning, quantal response equilibria, and two-player zero-sum games", 2023). It finds a quantal response
// equilibrium, whose players ignore small differences, so errors of the network change little.
#pragma once

#include "ai/coup/duel/ending_net.h"
#include "ai/coup/duel/reach_probabilities.h"

namespace parlour::coup {

/// Whether a turn begins with one card each and no player to move who can coup.
bool isEnding(const Duel& turn);

/// The part of a row that belongs to hands of one card.
Lane laneOf(const Row& row);

class EndingSolver {
public:
    static constexpr int kIterations = 60;

    /// `turn` satisfies isEnding. `net` must outlive this.
    EndingSolver(const Duel& turn, const Ranges& reach, const EndingNet& net);
    /// To be called once.
    void solve(int iterations = kIterations);

    /// The average strategy at a state of this turn, by hand of the decider, or by pool in an exchange.
    ByAction strategyAt(const Duel& duel) const { return averageAt(duel, Average::Strategy); }
    /// The decider's share of the win by action, by the same hands.
    ByAction valuesAt(const Duel& duel) const { return averageAt(duel, Average::Value); }
    /// The share of the win of the player that does not decide at this state, by its card.
    Lane otherValueAt(const Duel& duel) const;
    /// Each player's share of the win at the beginning of the turn, by its card.
    Lanes values() const;
    /// The probabilities of both players' cards at the beginning.
    Lanes probabilities() const;

private:
    static constexpr std::size_t kActions = 7;
    static constexpr std::size_t kNone = ~std::size_t{0};
    using ByLane = std::array<Lane, kActions>;
    struct Node {
        Duel duel;
        std::array<std::size_t, kActions> next{}; ///< nodes by action; kNone: not allowed, or a challenge
        std::size_t index = kNone; ///< in decisions_, exchanges_ or rows_
    };
    struct Decision {
        ByLane logits{}; ///< of the current strategy
        ByLane strategySum{};
        ByLane value{}; ///< sum over iterations
        Lane otherValue{}; ///< sum over iterations, of the player that does not decide, by its card
    };
    /// Numbers by pool, then by the card that is kept.
    using Kept = std::array<Lane, kSmallPools>;
    struct Exchange {
        Kept logits{};
        Kept strategySum{};
        Lane value{};
        Lane otherValue{};
    };
    enum class Average { Strategy, Value };

    std::size_t add(const Duel& duel);
    /// Null if the state is not one of this turn at which a player decides.
    const Node* find(const Duel& duel) const;
    ByAction averageAt(const Duel& duel, Average average) const;
    /// The reach probability of the opponent's cards, by the own card.
    Lane opponentReach(const Lane& others) const;
    /// Return counterfactual values of both players by card, and take a step of the algorithm at each decision below.
    Lanes evaluate(std::size_t node, const Lanes& reach);
    Lanes evaluateNextTurn(const Node& node, const Lanes& reach) const;
    Lanes evaluateDecision(const Node& node, const Lanes& reach);
    Lanes evaluateChallenge(const Node& node, const Lanes& reach) const;
    Lanes evaluateExchange(const Node& node, const Lanes& reach);
    Lane keptReach(const Node& node, const Lanes& reach, const Kept& strategy) const;

    const EndingNet* net_;
    Lanes reach_{};
    std::array<Lane, kRoles> ways_{}; ///< the number of deals, by both players' cards
    std::vector<Node> nodes_;
    std::vector<Decision> decisions_;
    std::vector<Exchange> exchanges_;
    std::vector<EndingNet::Rows> rows_;
    Lanes sums_{}; ///< of counterfactual values over all iterations
    float weight_ = 0; ///< of this iteration in the averages
    float weights_ = 0; ///< of all iterations
};

} // namespace parlour::coup
