// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the process of a bot is shut in: the best walls that work here (bot_limits.h), and always limits on memory, files,
// output and processes. Everything that depends on the operating system beyond POSIX is here and in call_filter.cpp;
// elsewhere what is missing there is left out, and `containmentNotice` says so. resources/bots/PROTOCOL.md says what holds
// within which walls. Called by BotProcess.
#pragma once

#include "app/bots/bot_limits.h"
#include "app/bots/call_filter.h"

#include "engine/base/expected.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// What is ready to be started: computed before the fork, since little may be done after it.
struct ContainedCommand {
    std::vector<std::string> words; ///< the program by its path, and its arguments
    std::string folder; ///< where it starts: that of the bot's script or program
    std::vector<std::string> environment;
    Walls walls = Walls::None;
    bool ownTree = false; ///< to be started as the first process of a tree of its own (startTask)
    CallFilter filter;
    int filterFile = -1; ///< to be inherited: the filter, for bubblewrap; -1: none
    int files = -1; ///< to be inherited: what Landlock lets it open; -1: nothing is kept from it
    unsigned long long tasks = 0; ///< threads and processes that the user may have
};

/// Names of files among the words are made absolute, so that the bot can start elsewhere.
ContainedCommand contain(std::vector<std::string> words, const BotLimits& limits);

/// Why the command cannot have started, in its own words rather than those of the sandbox: a file that is not there or is
/// no program. Nothing if its files are as they should be.
std::optional<Error> missingFile(const std::vector<std::string>& words);

/// fork; with `ownTree` the new process is the first of a process tree of its own (a PID namespace), so that whatever it
/// started ends with it, at every moment. -1 if the system does not.
int startTask(bool ownTree) noexcept;

/// Takes limits and walls on, in the process that is to become the bot, whose standard input nobody but its parent writes
/// to. Async-signal-safe; false: it must not go on.
bool enterWalls(ContainedCommand& command, const BotLimits& limits) noexcept;

/// From now on other processes of the same user cannot read this one's memory, where the cards lie. (In the sandbox they
/// cannot see it.)
void hideMemory() noexcept;

/// Closes all files from this number on, in the same place.
void closeOthers(int first) noexcept;

/// The best walls that work here. Tried once, which takes some milliseconds. PARLOUR_WALLS=landlock, filter or none in the
/// environment says that no better ones are to be used, so that each can be tried on one machine.
Walls bestWalls();
/// What bots in other processes are kept from here, and what they are not; one plain sentence.
Text containmentNotice();

} // namespace parlour
