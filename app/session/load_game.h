// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Loads a game file and replays it through the rules, for the window, the lobby and the command line.
#pragma once

#include "app/store/saved_games.h"
#include "engine/record/replay.h"

namespace parlour {

/// A loaded game that can be shown. If a step is illegal, `file.record` ends before it and `problem` names it with the
/// reason; if the game is unknown or its rules are invalid, `info` is null.
struct Loaded {
    GameFile file;
    const GameInfo* info = nullptr;
    int goodSteps = 0;
    int allSteps = 0; ///< number of steps in the file
    QString problem; ///< empty if all steps are legal
    QString remark; ///< on branches that are left out; may be empty
    bool isSound() const { return problem.isEmpty(); }
};

/// Replays a parsed file through the rules.
Loaded checked(GameFile file);
/// Reads and checks a file. An error only if the file cannot be read; see Loaded for illegal steps.
Expected<Loaded> loadGame(const QString& path);

/// The unfinished games that can go on, newest first. Games with illegal steps are set aside and reported by
/// SavedGames::damaged.
std::vector<SavedGame> unfinishedGames(SavedGames& games);

} // namespace parlour
