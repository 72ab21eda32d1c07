// How the process of a bot is shut in: bubblewrap where it works (no network, a read-only system, an empty home, its own
// process tree), and always limits on memory, files, output and processes. Everything that depends on the operating system
// beyond POSIX is in containment.cpp; elsewhere what is missing there is left out, and `containmentNotice` says so.
#pragma once

#include "app/bots/bot_limits.h"

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
    bool sandboxed = false;
    int filter = -1; ///< a file to be inherited, with what the kernel is to refuse it; -1: none
    unsigned long long tasks = 0; ///< threads and processes that the user may have
};

/// Names of files among the words are made absolute, so that the bot can start elsewhere.
ContainedCommand contain(std::vector<std::string> words, const BotLimits& limits);

/// Why the command cannot have started, in its own words rather than those of the sandbox: a file that is not there or is
/// no program. Nothing if its files are as they should be.
std::optional<Error> missingFile(const std::vector<std::string>& words);

/// Takes the limits on, in the process that is to become the bot. Async-signal-safe; false: it must not go on.
bool enterLimits(const ContainedCommand& command, const BotLimits& limits, long parent) noexcept;

/// From now on other processes of the same user cannot read this one's memory, where the cards lie. (In the sandbox they
/// cannot see it.)
void hideMemory() noexcept;

/// Closes all files from this number on, in the same place.
void closeOthers(int first) noexcept;

/// Does bubblewrap work here? Tried once, which takes some milliseconds.
bool canSandbox();
/// What bots in other processes are kept from here, and what they are not; one plain sentence.
Text containmentNotice();

} // namespace parlour
