// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The game at whose end an exercise is asked, for a table to be opened there. Knows no game.
#pragma once

#include "app/store/database/exercise_table.h"
#include "engine/core/any_match.h"

namespace parlour {

struct ExerciseGame {
    const GameInfo* info = nullptr;
    Record record; ///< unfinished, up to the decision; the person's seat is kPerson
    Seat seat = 0; ///< is asked
    std::string played; ///< in the own game; empty: the position is of none
    QDateTime finishedAt; ///< of the own game
};

/// Reads the game of an exercise. An error if this program cannot replay it up to the decision, or cannot read the position.
Expected<ExerciseGame> gameOf(const KeptExercise& exercise, const History& history);

} // namespace parlour
