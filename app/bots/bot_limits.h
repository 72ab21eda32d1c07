// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The limits of a bot in another process. Plain numbers; the defaults suit an interpreter with its garbage collector.
#pragma once

#include <cstddef>

namespace parlour {

/// The walls around a bot's process, from the strongest to the weakest; each adds to the limits below.
enum class Walls {
    Sandbox, ///< bubblewrap and the filter: alone in an empty system with only the files that the program needs
    Landlock, ///< the filter; no access to other files
    Filter, ///< no network, no processes, no writing, no signals to others; all files can be read
    None ///< only the limits
};

struct BotLimits {
    int moveTime = 1000; ///< ms for an answer, as told to the bot
    int grace = 200; ///< ms more for the transport until an answer is late
    int startTime = 10000; ///< ms for the handshake
    int leaveTime = 500; ///< ms to leave after "quit"
    std::size_t longestLine = std::size_t{64} * 1024; ///< bytes
    std::size_t mostOutput = std::size_t{1024} * 1024; ///< bytes for one answer
    std::size_t memory = std::size_t{1024} * 1024 * 1024; ///< bytes
    int processorTime = 24 * 60 * 60; ///< s in all; the limit for single answers is moveTime
    int files = 64; ///< open at once
    int tasks = 64; ///< threads in addition to those of the user; processes are refused where the walls can refuse them
    Walls walls = Walls::Sandbox; ///< the strongest allowed, for tests
};

} // namespace parlour
