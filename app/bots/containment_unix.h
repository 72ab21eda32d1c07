// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The walls around the process of a bot on POSIX systems, called between fork and exec by bot_process_unix.cpp. Linux has
// all of them; other systems have only limits (containment_bsd.cpp).
#pragma once

#include "app/bots/call_filter.h"
#include "app/bots/containment.h"

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

/// Prepares a command.
ContainedCommand contain(std::vector<std::string> given, const BotLimits& limits);

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

} // namespace parlour
