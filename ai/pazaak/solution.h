// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A solved Pazaak ready to be played: the strategy and the values of every situation, so that a player can count cards and
// state its chances. Made once from a Strategy and shared read-only by all bots. The situations of a context are evaluated
// at first use.
#pragma once

#include "ai/pazaak/matrix.h"
#include "ai/pazaak/strategy.h"
#include "engine/base/index.h"
#include "engine/base/stop.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace parlour::pazaak {

struct SeatValues;
enum class HandWorth;

class Solution {
public:
    /// Evaluates the contexts of the strategy on `threads` threads. The model must be real (Model::of). nullopt if stopped.
    static std::optional<Solution> make(Strategy strategy, int threads, const stop_token& stop = {});
    ~Solution();
    Solution(Solution&&) noexcept;
    Solution& operator=(Solution&&) = delete;

    /// Returns the same strategy with values of the hand by itself; all shares below are then probabilities of that.
    Solution of(HandWorth worth) const { return {strategy_, values_, worth}; }

    const Strategy& strategy() const { return *strategy_; }

    // All shares are those of `seat` with `hand` in `context`, from 0 to 1, exact in the model up to 1/65535.

    /// The share of a legal move in a situation.
    float move(int context, int seat, int situation, int hand, Move move) const
    {
        return of(context, seat).moves.share(hand, situation * kSlots + move);
    }
    /// The share of the situation when following the strategy.
    float situation(int context, int seat, int situation, int hand) const
    {
        return of(context, seat).all.share(hand, situation);
    }
    /// The share of ending the turn on a total that no card can bust; `theirs` from 0 to goal - 1.
    float safe(int context, int seat, int hand, int mine, int theirs) const
    {
        return of(context, seat).safe.share(hand, (mine - 1) * goal_ + theirs);
    }
    /// The share of standing on `mine`, above Model::safe(), when the opponent has drawn to `theirs`, from 1 to goal.
    float stood(int context, int seat, int hand, int mine, int theirs) const
    {
        return of(context, seat).stood.share(hand, (mine - safeTotal_ - 1) * goal_ + theirs - 1);
    }
    /// The share when the opponent has drawn to `theirs`, below the goal, and decides, both taking cards; `mine` from 0 to
    /// goal - 1.
    float opponentsTurn(int context, int seat, int hand, int mine, int theirs) const
    {
        return of(context, seat).opponentsTurn.share(hand, mine * goal_ + theirs);
    }
    /// The probability of a move of `seat` where both take cards, as the opponent sees it.
    float moveProbability(int context, int seat, int situation, Move move) const
    {
        return of(context, seat).moveProbabilities.share(0, situation * kSlots + move);
    }
    /// The share after a hand that ended in `context`, whose wins do not count it yet; `winner` is a seat, -1: a tie.
    float after(Context context, int winner, int seat, int hand) const;
    /// The share at the beginning of a hand.
    float begin(int context, int seat, int hand) const { return of(context, seat).begin.share(hand, 0); }

private:
    static constexpr int kSlots = 8;
    /// Shares as 16-bit words, by hand and place, so that one decision reads adjacent words.
    struct Store {
        int places = 0;
        std::vector<std::uint16_t> words;

        float share(int hand, int place) const
        {
            return static_cast<float>(words[asIndex(hand * places + place)]) * (1.0F / 65535);
        }
    };
    /// The values of all situations of a seat in a context.
    struct SeatTables {
        Store moves, all, safe, stood, opponentsTurn, moveProbabilities, begin;
    };
    using BothSeats = std::array<SeatTables, 2>; ///< by seat

    Solution(std::shared_ptr<const Strategy> strategy, std::shared_ptr<const std::vector<Matrices>> values, HandWorth worth);
    const SeatTables& of(int context, int seat) const
    {
        const BothSeats* both = evaluated_[asIndex(context)].load(std::memory_order_acquire);
        return (both ? *both : evaluate(context))[asIndex(seat)];
    }
    const BothSeats& evaluate(int context) const;
    SeatTables pack(const SeatValues& values) const;

    std::shared_ptr<const Strategy> strategy_;
    std::shared_ptr<const std::vector<Matrices>> values_; ///< by context
    HandWorth worth_;
    int goal_, safeTotal_;
    std::unique_ptr<std::mutex> mutex_; ///< held while a context is evaluated
    std::unique_ptr<std::atomic<const BothSeats*>[]> evaluated_; ///< by context; null: not evaluated yet
};

} // namespace parlour::pazaak
