// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/load_game.h"

#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "engine/games.h"

#include <QCoreApplication>

namespace parlour {

namespace {

QString problemOf(const Replay& replay, const Loaded& loaded)
{
    const QString why = translated(replay.problem);
    if (!replay.match || loaded.goodSteps == loaded.allSteps)
        return why;
    return QCoreApplication::translate("LoadGame",
                                       "Step %1 of %2 is not possible: %3. The game can be looked at up to there.")
        .arg(QString::number(loaded.goodSteps + 1), QString::number(loaded.allSteps), why);
}

} // namespace

Loaded checked(GameFile file)
{
    Loaded loaded;
    const GameInfo* info = findGame(file.record.game);
    const Replay result = replay(info, file.record);
    loaded.goodSteps = result.goodSteps;
    loaded.allSteps = static_cast<int>(file.record.steps.size());
    if (result.match && static_cast<int>(file.record.seats.size()) == result.match->seats())
        loaded.info = info;
    if (!result.sound) {
        loaded.problem = problemOf(result, loaded);
        file.record.steps.resize(static_cast<std::size_t>(result.goodSteps));
        file.record.result.reset();
    }
    if (const int gone = loaded.info ? removeUnsound(*info, file.record, file.branches) : 0; gone > 0)
        loaded.remark = QCoreApplication::translate(
            "LoadGame", "%n branch(es) of this game cannot be used and are left out. The game itself is whole.", nullptr,
            gone);
    loaded.file = std::move(file);
    return loaded;
}

Expected<Loaded> loadGame(const QString& path)
{
    bool altered = false;
    auto file = readGameFile(path, &altered);
    if (!file)
        return file.error();
    Loaded loaded = checked(std::move(*file));
    if (altered && loaded.isSound())
        loaded.problem = QCoreApplication::translate(
            "LoadGame", "The file was changed or damaged since it was saved, though all its steps are possible.");
    return loaded;
}

std::vector<SavedGame> unfinishedGames(SavedGames& games)
{
    std::vector<SavedGame> sound;
    for (SavedGame& game : games.list()) {
        const Loaded loaded = checked(game.file);
        if (loaded.isSound())
            sound.push_back(std::move(game));
        else
            games.setAside(game.id, loaded.problem);
    }
    return sound;
}

} // namespace parlour
