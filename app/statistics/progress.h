// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Statistics over a person's finished games: wins, streaks, mean losses, luck, strength, bests and costly habits. Pure
// functions over PastGame; shown by the history page. Knows no game and no bots: callers pass their strength.
#pragma once

#include "app/statistics/past_games.h"
#include "engine/arena/elo.h"

#include <map>

namespace parlour {

/// Games by finishing time, for functions in which order counts: all, or those with these indices.
using Games = std::vector<const PastGame*>;
Games oldestFirst(const std::vector<PastGame>& games);
Games oldestFirst(const std::vector<PastGame>& games, const std::vector<int>& numbers);

/// A ratio of sums over games of unequal weight: sum of `amount` by sum of `weight`, with the standard error of a ratio
/// (Cochran, Sampling Techniques, 1977, 2.11), which is infinite for a single game.
class RatioMean {
public:
    void add(double amount, double weight);
    int count() const { return count_; }
    double weight() const { return weight_; }
    Estimate mean() const;

private:
    int count_ = 0;
    double amount_ = 0, weight_ = 0;
    double amountSquares_ = 0, weightSquares_ = 0, products_ = 0;
};

/// The 95 % interval (Wilson) of a share of `won` out of `games`: never empty, always within 0 and 1.
std::pair<double, double> intervalOf(int won, int games);

// ---- totals

struct PastFigures {
    /// Counts games against others.
    struct Count {
        int games = 0;
        int won = 0;
        double equal = 0; ///< expected wins of the person among equal players
    };
    /// A run of games won (or lost, if negative), with the times of its first and last game.
    struct Streak {
        int games = 0;
        QDateTime first, last;
    };
    /// The mean of the chances lost by mistakes in a game, which may exceed 1, over games with a review.
    struct Lost {
        int games = 0;
        double share = 0;
        std::optional<double> before; ///< without the last kRecent games; none: too few remain
    };
    static constexpr int kRecent = 50;

    explicit PastFigures(const Games& games);

    Count all;
    std::vector<std::pair<QString, Count>> byGame; ///< by id, without games never played
    std::vector<int> outcomes; ///< oldest first
    int alone = 0; ///< games alone at the table
    qint64 played = 0; ///< seconds, over games whose time is known
    Streak streak; ///< the current one
    Streak longest; ///< the longest of wins
    Lost lost;
    QDateTime since; ///< the end of the oldest game
};

// ---- over time

enum class Measure { Won, Loss }; ///< a share of games; the mean loss of an unforced decision

struct TrendPoint {
    QDateTime when;
    double value = 0; ///< of Loss: chance to win, 0 to 1
    double low = 0, high = 0; ///< the 95 % interval
    int games = 0; ///< in the window
};

inline constexpr int kTrendWindow = 50; ///< games
inline constexpr int kTrendPoints = 120; ///< at most

/// Moving averages of the kTrendWindow games up to each game, from the fifth on. Games alone at the table do not count.
std::vector<TrendPoint> trendOf(const Games& games, Measure measure);

// ---- strength

/// The strength of a bot at a table of so many seats; nullopt if it was not measured.
using EloOf = std::function<std::optional<double>(const std::string& bot, int seats)>;

/// The score against players of known strength.
struct Scored {
    double elo = 0; ///< of the opponent
    double games = 0; ///< weight
    double score = 0; ///< 0 to `games`; a draw counts half
};
/// The maximum-likelihood Elo of the person under the logistic model of shareOfElo, with its standard error. One drawn game
/// against the mean opponent is added, so that a clean sweep stays finite. nullopt without games.
std::optional<Rating> ownElo(const std::vector<Scored>& scored);

// ---- by game and opponent

struct ProgressRow {
    QString game; ///< id
    bool alone = false; ///< games alone at the table, counted in points
    std::string opponent; ///< bot, or a person with a name; empty: all of the game
    std::optional<double> opponentElo;
    int games = 0;
    int won = 0;
    double share = 0; ///< mean result as a chance (Goal); mean points alone at the table
    /// Mean result expected from the opponents' strength, each time by the person's results so far; over games
    /// against measured opponents only.
    std::optional<double> expected;
    int expectedGames = 0; ///< the number of those games
    int reviewed = 0;
    std::optional<Estimate> loss; ///< of an unforced decision, as a chance to win; points alone at the table
    std::map<int, double> decisions; ///< number of them by seats of the table
    std::optional<Estimate> luck; ///< mean of a game
    std::optional<Estimate> adjusted; ///< mean result without luck, over reviewed games
    /// In the row of all of a game: of the person. In that of a person with a name, of that one.
    std::optional<Rating> elo;
};

/// A row for each game, followed by those of its opponents, the most frequent first. A game at a larger table counts for
/// each bot there. A game of several people at one screen counts in the rows of those with names alone, whose games, wins
/// and rating these are; the person's rating is that of its opponent there.
std::vector<ProgressRow> progressOf(const Games& games, const EloOf& eloOf);

// ---- habits and bests

struct MistakeKind {
    QString words; ///< "Took though it could be covered"
    double cost = 0; ///< chances in total, which may exceed 1
    std::vector<CostlyDecision> decisions; ///< the worst first
};
/// Names the kind of a costly decision; empty if it has none.
using KindOf = std::function<QString(const CostlyDecision& decision)>;
/// The kinds of mistakes, the most costly first.
std::vector<MistakeKind> costlyKinds(const Games& games, const KindOf& kindOf);

/// A kind of mistake that a person's losses have in common.
struct LossRule {
    QString words; ///< of the kind
    int losses = 0; ///< lost games with it
    int of = 0; ///< of that many, the latest
    double cost = 0; ///< mean of such a decision: chance to win, 0 to 1

    static constexpr int kLosses = 12; ///< at most, that are looked at
    static constexpr int kLeast = 3; ///< lost games with it
};
/// The rules of the games of one kind that were lost last and are reviewed, the most costly first. Kinds that it gains
/// nothing to avoid are none (isTold).
std::vector<LossRule> lossRules(const Games& games, const KindOf& kindOf);

struct PersonalBests {
    int streak = 0; ///< longest run of wins
    std::optional<qint64> streakEnd; ///< its last game, HistoryEntry::id
    std::optional<qint64> points; ///< the game with the most points, where points count
    int mostPoints = 0;
    std::optional<qint64> quickest; ///< the fastest win among games whose time is known
    int seconds = 0;
    std::optional<qint64> shortest; ///< the win in the fewest steps
    int steps = 0;
    std::optional<qint64> cleanest; ///< the lowest mean loss, with at least kDecisions unforced decisions
    double loss = 0;
    std::optional<qint64> luckless; ///< the win with the worst luck
    double luck = 0;

    static constexpr int kDecisions = 10;
};
/// The bests of one kind of game.
PersonalBests bestsOf(const Games& games);

enum class Best { Points, Streak, Quickest, Shortest };
/// The earlier bests that one of these games, of one kind, broke. A first game breaks none, and streaks count from
/// kLeastStreak on.
std::vector<Best> bestsBrokenBy(const Games& games, qint64 game);
inline constexpr int kLeastStreak = 3;

} // namespace parlour
