// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The exercises of the practice in the database of the history: for each its source, its schedule and its place in the
// present round. Only exercises that were asked, kept or dropped have a row. What a row means is decided in
// app/analysis/practice.h.
#pragma once

#include "app/store/history.h"

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
    int place = 0; ///< in the present round, from 1; 0: not in it
    Answer answer = Answer::Open; ///< in the present round

    bool isSame(const KeptExercise& other) const
    {
        return entry == other.entry && step == other.step && position == other.position;
    }
    bool operator==(const KeptExercise&) const = default;
};

class ExerciseTable {
public:
    /// `history` outlives the table.
    explicit ExerciseTable(History& history) : history_(history) {}

    /// All rows, in the order in which they were added.
    Expected<std::vector<KeptExercise>> all() const;
    /// Stores exercises in place of the rows of the same positions: all of them, or none after an error.
    Expected<void> keep(const std::vector<KeptExercise>& exercises);
    /// Adds the rows of a history that was set aside. `games`: the ids of its games here; exercises from other games are
    /// left out, as their ids may be given to new games.
    static History::Count restore(const FoundRows& found, const std::map<qint64, qint64>& games, const History& history);

private:
    Expected<void> put(const KeptExercise& exercise) const;

    History& history_;
};

} // namespace parlour
