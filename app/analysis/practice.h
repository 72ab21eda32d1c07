// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The person's practice: the kept exercises and the present round, stored in the history at each change. Used by the
// practice page, by its table, and by pages that offer a position to be kept. Knows no game.
#pragma once

#include "app/analysis/exercises.h"

#include <optional>

namespace parlour {

/// Keeps a position for the practice, where it is due at once: the whole interface for pages that offer it. `position` is
/// one that readPosition() reads. An error if there is nothing to decide in it, or the history cannot be written.
Expected<void> keepPosition(History& history, const std::string& position, const QDate& today);

class Practice {
public:
    /// `history` outlives this.
    explicit Practice(History& history) : table_(history) {}

    /// Reads all rows again.
    Expected<void> read();
    const std::vector<KeptExercise>& kept() const { return kept_; }
    /// The present round in its order; empty: none.
    std::vector<KeptExercise> round() const;
    /// The place of the first open exercise; 0: the round is done or there is none.
    int next() const;

    /// Begins a round in place of the present one.
    Expected<void> begin(std::vector<KeptExercise> round);
    /// Begins a round of the missed exercises of the present one.
    Expected<void> redoMissed();
    /// Notes the answer to the exercise at this place of the round.
    Expected<void> answer(int place, bool isRight, const QDate& today);
    /// Takes an exercise that cannot be read out of the round, and drops it.
    Expected<void> leaveOut(int place);
    Expected<void> setStarred(int place, bool isStarred, const QDate& today);

private:
    Expected<void> change(int place, const std::function<void(KeptExercise&)>& change);
    Expected<void> keep(const std::vector<KeptExercise>& changed);

    ExerciseTable table_;
    std::vector<KeptExercise> kept_;
};

} // namespace parlour
