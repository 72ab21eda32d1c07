// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One hand of a match between two players that are given, hidden side cards and all: what it is worth to go on in every
// public position, as matrices of own hands by the other's. Solves it by CFR+ (Tammelin 2014), values a strategy, and finds
// the best response to one. Used by the solver alone; knows the rest of the match only as the values of what a hand leads
// to.
//
// The public positions are the totals of both (and who stands), so hands that come to the same totals in other ways meet
// again. A matrix belongs to who decides: its rows are the decider's hands, its numbers the decider's share of the win.
#pragma once

#include "ai/pazaak/matrix.h"
#include "ai/pazaak/strategy.h"

#include <memory>

namespace parlour::pazaak {

/// How a seat decides.
enum class DecisionMode : std::uint8_t {
    Learn, ///< by regret matching, adding to its regrets and its average
    Follow, ///< as the strategy says
    Respond, ///< the best it can do against the other's strategy
    Clairvoyant ///< the best it could do if it saw the other's side cards; no real player does better
};
using DecisionModes = std::array<DecisionMode, 2>;

/// What a hand can lead to, as the share of seat 0: for [cards played by seat 0][by seat 1] the matrices hands of seat 0 by
/// hands of seat 1, as many cards fewer as were played. A null pointer: a player without cards cannot play one.
struct Outcomes {
    struct Ends {
        const float* won = nullptr; ///< seat 0 has won the hand
        const float* lost = nullptr;
        const float* tied = nullptr; ///< [0][0].tied is this context again and is set by HandGame
    };
    std::array<std::array<Ends, 2>, 2> after;
};

/// What the situations of one seat in a context are worth to it when both follow the strategy, as shares of the win. The
/// other's side cards are as likely as they are there.
struct SeatValues {
    static constexpr int kSlots =
        8; ///< numbers of a situation and hand: a share for each Move, and in kAll that of the strategy
    static constexpr int kAll = kSlots - 1;

    std::vector<float> moves; ///< [situation][hand][kSlots]; a move that cannot be made: 0
    std::vector<float>
        safe; ///< [own total from 1 to safe()][other's total from 0 to goal - 1][hand]: to end, both taking cards
    /// [own total from safe() + 1 to goal][other's from 1 to goal][hand]: to stand there when the other has drawn to its
    /// total.
    std::vector<float> stood;
    /// [own total from 0 to goal - 1][other's from 0 to goal - 1][hand]: the other has drawn to its total and decides, both
    /// taking cards.
    std::vector<float> opponentsTurn;
    std::vector<float>
        moveProbabilities; ///< [situation with both playing][kSlots]: how likely the other thinks each Move of this seat
    std::vector<float> begin; ///< [hand]: when the hand begins
};

class HandGame {
public:
    HandGame(const Strategy& strategy, const Context& context, const Outcomes& outcomes);
    ~HandGame();
    HandGame(HandGame&&) noexcept;

    Shape shape() const;
    /// What this context is thought to be worth when a hand is tied and no card was played: a matrix of shape(), shares of
    /// seat 0. Call it before anything else.
    void setTied(const float* values);
    /// One iteration of CFR+ for both seats, which counts `weight` in the average.
    void learn(int weight);
    /// Writes the average of all iterations, rounded, and the answers to a player that stands.
    void write(std::span<std::uint8_t> seat0, std::span<std::uint8_t> seat1);
    /// The value of the context to seat 0 where the seats decide in these modes (not Learn).
    const float* value(const DecisionModes& modes);
    /// The same where both follow the strategy, with the values of all situations by seat.
    std::array<SeatValues, 2> situationValues();

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace parlour::pazaak
