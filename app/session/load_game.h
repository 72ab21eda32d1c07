// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game file read and folded through the rules: what the window, the lobby and the command line open.
#pragma once

#include "app/store/saved_games.h"
#include "engine/record/replay.h"

namespace parlour {

/// A game that can be looked at. If a step is bad, `file.record` ends before it and `problem` says which and why; if it has
/// no good beginning at all, `info` is null.
struct Loaded {
    GameFile file;
    const GameInfo* info = nullptr;
    int goodSteps = 0;
    int allSteps = 0; ///< of the file
    QString problem; ///< empty: the game is sound
    bool isSound() const { return problem.isEmpty(); }
};

/// Folds what was read through the rules.
Loaded checked(GameFile file);
/// Reads and checks. An error only when the file itself cannot be read; see Loaded for bad steps.
Expected<Loaded> loadGame(const QString& path);

/// The unfinished games that can go on, newest first. Those whose steps the rules refuse are set aside, which
/// SavedGames::damaged tells.
std::vector<SavedGame> unfinishedGames(SavedGames& games);

} // namespace parlour
