// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where bots come from by name: those of the program ("durak.greedy"), told how much to think if they can be
// ("durak.master[simulations=8000]"), and other programs ("exec:python3 my_bot.py"). Called by sessions, the command line,
// contests and the window; knows no game.
#pragma once

#include "ai/resources.h"
#include "app/bots/bot_command.h"
#include "app/bots/bot_limits.h"
#include "app/bots/bot_protocol.h"
#include "engine/core/any_bot.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// The bot of that name, of that game; it may use the tables of `resources` later. Another program is started with its first
/// match, on the thread that plays it; whether it works shows itself there (Guest::faults). Refused: names that mean
/// nothing, and options that the bot does not have.
Expected<std::unique_ptr<AnyBot>> makeBotByName(const std::string& name, std::string_view game, const Resources& resources,
                                                const BotLimits& limits = {});

/// The ids of all bots of a game that the program has itself, in the order of its list.
std::vector<std::string> botIdsOf(std::string_view game);

/// makeBotByName for typed code.
template <class G>
Expected<std::unique_ptr<Bot<G>>> makeBotByName(const std::string& name, const Resources& resources,
                                                const BotLimits& limits = {})
{
    auto bot = makeBotByName(name, G::kId, resources, limits);
    if (!bot)
        return bot.error();
    return std::unique_ptr<Bot<G>>(static_cast<Bot<G>*>((*bot).release()));
}

/// A number for the luck of bots in other processes, drawn from the system's chance; never 0.
std::uint64_t newSalt();
/// Does any of these names start another program?
bool hasExternal(const std::vector<std::string>& names);

/// Starts that program, asks what it is, and ends it. Refused if it does not play `game` (empty: any) or does not know the
/// options in its name. Takes as long as it takes to start, at most limits.startTime.
Expected<BotReady> askBot(const std::string& name, const std::string& game, const BotLimits& limits = {});

/// Asks each of these that is another program, once, before anything is played with it. Refused: the first that askBot
/// refuses, by its name and with the reason.
Expected<void> checkBots(const std::vector<std::string>& names, const std::string& game, const BotLimits& limits = {});

} // namespace parlour
