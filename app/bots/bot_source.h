// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes bots by name: built-in ones ("durak.greedy"), with an amount of search if they have one
// ("durak.master[simulations=8000]") or options of their game ("pazaak-full.drone[deck=starter]"), and other programs
// ("exec:python3 my_bot.py"). Called by sessions, the command line, contests and the window; knows no game.
#pragma once

#include "ai/core/resources.h"
#include "app/bots/bot_command.h"
#include "app/bots/bot_limits.h"
#include "app/bots/bot_protocol.h"
#include "engine/core/any_bot.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// Makes the bot of that name for that game; it may use the tables of `resources` later. Another program starts with its
/// first match, on the thread that plays it, and failures show there (Guest::faults). Errors: unknown names, and options
/// that the bot does not have.
Expected<std::unique_ptr<AnyBot>> makeBotByName(const std::string& name, std::string_view game, const Resources& resources,
                                                const BotLimits& limits = {});

/// The ids of a game's built-in bots, in the order of its list.
std::vector<std::string> botIdsOf(std::string_view game);

/// The same for typed code.
template <class G>
Expected<std::unique_ptr<Bot<G>>> makeBotByName(const std::string& name, const Resources& resources,
                                                const BotLimits& limits = {})
{
    auto bot = makeBotByName(name, G::kId, resources, limits);
    if (!bot)
        return bot.error();
    return std::unique_ptr<Bot<G>>(static_cast<Bot<G>*>((*bot).release()));
}

/// Returns a random salt from the system for the luck of bots in other processes; never 0.
std::uint64_t newSalt();
/// Returns whether any of these names starts another program.
bool hasExternal(const std::vector<std::string>& names);

/// Checks the options in the names of built-in bots against the rules of the match, before anything is played. The names
/// must be such that makeBotByName makes their bots.
Expected<void> checkOptions(const std::vector<std::string>& names, std::string_view game, const RuleMap& rules);

/// Starts a program, asks for its description, and ends it. An error if it does not play `game` (empty: any) or does not
/// know the options in its name. Waits for at most limits.startTime.
Expected<BotReady> askBot(const std::string& name, const std::string& game, const BotLimits& limits = {});

/// Asks each other program among these names once, before anything is played with it. The error names the first that askBot
/// refuses, and the reason.
Expected<void> checkBots(const std::vector<std::string>& names, const std::string& game, const BotLimits& limits = {});

} // namespace parlour
