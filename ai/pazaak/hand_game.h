// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One hand of a match between two players, with hidden side cards. Values are matrices by hand of side cards, one per public
// state. Solves the hand by CFR+ (Tammelin 2014), evaluates a strategy, and finds its best response. Used by the solver; the
// rest of the match enters as the values of the hand's outcomes.
//
// A public state consists of both totals and who stands; hands that reach the same totals in different ways share it. Each
// matrix belongs to a deciding seat: rows are its hands, columns the opponent's, entries its share of the win.
#pragma once

#include "ai/pazaak/matrix.h"
#include "ai/pazaak/strategy.h"

#include <memory>

namespace parlour::pazaak {

/// How a seat decides.
enum class DecisionMode {
    Learn, ///< CFR+: updates regrets and the average strategy
    Follow, ///< follows the strategy
    Respond, ///< best response to the opponent's strategy
    Clairvoyant ///< best response that also sees the opponent's side cards; an upper bound for every player
};
using DecisionModes = std::array<DecisionMode, 2>;

/// The unit of the values of a hand.
enum class HandWorth {
    Match, ///< share of the match
    HandWon, ///< probability that seat 0 wins the hand; for seat 1 that it wins or ties
    HandNotLost ///< probability that seat 0 wins or ties the hand; for seat 1 that it wins
};

/// The values of a hand's outcomes as shares of seat 0, by [cards played by seat 0][by seat 1]: matrices of the remaining
/// hands of seat 0 by those of seat 1. nullptr if a player without cards cannot play one.
struct Outcomes {
    struct Ends {
        const float* won = nullptr; ///< seat 0 wins the hand
        const float* lost = nullptr;
        const float* tied = nullptr; ///< [0][0].tied is this context itself and is set by HandGame
    };
    std::array<std::array<Ends, 2>, 2> after;
};

/// Values of the situations of one seat in a context when both seats follow the strategy, as shares of the win. The
/// opponent's side cards are weighted by their reach probabilities.
struct SeatValues {
    static constexpr int kSlots = 8; ///< values per situation and hand: one per Move, and kAll for the whole strategy
    static constexpr int kAll = kSlots - 1;

    std::vector<float> moves; ///< [situation][hand][kSlots]; 0 for an illegal move
    /// [own total from 1 to safe()][opponent's from 0 to goal - 1][hand]: to end the turn, both taking cards.
    std::vector<float> safe;
    /// [own total from safe() + 1 to goal][opponent's from 1 to goal][hand]: to stand there when the opponent has drawn to
    /// its total.
    std::vector<float> stood;
    /// [own total from 0 to goal - 1][opponent's from 0 to goal - 1][hand]: the opponent has drawn to its total and decides,
    /// both taking cards.
    std::vector<float> opponentsTurn;
    /// [situation with both playing][kSlots]: the probability of each Move of this seat, averaged over its hands.
    std::vector<float> moveProbabilities;
    std::vector<float> begin; ///< [hand]: at the beginning of the hand
};

class HandGame {
public:
    HandGame(const Strategy& strategy, const Context& context, const Outcomes& outcomes);
    ~HandGame();
    HandGame(HandGame&&) noexcept;

    Shape shape() const;
    /// Sets the value of this context after a tied hand in which no card was played: a matrix of shape(), shares of seat 0.
    /// Must be called first.
    void setTied(const float* values);
    /// Runs one iteration of CFR+ for both seats, with `weight` in the average.
    void learn(int weight);
    /// Writes the rounded average strategy and the responses to a standing opponent.
    void write(std::span<std::uint8_t> seat0, std::span<std::uint8_t> seat1);
    /// Returns the value of the context to seat 0 under these modes (not Learn).
    const float* value(const DecisionModes& modes);
    /// Evaluates the context with both seats following the strategy. Returns the values of all situations by seat.
    std::array<SeatValues, 2> situationValues();

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace parlour::pazaak
