// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The model by which Yahtzee's master plays: the solved game, and distributions of the others' final totals. Made once, then
// read by any number of threads. Knows Views, no State.
//
// Open cards: the others are assumed to play for points. With few free boxes the distribution of each final total is exact
// (PointsDistribution); before that it is normal, with mean and variance of the solved game. In the last turns of a duel
// both play for the win (Ending).
//
// Hidden cards: only totals are known. The rest of a game after n turns is modelled by sample games of the solved player: a
// regression line on the total, and the list of its residuals. While much is to come, a normal distribution replaces the
// residuals of both sides: both are skewed alike, so their difference is not.
#pragma once

#include "ai/yahtzee/ending.h"
#include "ai/yahtzee/points_distribution.h"

#include <map>
#include <optional>
#include <vector>

namespace parlour::yahtzee {

class WinModel {
public:
    /// Solves the game and plays the sample games. The result does not depend on `threads`, which is at least 1. nullopt if
    /// stopped.
    static std::optional<WinModel> make(Joker joker, int threads, const stop_token& stop = {});
    /// Makes the model of a game already solved for its points. `game` must not be null.
    static std::optional<WinModel> make(std::shared_ptr<const SolvedGame> game, int threads, const stop_token& stop = {});

    const SolvedGame& game() const { return *game_; }
    /// The solved game with means and variances as they count for the win: a Yahtzee bonus counts less than its points,
    /// since it often comes to a player who wins or loses anyway.
    const SolvedGame& aim() const { return aim_; }
    /// Probabilities that a final total is less than another player's, and that it is the same.
    struct Chance {
        double less = 0;
        double same = 0;
    };
    /// Returns the chances that a player with `total` points after `turns` turns, 0 to 13, ends below `mine` and at `mine`.
    Chance against(int turns, int total, int mine) const;
    /// Probability of ending below `mine` by the normal approximation, without ties.
    double normalChance(int turns, int total, double mine) const;
    /// The normal approximation for a player whose card is known.
    double normalChance(const OpenCard& card, double mine) const;

private:
    /// The distribution of the remaining points after a number of turns.
    struct Rest {
        double intercept = 0; ///< mean remaining points = intercept + slope * total
        double slope = 0;
        double deviation = 0;
        std::vector<Chance> off; ///< cumulative residuals, from -kMaxOff to kMaxOff
    };
    static constexpr int kMaxOff = 1600; ///< above any total

    WinModel(std::shared_ptr<const SolvedGame> game, SolvedGame aim) : game_(std::move(game)), aim_(std::move(aim)) {}
    void sample(const stop_token& stop);

    std::shared_ptr<const SolvedGame> game_;
    SolvedGame aim_;
    std::array<Rest, kRounds + 1> rests_; ///< by number of turns played
};

/// The inputs of the win probability between two turns, as a seat sees them.
struct MatchState {
    Rules rules;
    std::int8_t seat = 0;
    std::int8_t round = 1;
    OpenCard mine;
    FixedList<OpenCard, kMaxSeats - 1> others; ///< with open cards
    FixedList<std::int16_t, kMaxSeats> totals; ///< of all seats, descending; required with hidden cards
    bool operator==(const MatchState&) const = default;
};

/// Ignores the dice of the View.
MatchState matchStateOf(const View& view);
/// Whether this is a game of two with open cards, where both have the same information and the shares sum to 1.
inline bool isDuel(const MatchState& match)
{
    return match.others.count() == 1;
}
/// Whether the next turn of the duel is the opponent's.
bool isOthersTurn(const MatchState& duel);
/// The duel from the opponent's seat.
MatchState swapped(const MatchState& duel);

/// The working memory of one thread for shares of the win, reused between questions.
struct WinContext {
    /// The horizon of exact calculation. Beyond it the rest is assumed to be played for points.
    struct Horizon {
        int duelBoxes = 3; ///< exact duels: free boxes of the seat to move, 0 to 3
        int distributionBoxes = 5; ///< exact distributions of open cards: free boxes; a normal distribution before that
    };
    /// The model must outlive this.
    WinContext(const WinModel& of, const Horizon& limits, double weightOfPoint)
        : model(of),
          horizon(limits),
          pointWeight(weightOfPoint),
          distributions(of.game()),
          ending(of.game(), weightOfPoint)
    {
    }

    const WinModel& model;
    Horizon horizon;
    /// Added to the share of the win for each point, so that a seat plays for points when its win or loss is certain.
    double pointWeight;
    PointsDistribution distributions;
    Ending ending;
};

/// Whether the rest of a duel is solved exactly, with both playing for the win. The turn must be that of duel.mine.
inline bool isSolved(const MatchState& duel, const WinContext::Horizon& horizon)
{
    return kBoxes - duel.mine.filled.size() <= horizon.duelBoxes;
}

/// The expected share of the win.
class WinShare {
public:
    WinShare(WinContext& context, const MatchState& match);
    ~WinShare();
    WinShare(const WinShare&) = delete;
    WinShare& operator=(const WinShare&) = delete;

    /// Solves the present or next turn of the seat. The card must have a free box; in a duel the turn must be this seat's.
    Turn turn();
    /// Returns the share of a full card.
    double full() const { return shareOf(points_ + bonusOf(state_)); }
    /// With at most this many free boxes the own rest is solved exactly; before that it is assumed to be played for points
    /// after this turn.
    static constexpr int kExactBoxes = 3;

private:
    /// A state after a turn. `gained`: points since the beginning of this turn, without the upper bonus.
    struct Afterstate {
        CardState state;
        int gained = 0;
    };
    /// Afterstates with the same filled boxes, and their values.
    class Group;
    using Groups = std::map<std::pair<int, std::size_t>, std::unique_ptr<Group>>; ///< by number of free boxes and box state

    /// Chances against one opponent, by the own final total from points_.
    using Against = std::vector<WinModel::Chance>;

    bool isEnding() const { return isDuel(match_) && isSolved(match_, context_.horizon); }
    void tabulate(const MatchState& match);
    Against againstTotal(const MatchState& match, int total, int most) const;
    Against againstCard(const OpenCard& card, int most) const;
    bool isExact() const { return kBoxes - state_.filled.size() <= kExactBoxes; }
    bool usesDistribution(const CardState& state) const;
    void collect(const Afterstate& from);
    void evaluate(Group& group);
    Group& groupOf(BoxSet filled, bool fifty);
    double exact(const Afterstate& afterstate) const;
    double byDistribution(const Afterstate& afterstate) const;
    double byNormal(const Afterstate& afterstate) const;
    double withTurnAdvantage(double share, double advantage) const;
    double shareOf(double total) const;

    WinContext& context_;
    const WinModel& model_;
    MatchState match_;
    CardState state_;
    int points_; ///< points on the own card, without the upper bonus
    std::vector<double> shares_; ///< shares of the win, by the own final total less points_
    Groups groups_;
};

} // namespace parlour::yahtzee
