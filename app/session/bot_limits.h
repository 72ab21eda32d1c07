// What a bot in another process may use. Plain numbers; the defaults suit an interpreter with its garbage collector.
#pragma once

#include <cstddef>

namespace parlour {

struct BotLimits {
    int moveTime = 1000; ///< ms for an answer
    int grace = 200; ///< ms more before it counts as late, for the way there and back
    int startTime = 10000; ///< ms for the handshake
    std::size_t longestLine = 64 * 1024; ///< bytes
    std::size_t mostOutput = 1024 * 1024; ///< bytes for one answer
    std::size_t memory = std::size_t{1024} * 1024 * 1024; ///< bytes
    int cpuTime = 0; ///< s of processor time in all; 0: no limit
};

} // namespace parlour
