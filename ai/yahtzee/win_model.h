// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What Yahtzee's master plays by: the solved game, and where the others' totals are likely to end. Made once and then read
// by any number of threads. Knows Views, no State.
//
// Where cards are open, the others are thought to play on for points: late, the chance of each final total is worked out
// (PointsDistribution); before, mean and deviation are those of the solved game. Of two with open cards the last turns are
// worked out with both playing for the win (Ending).
//
// Where cards are hidden, the totals are not. A total after so many turns goes on as it did in sample games of the
// solved player: a line gives the mean of the rest, and what is left of it is kept as a list. While much is to come, the
// normal distribution stands for all that is left, on both sides: their true ones lean to the right alike, and the
// difference does not.
#pragma once

#include "ai/yahtzee/ending.h"
#include "ai/yahtzee/points_distribution.h"

#include <map>
#include <optional>
#include <vector>

namespace parlour::yahtzee {

class WinModel {
public:
    /// Solves the game and plays the sample. The result is the same for any number of threads, which is at least 1. Empty
    /// after a request to stop.
    static std::optional<WinModel> make(Joker joker, int threads, const std::stop_token& stop = {});
    /// The same where the game is solved already; not null, and solved for its points.
    static std::optional<WinModel> make(std::shared_ptr<const SolvedGame> game, int threads,
                                        const std::stop_token& stop = {});

    const SolvedGame& game() const { return *game_; }
    /// The same with means and variances as they count for the win: a Yahtzee bonus is worth less than its points, as it
    /// often comes to who wins or loses anyhow.
    const SolvedGame& aim() const { return aim_; }
    /// A final total is less than another player's, or the same.
    struct Chance {
        double less = 0;
        double same = 0;
    };
    /// Of a player who has `total` points after `turns` turns, 0 to 13: the chance that it ends with fewer points than
    /// `mine`, and with as many.
    Chance against(int turns, int total, int mine) const;
    /// The same by the normal distribution, without ties.
    double normalChance(int turns, int total, double mine) const;
    /// The same of a player whose card is known.
    double normalChance(const OpenCard& card, double mine) const;

private:
    /// How a game goes on after so many turns.
    struct Rest {
        double intercept = 0; ///< points on average = intercept + slope * total
        double slope = 0;
        double deviation = 0;
        std::vector<Chance> off; ///< by points above that, from -kMaxOff to kMaxOff
    };
    static constexpr int kMaxOff = 1600; ///< more than any total

    WinModel(std::shared_ptr<const SolvedGame> game, SolvedGame aim) : game_(std::move(game)), aim_(std::move(aim)) {}
    void sample(const std::stop_token& stop);

    std::shared_ptr<const SolvedGame> game_;
    SolvedGame aim_;
    std::array<Rest, kRounds + 1> rests_; ///< by turns
};

/// Between two turns: what the chance to win depends on, as a seat sees it.
struct MatchState {
    Rules rules;
    std::int8_t seat = 0;
    std::int8_t round = 1;
    OpenCard mine;
    FixedList<OpenCard, kMaxSeats - 1> others; ///< where cards are open
    FixedList<std::int16_t, kMaxSeats> totals; ///< of all, falling; needed where cards are hidden
    bool operator==(const MatchState&) const = default;
};

/// What dice the View has are left aside.
MatchState matchStateOf(const View& view);
/// Two with open cards see the same: what one does not win the other does.
inline bool isDuel(const MatchState& match)
{
    return match.others.count() == 1;
}
/// Is the next turn the other's in this duel?
bool isOthersTurn(const MatchState& duel);
/// The duel as the other sees it.
MatchState swapped(const MatchState& duel);

/// What a thread reckons shares of the win with, and keeps from one question to the next.
struct WinContext {
    /// How far ahead all is worked out; what is beyond is played for points.
    struct Horizon {
        int duelBoxes = 3; ///< free boxes of who has the turn in a duel, in which then both play for the win: 0 to 3
        int distributionBoxes =
            5; ///< free boxes from which the rest of open cards is byDistribution out, not taken to be normal
    };
    /// The model must outlive it.
    WinContext(const WinModel& of, const Horizon& horizonOf, double forAPoint)
        : model(of),
          horizon(horizonOf),
          pointsCount(forAPoint),
          distributions(of.game()),
          ending(of.game(), forAPoint)
    {
    }

    const WinModel& model;
    Horizon horizon;
    /// How much of the win a afterstate counts for besides, so that who can no longer win, or lose, plays on for points.
    double pointsCount;
    PointsDistribution distributions;
    Ending ending;
};

/// Of who has the turn in a duel: is all to come worked out, with both playing for the win?
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

    /// The present turn, or the next one: what each way to go on is worth. The card has a free box. In a duel the turn must
    /// be this seat's.
    Turn turn();
    /// What a full card is worth.
    double full() const { return shareOf(points_ + bonusOf(state_)); }
    /// With so many free boxes or fewer the own rest is worked out; before, it is taken to be played for points after this
    /// turn.
    static constexpr int kExactBoxes = 3;

private:
    /// Between turns; `gained` without the upper bonus, since the beginning of this turn.
    struct Afterstate {
        CardState state;
        int gained = 0;
    };
    /// The points to come that have the same boxes filled, and what they are worth.
    class Group;
    using Groups = std::map<std::pair<int, std::size_t>, std::unique_ptr<Group>>; ///< by number of free boxes and box state

    /// Against one of the others, by the own final total from points_ on.
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
    int points_; ///< of the own card, the upper bonus aside
    std::vector<double> shares_; ///< of the win, by the own final total less points_
    Groups groups_;
};

} // namespace parlour::yahtzee
