// What Yahtzee's master plays by: the solved game, and where the others' totals are likely to end. Made once and then read by
// any number of threads. Knows Views, no State.
//
// The others' boxes are hidden, their totals are not. A total after so many turns goes on as it did in sample games of the
// solved player: a line gives the mean of the rest, and what is left of it is kept as a list. While much is to come, the
// normal distribution stands for all that is left, on both sides: their true ones lean to the right alike, and the
// difference does not.
#pragma once

#include "ai/yahtzee/solver.h"

#include <optional>
#include <vector>

namespace parlour::yahtzee {

class WinModel {
public:
    /// Solves the game and plays the sample. The result is the same for any number of threads, which is at least 1. Empty
    /// after a request to stop.
    static std::optional<WinModel> make(Joker joker, int threads, const std::stop_token& stop = {});

    const SolvedGame& game() const { return game_; }
    /// A final total is less than another player's, or the same.
    struct Chance {
        double less = 0;
        double same = 0;
    };
    /// Of a player who has `total` points after `turns` turns, 0 to 13: the chance that it ends with fewer points than `mine`,
    /// and with as many.
    Chance against(int turns, int total, int mine) const;
    /// The same by the normal distribution, without ties.
    double smoothChance(int turns, int total, double mine) const;

private:
    /// How a game goes on after so many turns.
    struct Rest {
        double intercept = 0; ///< points on average = intercept + slope * total
        double slope = 0;
        double deviation = 0;
        std::vector<Chance> off; ///< by points above that, from -kMostOff to kMostOff
    };
    static constexpr int kMostOff = 1600; ///< more than any total

    explicit WinModel(SolvedGame game) : game_(std::move(game)) {}
    void sample(const std::stop_token& stop);

    SolvedGame game_;
    std::array<Rest, kRounds + 1> rests_; ///< by turns
};

/// The share of the win by the own final total, in the position of a View.
class WinShare {
public:
    WinShare(const WinModel& model, const View& view);

    /// Expected share of the win after the turn was ended so that the card is at `next` with `points`, the upper bonus
    /// aside; the rest is played for points, the last box for the win.
    double after(const Standing& next, int points) const;
    /// The present turn for the win.
    Turn turn() const;

private:
    double exact(int total) const;
    double smooth(double total) const;
    Turn turnAt(const Standing& standing, int points) const;

    const WinModel& model_;
    Standing standing_;
    int points_; ///< of the own card, the upper bonus aside
    int lowest_; ///< the first total of the tables
    std::vector<double> exact_, smooth_;
};

} // namespace parlour::yahtzee
