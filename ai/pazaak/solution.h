// A solved Pazaak ready to be played: the strategy and what every situation is worth, so that a player can count cards and
// say its chances. Made once from a Strategy (about a second) and shared by all bots, which only read it.
#pragma once

#include "ai/pazaak/strategy.h"

namespace parlour::pazaak {

struct SeatValues;

class Solution {
public:
    /// Values the strategy on so many threads. It must be of a real model (Model::of).
    Solution(Strategy strategy, int threads);

    const Strategy& strategy() const { return strategy_; }
    /// How much memory the values take.
    std::size_t bytes() const;

    // All shares are those of `seat` with `hand` in `context`, from 0 to 1, exact in the model up to 1/65535.

    /// What a move is worth in a situation where it can be made.
    float move(int context, int seat, int situation, int hand, Move move) const
    {
        return moves_.share(2 * context + seat, hand, situation * kRoom + move);
    }
    /// What the situation is worth to who follows the strategy.
    float situation(int context, int seat, int situation, int hand) const
    {
        return all_.share(2 * context + seat, hand, situation);
    }
    /// To end the turn on a total that no card can bust; `theirs` from 0 to goal - 1.
    float safe(int context, int seat, int hand, int mine, int theirs) const
    {
        return safe_.share(2 * context + seat, hand, (mine - 1) * goal_ + theirs);
    }
    /// To stand on `mine`, above Model::safe(), when the other has drawn to `theirs`, from 1 to goal.
    float stood(int context, int seat, int hand, int mine, int theirs) const
    {
        return stood_.share(2 * context + seat, hand, (mine - safeTotal_ - 1) * goal_ + theirs - 1);
    }
    /// When the other has drawn to `theirs`, below the goal, and decides, both taking cards; `mine` from 0 to goal - 1.
    float watched(int context, int seat, int hand, int mine, int theirs) const
    {
        return watched_.share(2 * context + seat, hand, mine * goal_ + theirs);
    }
    /// How likely `seat` makes a move where both take cards, as the other sees it.
    float habit(int context, int seat, int situation, Move move) const
    {
        return habits_.share(2 * context + seat, 0, situation * kRoom + move);
    }
    /// When a hand begins.
    float begin(int context, int seat, int hand) const { return begin_.share(2 * context + seat, hand, 0); }

private:
    static constexpr int kRoom = 8;
    /// Shares as words, by block (context and seat), hand, and place: what one decision looks at lies together.
    struct Store {
        int places = 0;
        std::vector<std::size_t> from; ///< by block
        std::vector<std::uint16_t> words;

        float share(int block, int hand, int place) const
        {
            return static_cast<float>(words[from[at(block)] + at(hand * places + place)]) * (1.0F / 65535);
        }
    };
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    void keep(int block, const SeatValues& values);

    Strategy strategy_;
    int goal_, safeTotal_;
    Store moves_, all_, safe_, stood_, watched_, habits_, begin_;
};

} // namespace parlour::pazaak
