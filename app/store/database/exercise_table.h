// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The exercises of the practice in the database of the history: for each its source, its schedule and its place in the
// present round. Only exercises that were asked, kept or dropped have a row. What a row means is decided in
// app/practice/practice.h. Next to them the answers to rated puzzles, with the person's rating after each.
#pragma once

#include "app/store/database/history.h"
#include "engine/arena/glicko.h"

#include <QDate>

namespace parlour {

struct KeptExercise {
    enum class Source {
        Mistake, ///< an own decision with a loss
        Herring, ///< an own decision that was fine
        Stock, ///< a position that was made by the program
        Kept ///< a position that the person chose
    };
    enum class Answer { Open, Missed, Solved };

    Source source = Source::Kept;
    QString game; ///< id
    qint64 entry = 0; ///< HistoryEntry::id of an own game; 0: `position`
    int step = 0; ///< of an own game: the decision was made in the position before it
    QString position; ///< text of engine/positions.h; empty for an own game
    bool isStarred = true; ///< comes back
    int asked = 0; ///< number of times
    int solved = 0; ///< number of times running
    int missed = 0; ///< number of times
    QDate due; ///< the local date on which it comes back
    int place = 0; ///< in the present round, from 1; 0: not in it; kDailyPlace: the puzzle of the day
    Answer answer = Answer::Open; ///< in the present round, or of the puzzle of the day

    bool isSame(const KeptExercise& other) const
    {
        return entry == other.entry && step == other.step && position == other.position;
    }
    bool operator==(const KeptExercise&) const = default;
};

/// Outside of every round.
inline constexpr int kDailyPlace = 1'000;

/// The first answer to a puzzle. Rows are only added, so the last one of a game has the present rating.
struct PuzzleResult {
    QString game; ///< id
    QString position; ///< of the puzzle
    QDateTime at;
    bool isRight = false;
    GlickoRating rating; ///< of the person in this game, after the answer
};

class ExerciseTable {
public:
    /// `history` outlives the table.
    explicit ExerciseTable(History& history) : history_(history) {}

    /// All rows, in the order in which they were added.
    Expected<std::vector<KeptExercise>> all() const;
    /// All answers to rated puzzles, in their order.
    Expected<std::vector<PuzzleResult>> results() const;
    /// Stores exercises in place of the rows of the same positions, and adds the result of one of them: all of it, or
    /// nothing after an error. A second result of a position is ignored.
    Expected<void> keep(const std::vector<KeptExercise>& exercises, const std::optional<PuzzleResult>& result = {});
    /// Adds the rows of a history that was set aside. `games`: the ids of its games here; exercises from other games are
    /// left out, as their ids may be given to new games.
    static History::Count restore(const FoundRows& found, const std::map<qint64, qint64>& games, const History& history);
    /// Adds the results of puzzles of such a history.
    static History::Count restoreResults(const FoundRows& found, const History& history);

private:
    Expected<void> put(const KeptExercise& exercise) const;
    Expected<void> put(const PuzzleResult& result) const;

    History& history_;
};

} // namespace parlour
