// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The person's practice: the kept exercises, the present round, the puzzle of the day and the ratings, stored in the history
// at each change. Used by the practice page, by its table, and by pages that offer a position to be kept. Knows no game.
#pragma once

#include "app/practice/exercises.h"

#include <map>
#include <optional>

namespace parlour {

/// Keeps a position for the practice, where it is due at once: the whole interface for pages that offer it. `position` is
/// one that readPosition() reads. An error if there is nothing to decide in it, or the history cannot be written.
Expected<void> keepPosition(History& history, const std::string& position, const QDate& today);

/// The state of the practice, for pages that lead to it.
struct PracticeNews {
    int due = 0; ///< exercises
    int answered = 0, count = 0; ///< of the present round; count 0: no exercise of it is open
    QString game; ///< id, of the first open exercise of the round
    bool isDailyOpen = false; ///< Practice::isDailyOpen()
    bool operator==(const PracticeNews&) const = default;
};
/// Counts from the kept rows and the figures of reviews, without reading games: takes a few milliseconds a thousand games.
/// `versionOf`: the present version of a game's analyst. `puzzleDate`: that of the puzzle of the day, in UTC; invalid: none.
PracticeNews newsOf(History& history, const QDate& today, const std::function<int(const std::string& game)>& versionOf,
                    const QDate& puzzleDate = {});

class Practice {
public:
    /// `history` outlives this.
    explicit Practice(History& history) : table_(history) {}

    /// Replaces the clock of the system.
    void setClock(std::function<QDateTime()> clock) { clock_ = std::move(clock); }
    QDateTime now() const { return clock_(); }
    QDate today() const { return practiceDay(clock_()); }

    /// Reads all rows again.
    Expected<void> read();
    const std::vector<KeptExercise>& kept() const { return kept_; }
    /// The present round in its order; empty: none.
    std::vector<KeptExercise> round() const;
    /// The exercise at this place of the round, or at kDailyPlace; nullptr if there is none.
    const KeptExercise* find(int place) const;
    /// The place of the first open exercise; 0: the round is done or there is none.
    int next() const;

    /// Begins a round in place of the present one.
    Expected<void> begin(std::vector<KeptExercise> round);
    /// Begins a round of the missed exercises of the present one.
    Expected<void> redoMissed();
    /// The row of the puzzle of a date in UTC; nullptr if it was not begun, or another was since.
    const KeptExercise* daily(const QDate& date) const;
    /// Whether a date in UTC has a puzzle that was not answered.
    bool isDailyOpen(const QDate& date) const;
    /// Puts the puzzle of the day at kDailyPlace, where it is asked once.
    Expected<void> beginDaily(const StockPuzzle& puzzle);
    /// Notes the answer to the exercise at this place. The first answer to a puzzle changes the person's rating.
    Expected<void> answer(int place, bool isRight, const QDate& today);
    /// Takes an exercise that cannot be read out of the round, and drops it.
    Expected<void> leaveOut(int place);
    Expected<void> setStarred(int place, bool isStarred, const QDate& today);

    /// The results of all puzzles, oldest first.
    const std::vector<PuzzleResult>& results() const { return results_; }
    /// The person's rating in a game: after the last puzzle, or that of setStart(), or that of the lowest level.
    GlickoRating rating(const QString& game) const;
    void setStart(const QString& game, const GlickoRating& rating) { starts_[game] = rating; }

private:
    std::optional<PuzzleResult> resultOf(const KeptExercise& exercise, bool isRight) const;
    Expected<void> keep(const std::vector<KeptExercise>& changed, const std::optional<PuzzleResult>& result = {});
    /// The rows of the round that change as the exercise at this place leaves it. Closes the gap, so that places count from
    /// 1.
    std::vector<KeptExercise> without(int place) const;

    ExerciseTable table_;
    std::function<QDateTime()> clock_ = [] { return QDateTime::currentDateTime(); };
    std::vector<KeptExercise> kept_;
    std::vector<PuzzleResult> results_;
    std::map<QString, GlickoRating> starts_; ///< by game
};

} // namespace parlour
