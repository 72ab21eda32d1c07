// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The name of a bot in another process, taken apart: "exec:python3 my_bot.py", or with values for its options
// "exec[level=3,style=bold]:python3 my_bot.py". Called wherever names of bots are read. Starts nothing.
#pragma once

#include "engine/core/rules_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct BotCommand {
    RuleMap options; ///< as given; what the bot does not know is refused by the handshake
    std::vector<std::string> words; ///< the program and its arguments; no shell reads them

    /// "exec[..]:..", which is read as it was written.
    std::string name() const;
    /// What people call it: its own file without folders and endings. "my_bot".
    std::string shortName() const;
    bool operator==(const BotCommand&) const = default;
};

/// The longest name of a bot in another process, in bytes.
inline constexpr std::size_t kLongestCommand = 1000;

/// Is this the name of a bot in another process, well formed or not?
bool isExternal(std::string_view name);
/// Which of a command's words is the bot's own file: behind an interpreter its script, otherwise the program. Whatever else
/// there is are arguments.
std::size_t ownFile(const std::vector<std::string>& words);
/// Words are parted by spaces; double or single quotes keep a word together, and nothing is special within them.
Expected<BotCommand> parseBotCommand(std::string_view name);
/// "a,b,c" parted at its commas, except within quotes and within the brackets of a command's options.
std::vector<std::string> splitSeats(std::string_view list);

} // namespace parlour
