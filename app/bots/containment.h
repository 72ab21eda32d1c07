// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contains the process of a bot: the strongest walls that work here (bot_limits.h), and always limits on memory and
// processes. The code of an operating system is in the files of its name; `containmentNotice` says what holds.
// resources/bots/PROTOCOL.md lists what holds within which walls. Called by BotProcess.
#pragma once

#include "app/bots/bot_limits.h"

#include "engine/base/expected.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// A command whose files are absolute, so that the bot can start in another folder.
struct PlacedCommand {
    std::vector<std::string> words; ///< the program by its path, and its arguments
    std::size_t own; ///< the index of the bot's own file (ownFile)
    QString folder; ///< where it starts: the folder of the bot's script or program
};
PlacedCommand placed(std::vector<std::string> words);

/// The reason why the command cannot have started, where a file is missing or is no program; nullopt if its files are in
/// order. Clearer than the message of the sandbox.
std::optional<Error> missingFile(const std::vector<std::string>& words);

/// The strongest walls that work here. Found once, which takes some milliseconds. PARLOUR_WALLS=landlock, filter or none in
/// the environment excludes stronger ones, so that each can be tested on one machine.
Walls bestWalls();
/// One sentence on what bots in other processes can and cannot do here; limitsNotice() where there are no walls.
Text containmentNotice();
Text limitsNotice();

} // namespace parlour
