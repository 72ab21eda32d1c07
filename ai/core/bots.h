// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of all bots, and the analyst of each game. Joins the lists of the games' folders.
#pragma once

#include "ai/core/resources.h"
#include "engine/core/any_analyst.h"
#include "engine/core/any_bot.h"
#include "engine/core/rules_text.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace parlour {

/// Skill level of one of our own players, weakest first.
enum class Level { Beginner, Casual, Club, Master };
inline constexpr std::array kLevels{Level::Beginner, Level::Casual, Level::Club, Level::Master};
/// The name of a level in settings and files, e.g. "club".
std::string_view toText(Level level);
std::optional<Level> parseLevel(std::string_view text);

/// The name and line under which the window shows one of our own players.
struct Character {
    Text name;
    Text line; ///< how it plays
};

/// An option of built-in bots, given in brackets behind the id: "pazaak-full.drone[deck=starter]".
struct OwnBotOption {
    std::string_view key;
    std::string_view value; ///< a word for the value in lists: "DECK"
    /// Returns the bot with the option. The error says what is wrong with `value`.
    Expected<std::unique_ptr<AnyBot>> (*apply)(std::unique_ptr<AnyBot> bot, const std::string& value);
    /// Returns an error if the rules forbid `value`.
    Expected<void> (*check)(const std::string& value, const RuleMap& rules);
};

struct BotInfo {
    std::string_view id; ///< "durak.greedy"; never changes its meaning once published
    std::string_view game; ///< "durak"
    Text name;
    Text origin; ///< the source of its behaviour
    Text description; ///< one line for the new-game dialog
    std::unique_ptr<AnyBot> (*make)(const Resources&) = nullptr; ///< returns at once; tables are lazy (LazyBot)
    std::optional<Level> level = {}; ///< nullopt for published bots and yardsticks
    int simulations = 0; ///< of a usual decision, which Question::simulations replaces; 0: it does not simulate
    Character character = {}; ///< of our own players
    std::span<const OwnBotOption> options = {}; ///< in addition to simulations

    bool simulates() const { return simulations > 0; }
};

/// The entry of one of our own players. The part of `id` before the point is its game; its name is that of its level.
BotInfo ourPlayer(std::string_view id, Level level, const Character& character, Text origin, Text description,
                  std::unique_ptr<AnyBot> (*make)(const Resources&), int simulations = 0);

/// The upper limit of Question::simulations.
inline constexpr int kMostSimulations = 10'000'000;

/// Every bot, by game, weakest first within a game.
const std::vector<BotInfo>& bots();
/// nullptr if there is no such bot.
const BotInfo* findBot(std::string_view id);
/// Returns our own players of a game, weakest first.
std::vector<const BotInfo*> levelsOf(std::string_view game);
/// nullopt if the bot is not one of our own players.
std::optional<Level> levelOf(std::string_view bot);

/// Makes the analyst of a game; nullptr if it has none or is unknown. Returns at once: large tables are lazy.
std::unique_ptr<AnyAnalyst> makeAnalyst(std::string_view game, const Resources& resources);

/// The factors of a decision as sentences, the most important first, e.g. the number of cards left in the stock. They name
/// no action and derive from the View alone, so they reveal nothing hidden. `question` is of that game and `analysis` its
/// analyst's answer.
std::vector<Sentence> decisionFactors(std::string_view game, const AnyQuestion& question, const Analysis& analysis);

/// Makes a bot (or what else Base says) without resources. An entry of a game's list.
template <class B, class Base = AnyBot>
std::unique_ptr<Base> make(const Resources&)
{
    return std::make_unique<B>();
}

/// Makes a bot of game G; nullptr if `id` is not one.
template <class G>
std::unique_ptr<Bot<G>> makeBot(std::string_view id, const Resources& resources)
{
    const BotInfo* info = findBot(id);
    if (!info || info->game != G::kId)
        return nullptr;
    return std::unique_ptr<Bot<G>>(static_cast<Bot<G>*>(info->make(resources).release()));
}

} // namespace parlour
