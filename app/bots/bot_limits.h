// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a bot in another process may use. Plain numbers; the defaults suit an interpreter with its garbage collector.
#pragma once

#include <cstddef>

namespace parlour {

/// The walls around a bot's process, from the best down; each has all of the limits below.
enum class Walls {
    Sandbox, ///< bubblewrap and the filter: an empty system, but for what a program needs, in which it is alone
    Landlock, ///< the filter, and files of others cannot be opened
    Filter, ///< no network, no processes, nothing written, no signals to others; all files can be read
    None ///< the limits alone
};

struct BotLimits {
    int moveTime = 1000; ///< ms for an answer, as the bot is told
    int grace = 200; ///< ms more until it counts as late, for the way there and back
    int startTime = 10000; ///< ms for the handshake
    int leaveTime = 500; ///< ms to leave after "quit"
    std::size_t longestLine = std::size_t{64} * 1024; ///< bytes
    std::size_t mostOutput = std::size_t{1024} * 1024; ///< bytes for one answer
    std::size_t memory = std::size_t{1024} * 1024 * 1024; ///< bytes
    int processorTime = 24 * 60 * 60; ///< s in all; time for an answer is what keeps it short
    int files = 64; ///< open at once
    int tasks = 64; ///< threads beside those that the user has; processes are not to be had where that can be forbidden
    Walls walls = Walls::Sandbox; ///< none better than these, for tests
};

} // namespace parlour
