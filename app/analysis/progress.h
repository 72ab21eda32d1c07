// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person's finished games add up to: won and lost, streaks, losses a decision, luck, strength, bests and costly
// habits. Pure functions over PastGame; shown by the history page. Knows no game and no bots: how strong those are it is
// told.
#pragma once

#include "app/analysis/past_games.h"
#include "engine/arena/elo.h"

#include <map>

namespace parlour {

/// Games by when they ended, whenever they came here, for functions in which order counts: all, or those of these numbers.
using Games = std::vector<const PastGame*>;
Games oldestFirst(const std::vector<PastGame>& games);
Games oldestFirst(const std::vector<PastGame>& games, const std::vector<int>& numbers);

/// A mean of what counts come to, of games that are of unequal weight: sum of `amount` by sum of `weight`, with the standard
/// error of a ratio (Cochran, Sampling Techniques, 1977, 2.11). Of one game it is not known, and infinite.
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

/// 95 % of a share that was measured `won` times out of `games` (Wilson): never empty, never beyond 0 and 1.
std::pair<double, double> intervalOf(int won, int games);

// ---- all together

struct PastFigures {
    /// Of games against others.
    struct Count {
        int games = 0;
        int won = 0;
        double equal = 0; ///< how many the person would win if all players were alike
    };
    /// Games won (or, below 0, lost) in a row, and when the last of them ended.
    struct Streak {
        int games = 0;
        QDateTime first, last;
    };
    /// The share of the win that mistakes cost, a game; of games with a review.
    struct Lost {
        int games = 0;
        double share = 0;
        std::optional<double> before; ///< of all but the last kRecent of them; none: there are too few
    };
    static constexpr int kRecent = 50;

    explicit PastFigures(const Games& games);

    Count all;
    std::vector<std::pair<QString, Count>> byGame; ///< by id, those with games
    std::vector<int> outcomes; ///< oldest first
    int alone = 0; ///< games of a person alone at the table
    qint64 played = 0; ///< seconds, of games whose time is known
    Streak streak; ///< up to now
    Streak longest; ///< won in a row
    Lost lost;
    QDateTime since; ///< the end of the oldest
};

// ---- over time

enum class Measure { Won, Loss }; ///< a share of games; the mean loss of an unforced decision

struct TrendPoint {
    QDateTime when;
    double value = 0; ///< of Loss: of the win, 0 to 1
    double low = 0, high = 0; ///< 95 %
    int games = 0; ///< that it is of
};

inline constexpr int kTrendWindow = 50; ///< games
inline constexpr int kTrendPoints = 120; ///< at most so many come back

/// At each game, of the kTrendWindow games up to it; from the fifth on. Games of a person alone do not count.
std::vector<TrendPoint> trendOf(const Games& games, Measure measure);

// ---- strength

/// The strength of a bot at a table of so many seats; nothing if it was not measured.
using EloOf = std::function<std::optional<double>(const std::string& bot, int seats)>;

/// What was scored against players of known strength.
struct Scored {
    double elo = 0; ///< of the other
    double games = 0; ///< weight
    double score = 0; ///< of `games`: won ones, drawn ones by half
};
/// The most likely own Elo under the logistic model of shareOfElo, and its standard error. One drawn game against the mean
/// of the others is added, so that a whitewash stays finite. Nothing without games.
std::optional<Rating> ownElo(const std::vector<Scored>& scored);

// ---- by game and opponent

struct ProgressRow {
    QString game; ///< id
    bool alone = false; ///< games of a person alone, which count in points
    std::string opponent; ///< bot; empty: all of that game
    std::optional<double> opponentElo;
    int games = 0;
    int won = 0;
    double share = 0; ///< mean share of the win; of who plays alone mean points
    /// Mean share of the win that the opponents' strength led to expect, each time from the own results in the games before;
    /// over the games against measured opponents only.
    std::optional<double> expected;
    int reviewed = 0;
    std::optional<Estimate> loss; ///< of an unforced decision, of the win; alone: points
    std::map<int, double> decisions; ///< how many that is of, by the seats of the table
    std::optional<Estimate> luck; ///< a game
    std::optional<Estimate> adjusted; ///< mean result without luck, over the reviewed games
    std::optional<Rating> elo; ///< own, of all of a game
};

/// A row for each game, each followed by those of its opponents, the most frequent first. A game at a table of several
/// counts for each bot that sat there.
std::vector<ProgressRow> progressOf(const Games& games, const EloOf& eloOf);

// ---- habits and bests

struct MistakeKind {
    QString words; ///< "Took though it could be covered"
    double cost = 0; ///< all together, of the win
    std::vector<CostlyDecision> decisions; ///< the worst first
};
/// Names the kind of a costly decision; empty: it has none.
using KindOf = std::function<QString(const CostlyDecision& decision)>;
/// The dearest first.
std::vector<MistakeKind> costlyKinds(const Games& games, const KindOf& kindOf);

struct PersonalBests {
    int streak = 0; ///< won in a row
    std::optional<qint64> streakEnd; ///< the last game of it, HistoryEntry::id
    std::optional<qint64> points; ///< the game with the most, among games that compare them
    int mostPoints = 0;
    std::optional<qint64> quickest; ///< won in the least time, of those whose time is known
    int seconds = 0;
    std::optional<qint64> shortest; ///< won in the fewest steps
    int steps = 0;
    std::optional<qint64> cleanest; ///< least lost by a decision, of at least kDecisions unforced ones
    double loss = 0;
    std::optional<qint64> luckless; ///< won with the worst luck
    double luck = 0;

    static constexpr int kDecisions = 10;
};
/// Of one kind of game.
PersonalBests bestsOf(const Games& games);

enum class Best { Points, Streak, Quickest, Shortest };
/// Which bests that stood before one of these games, of one kind, fell with it. A first game breaks none, and a streak
/// counts from kTellsStreak on.
std::vector<Best> fallenWith(const Games& games, qint64 game);
inline constexpr int kTellsStreak = 3;

} // namespace parlour
