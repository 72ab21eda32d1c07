// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/practice/exercise_game.h"

#include "engine/base/index.h"
#include "engine/games.h"
#include "engine/positions.h"
#include "engine/record/replay.h"

namespace parlour {

namespace {

Expected<ExerciseGame> ownGame(const KeptExercise& exercise, const History& history)
{
    auto file = history.load(exercise.entry);
    if (!file)
        return file.error();
    ExerciseGame game;
    game.info = findGame(file->record.game);
    const Replay whole = replay(game.info, file->record);
    if (whole.goodSteps <= exercise.step || asIndex(exercise.step) >= file->record.steps.size())
        return whole.sound ? Error(SAY("Error", "the game has no step %1"), {static_cast<long long>(exercise.step)})
                           : whole.problem;
    game.record = std::move(file->record);
    game.played = game.record.steps[asIndex(exercise.step)].text;
    game.seat = game.record.steps[asIndex(exercise.step)].who;
    if (game.seat < 0)
        return Error(SAY("Error", "step %1 of the game is no decision"), {static_cast<long long>(exercise.step)});
    game.record.steps.resize(asIndex(exercise.step));
    game.record.result.reset();
    game.record.remarks.clear();
    game.record.seats[asIndex(game.seat)] = kPerson;
    game.finishedAt = QDateTime::fromString(file->savedAt, Qt::ISODate);
    return game;
}

/// The others are our own players.
Expected<ExerciseGame> positionGame(const KeptExercise& exercise)
{
    int line = 0;
    auto position = readPosition(exercise.position.toStdString(), 0, line);
    if (!position)
        return position.error();
    ExerciseGame game;
    game.info = position->game;
    game.seat = position->seat;
    game.record.game = game.info->id;
    game.record.version = game.info->version;
    game.record.rules = position->match->rules();
    game.record.seats.assign(asIndex(position->match->seats()), game.info->id + ".club");
    game.record.seats[asIndex(game.seat)] = kPerson;
    game.record.position = exercise.position.toStdString();
    return game;
}

} // namespace

Expected<ExerciseGame> gameOf(const KeptExercise& exercise, const History& history)
{
    return exercise.entry != 0 ? ownGame(exercise, history) : positionGame(exercise);
}

} // namespace parlour
