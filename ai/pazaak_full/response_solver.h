// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The best response to a bot whose moves are known, or known by their chances: whole matches, solved backwards in the model
// of the master (set_table.h). House cards are uniform, nine cards do not end a set, a flip finds a usual table. Called by
// best_response and by the exploiter; knows no bot.
#pragma once

#include "ai/pazaak_full/match_model.h"
#include "engine/base/stop.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace parlour::pazaak_full {

inline constexpr int kHighestDraw = kGoal - 1 + kHighestHouse; ///< the highest total after a draw

/// All hands that may be left of some sorted cards, numbered, those of fewer cards first.
class HandStates {
public:
    explicit HandStates(std::span<const Card> cards);
    int count() const { return static_cast<int>(hands_.size()); }
    const Hand& cards(int state) const { return hands_[asIndex(state)]; }
    /// The number of a hand, which must be one of them.
    int indexOf(const Hand& hand) const;
    /// The state without a card that it holds.
    int without(int state, Card card) const { return without_[asIndex(state)][asIndex(card.index())]; }
    bool holds(Card::Kind kind) const; ///< in any state

private:
    std::vector<Hand> hands_;
    std::vector<std::array<std::int16_t, Card::kCount>> without_;
};

/// The cards left, as states of hands, and who has played a tiebreaker in the set.
struct ResponseCards {
    int mine = 0, bots = 0;
    bool myTie = false, botsTie = false;
};

/// The end of a turn of the bot.
struct BotMove {
    std::int8_t total = 0; ///< at least 0
    std::int16_t left = 0; ///< the state of its hand
    bool stands = false;
    bool tiebreaker = false; ///< played in this set
    float chance = 1;
};

/// A turn of the bot after its draw of a card, which does not make 20.
struct BotTurn {
    ResponseCards cards;
    bool iBegan = false; ///< the responder began the set
    int total = 0, card = 0; ///< after the draw, and the card drawn
    int other = 0; ///< the responder's total
    bool alone = false; ///< the responder stands
};

class BotMoves {
public:
    virtual ~BotMoves() = default;
    /// Called before the turns at a score of the responder's, for either beginner of the set.
    virtual void begin(const Score&) {}
    /// All moves with their chances, which add up to 1. Valid until the next call.
    virtual std::span<const BotMove> of(const BotTurn& turn) = 0;
};

class ResponseSolver {
public:
    /// `keepsSets`: keeps the tables of all scores, for ended().
    ResponseSolver(const Rules& rules, HandStates mine, HandStates bots, bool keepsSets);

    /// False if stopped.
    bool solve(BotMoves& moves, const stop_token& stop);
    /// The responder's share of a match that begins with these hands, averaged over who begins.
    double start(int mine, int bots) const;

    const HandStates& mine() const { return mine_; }
    const HandStates& bots() const { return bots_; }
    /// The end of an own turn.
    struct TurnOver {
        ResponseCards cards;
        Score score;
        int mine = 0, bots = 0; ///< totals
        bool iStand = false, botStands = false;
    };
    float ended(const TurnOver& turn) const;

private:
    static constexpr std::size_t kMostSets = 5;
    /// Values by the responder's total, then by the bot's.
    using Values = std::array<std::array<float, kTotals>, kTotals>;
    /// The values of a set for the responder, before a draw. "Alone": the other side stands.
    struct Table {
        Values iDraw, iDrawAlone, botDraws, botDrawsAlone;
    };

    void solveScore(int mySets, int botSets);
    void solve(const ResponseCards& cards);
    float value(int mine, int bots, const Score& score) const;
    float after(const ResponseCards& cards, const Score& score, int winner) const;
    float compare(const ResponseCards& cards, const Score& score, int mine, int bots) const;
    std::size_t indexOf(const ResponseCards& cards, const Score& score) const;
    Table& table(const ResponseCards& cards) { return tables_[indexOf(cards, score_)]; }
    float iEnded(const ResponseCards& cards, int total, int bots, bool alone) const;
    float iDrew(const ResponseCards& cards, int total, int card, int bots, bool alone) const;
    void iDraw(const ResponseCards& cards, int total, bool alone, std::array<float, kTotals>& into,
               const std::array<std::array<float, kTotals>, kHighestDraw + 1>& drew) const;
    float botDraws(const ResponseCards& cards, int mine, int total, bool alone) const;
    float botEnded(const ResponseCards& cards, int mine, int total, bool stands, bool alone) const;

    Rules rules_;
    HandStates mine_, bots_;
    bool keepsSets_, myTiebreaker_, botsTiebreaker_;
    BotMoves* moves_ = nullptr; ///< while it solves
    Score score_; ///< of the responder, while it solves
    Hand kinds_; ///< of the responder's cards in the table that is solved
    std::unique_ptr<Table[]> tables_; ///< large, and used in part: not initialized
    /// By both hands: by won sets of both, who begins (1: the responder).
    std::vector<std::array<std::array<std::array<float, 2>, kMostSets>, kMostSets>> values_;
};

} // namespace parlour::pazaak_full
