// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contains the process of a bot: the strongest walls that work here (bot_limits.h), and always limits on memory, files,
// output and processes. All code that depends on the operating system beyond POSIX is here and in call_filter.cpp; on other
// systems it is left out, as `containmentNotice` says. resources/bots/PROTOCOL.md lists what holds within which walls.
// Called by BotProcess.
#pragma once

#include "app/bots/bot_limits.h"
#include "app/bots/call_filter.h"

#include "engine/base/expected.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// A command ready to start: computed before the fork, since few calls are safe after it.
struct ContainedCommand {
    std::vector<std::string> words; ///< the program by its path, and its arguments
    std::string folder; ///< where it starts: the folder of the bot's script or program
    std::vector<std::string> environment;
    Walls walls = Walls::None;
    bool ownTree = false; ///< starts as the first process of a PID namespace (startTask)
    CallFilter filter;
    int filterFile = -1; ///< inherited: the filter, for bubblewrap; -1: none
    int files = -1; ///< inherited: the Landlock rules; -1: files are not restricted
    unsigned long long tasks = 0; ///< limit on threads and processes of the user
};

/// Prepares a command. Makes names of files absolute, so that the bot can start in another folder.
ContainedCommand contain(std::vector<std::string> words, const BotLimits& limits);

/// The reason why the command cannot have started, where a file is missing or is no program; nullopt if its files are in
/// order. Clearer than the message of the sandbox.
std::optional<Error> missingFile(const std::vector<std::string>& words);

/// Forks; with `ownTree` the new process is the first of a PID namespace, so that the kernel ends all that it started
/// together with it. -1 on failure.
int startTask(bool ownTree) noexcept;

/// Applies limits and walls to the process that becomes the bot, whose standard input only its parent writes to.
/// Async-signal-safe; false: it must exit.
bool enterWalls(ContainedCommand& command, const BotLimits& limits) noexcept;

/// Keeps other processes of the same user from reading this one's memory, which holds the cards. (In the sandbox they cannot
/// see it.)
void hideMemory() noexcept;

/// Closes all files from this number on, in the process that becomes the bot.
void closeOthers(int first) noexcept;

/// The strongest walls that work here. Found once, which takes some milliseconds. PARLOUR_WALLS=landlock, filter or none in
/// the environment excludes stronger ones, so that each can be tested on one machine.
Walls bestWalls();
/// One sentence on what bots in other processes can and cannot do here.
Text containmentNotice();

} // namespace parlour
