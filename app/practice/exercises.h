// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The exercises of the practice: which positions there are, when each comes back, and which ten make a round. Pure functions
// over finished games, kept rows and stock puzzles; a date and a generator are given by the caller. Knows no game.
#pragma once

#include "app/practice/stock.h"
#include "app/statistics/past_games.h"
#include "app/store/database/exercise_table.h"
#include "engine/base/rng.h"

#include <functional>
#include <vector>

namespace parlour {

inline constexpr int kReturnDays[]{1, 3, 7, 21}; ///< after a game or a miss, then after each time that it was found
inline constexpr int kSolvedRunning = 4; ///< times running until an exercise is mastered: once after each interval
inline constexpr int kMissedOften = 4; ///< times until it is parked
inline constexpr int kRoundLength = 10;
inline constexpr int kRoundHerrings = 3; ///< at most, of a whole round
inline constexpr int kDayBegins = 4; ///< hour of local time

/// The day of the practice at this time, which begins at kDayBegins.
QDate practiceDay(const QDateTime& when);

/// The state of an exercise on a day.
enum class Standing {
    Once, ///< does not come back: a herring, a puzzle of the stock, or dropped by the person
    Mastered,
    Parked, ///< missed too often
    Waiting,
    Due
};
/// An exercise whose day is further ahead than its interval was answered by a clock that was ahead, and is due.
Standing standingOf(const KeptExercise& exercise, const QDate& today);

/// Notes an answer in the present round. The schedule goes on only if the exercise is due: one that is tried again at once
/// proves nothing.
void takeAnswer(KeptExercise& exercise, bool isRight, const QDate& today);
/// Keeps an exercise, which begins anew, or drops it.
void setStarred(KeptExercise& exercise, bool isStarred, const QDate& today);

/// An exercise with the data of its review; none for a position that was kept.
struct Exercise {
    KeptExercise kept;
    double loss = 0; ///< of an own mistake: chance to win, 0 to 1; where a person plays alone a hundredth is a point
    std::string taken; ///< of a mistake: the action that was played; of the stock: the obvious one
    std::string best;
};

/// An exercise of a position that the person chose. It is due at once.
KeptExercise exerciseOf(const std::string& position, const QString& game, const QDate& today);
/// A puzzle as an exercise that does not come back.
Exercise exerciseOf(const StockPuzzle& puzzle);
/// The puzzles that were never asked.
std::vector<Exercise> unaskedOf(const std::vector<StockPuzzle>& puzzles, const std::vector<KeptExercise>& kept);
/// Those of them that a person of this rating meets.
std::vector<Exercise> puzzlesFor(double rating, const std::vector<StockPuzzle>& puzzles,
                                 const std::vector<KeptExercise>& kept);

struct ExerciseList {
    std::vector<Exercise> all; ///< mistakes, the worst first, then kept positions and herrings
    int unreadable = 0; ///< left out, since their game or position cannot be read
    int cleared = 0; ///< kept mistakes that are left out, since the present review calls them none
};
/// The exercises of reviewed games and of kept rows. The first time of a new mistake is a day after its game. Herrings that
/// were asked before are left out.
ExerciseList exercisesOf(const std::vector<PastGame>& games, const std::vector<KeptExercise>& kept);

/// Names the kind of mistake that an exercise is about; empty if it is of none.
using KindOfExercise = std::function<QString(const Exercise& exercise)>;

/// A round, in the order of its questions: what is due on this day, the worst mistakes first; puzzles of `stock` where less
/// is due, those of the kinds of one's own mistakes more often; and herrings, about a third.
std::vector<KeptExercise> roundOf(const std::vector<Exercise>& exercises, const std::vector<Exercise>& stock,
                                  const QDate& today, const KindOfExercise& kindOf, Rng& rng);
/// A round of the exercises that are wanted: own mistakes, due or not, the worst first; then puzzles. Empty if there is
/// none.
std::vector<KeptExercise> drillOf(const std::function<bool(const Exercise& exercise)>& isWanted,
                                  const std::vector<Exercise>& exercises, const std::vector<Exercise>& stock, Rng& rng);

} // namespace parlour
