// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The parsed name of a bot in another process: "exec:python3 my_bot.py", or with values for its options
// "exec[level=3,style=bold]:python3 my_bot.py". Used wherever names of bots are read. Starts nothing.
#pragma once

#include "engine/core/rules_text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct BotCommand {
    RuleMap options; ///< as given; the handshake refuses options that the bot does not know, except kMoveTimeOption
    std::vector<std::string> words; ///< the program and its arguments; no shell reads them

    /// The name "exec[..]:..", which parses to the same command.
    std::string name() const;
    /// The name to show: the bot's own file without folders and suffixes. "my_bot".
    std::string shortName() const;
    /// The limit in ms for each answer, if the options give one.
    std::optional<int> moveTime() const;
    bool operator==(const BotCommand&) const = default;
};

/// The option for the time of each answer, in ms. It is Parlour's: every bot has it, none is told.
inline constexpr std::string_view kMoveTimeOption = "ms";
/// The longest time for an answer, in ms: an hour.
inline constexpr int kLongestMoveTime = 3'600'000;
/// The longest name of a bot in another process, in bytes.
inline constexpr std::size_t kLongestCommand = 1000;

/// Returns whether this is the name of a bot in another process, well formed or not.
bool isExternal(std::string_view name);
/// Returns the index of the bot's own file among the words of a command: the script behind an interpreter, otherwise the
/// program. The other words are arguments.
std::size_t ownFile(const std::vector<std::string>& words);
/// Parses a command. Spaces separate words; double or single quotes keep a word together, and nothing is special within
/// them.
Expected<BotCommand> parseBotCommand(std::string_view name);
/// Returns the name with a time for each answer, in ms, unless it has one or names one of our own bots.
std::string withMoveTime(const std::string& name, int milliseconds);
/// Returns the name without folders, as others may read it: of a bot in another process its options and its own file,
/// "exec[level=3]:my_bot.py". Names of our own bots and persons pass through.
std::string sharedName(const std::string& name);
/// Returns the one spelling of a name: "durak.master[simulations=0500]" is "durak.master[simulations=500]", and without
/// options there are no brackets. Names that are not well formed pass through.
std::string canonicalName(const std::string& name);
/// Splits "a,b,c" at its commas, except within quotes and within the brackets of options, into canonical names.
std::vector<std::string> splitSeats(std::string_view list);

} // namespace parlour
