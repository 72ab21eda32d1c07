// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one table of bots: who they are and how to make one; and the analysts of games. A game's own room lists its bots; this
// joins the lists.
#pragma once

#include "ai/resources.h"
#include "engine/core/any_analyst.h"
#include "engine/core/any_bot.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace parlour {

/// How well our own players play.
enum class Level { Beginner, Casual, Club, Master };
inline constexpr std::array kLevels{Level::Beginner, Level::Casual, Level::Club, Level::Master};
/// "club": as settings and files have it.
std::string_view toText(Level level);
std::optional<Level> parseLevel(std::string_view text);

struct BotInfo {
    std::string_view id; ///< "durak.greedy"; never changes its meaning once published
    std::string_view game; ///< "durak"
    Text name;
    Text origin; ///< where its behaviour comes from
    Text character; ///< one line for the new-game dialog
    std::unique_ptr<AnyBot> (*make)(const Resources&) = nullptr; ///< takes no time: see LateBot
    std::optional<Level> level = {}; ///< of one of our own players; else it is there to be met or to be measured against
    bool simulates = false; ///< Question::simulations says how much it thinks
};

/// The entry of one of our own players: its game stands before the point of its id, and it is called by its level.
BotInfo ourPlayer(std::string_view id, Level level, Text origin, Text character,
                  std::unique_ptr<AnyBot> (*make)(const Resources&), bool simulates = false);

/// What may be asked of a bot that simulates is 1 to so many.
inline constexpr int kMostSimulations = 10'000'000;

/// Every bot, by game, weakest first within a game.
const std::vector<BotInfo>& bots();
/// Null if there is no such bot.
const BotInfo* findBot(std::string_view id);
/// Our own players of a game, weakest first.
std::vector<const BotInfo*> levelsOf(std::string_view game);
/// None: that bot is none of our own players.
std::optional<Level> levelOf(std::string_view bot);

/// What says how good each action is in a game; null if nothing does. Takes no time: large tables are made when it is first
/// asked.
std::unique_ptr<AnyAnalyst> makeAnalyst(std::string_view game, const Resources& resources);

/// What a decision is about, in words that name none of its actions: what the seat that is asked can see and count, the
/// weightiest first; nothing where a game has no such words. Only the View speaks, so no card is named that it does not
/// know. `question` is of that game and `analysis` its analyst's answer.
std::vector<Sentence> whatMatters(std::string_view game, const AnyQuestion& question, const Analysis& analysis);

/// A bot that needs no more than itself, as an entry of a game's list.
template <class B>
std::unique_ptr<AnyBot> make(const Resources&)
{
    return std::make_unique<B>();
}

/// A bot of game G, or null if `id` is not one.
template <class G>
std::unique_ptr<Bot<G>> makeBot(std::string_view id, const Resources& resources)
{
    const BotInfo* info = findBot(id);
    if (!info || info->game != G::kId)
        return nullptr;
    return std::unique_ptr<Bot<G>>(static_cast<Bot<G>*>(info->make(resources).release()));
}

} // namespace parlour
