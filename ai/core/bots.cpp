// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/bots.h"

#include "ai/core/game_bots.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr std::array<std::string_view, kLevels.size()> kLevelTexts{"beginner", "casual", "club", "master"};

constexpr std::array<Text, kLevels.size()> kLevelNames{SAY("Bots", "Beginner"), SAY("Bots", "Casual player"),
                                                       SAY("Bots", "Club player"), SAY("Bots", "Master")};

std::vector<GamePlayers>& playersOfGames()
{
#define PARLOUR_PLAYERS_ENTRY(game, Type, id) game::players(),
    static std::vector<GamePlayers> all{PARLOUR_GAMES(PARLOUR_PLAYERS_ENTRY)};
    return all;
}

} // namespace

const std::vector<GamePlayers>& allPlayers()
{
    return playersOfGames();
}

void addPlayers(GamePlayers players)
{
    playersOfGames().push_back(std::move(players));
}

const GamePlayers* findPlayers(std::string_view game)
{
    const auto isOfGame = [&](const GamePlayers& players) { return players.game == game; };
    const auto found = std::find_if(allPlayers().begin(), allPlayers().end(), isOfGame);
    return found == allPlayers().end() ? nullptr : &*found;
}

std::string_view toText(Level level)
{
    return kLevelTexts[static_cast<std::size_t>(level)];
}

std::optional<Level> parseLevel(std::string_view text)
{
    const auto found = std::find(kLevelTexts.begin(), kLevelTexts.end(), text);
    return found == kLevelTexts.end() ? std::nullopt
                                      : std::optional(kLevels[static_cast<std::size_t>(found - kLevelTexts.begin())]);
}

BotInfo ourPlayer(std::string_view id, Level level, const Character& character, Text origin, Text description,
                  std::unique_ptr<AnyBot> (*make)(const Resources&), int simulations)
{
    const std::string_view game = id.substr(0, id.find('.'));
    return {id,        game, kLevelNames[static_cast<std::size_t>(level)], origin, description, make, level, simulations,
            character, {}};
}

const std::vector<BotInfo>& bots()
{
    static const std::vector<BotInfo> all = [] {
        std::vector<BotInfo> joined;
        for (const GamePlayers& game : allPlayers())
            joined.insert(joined.end(), game.bots.begin(), game.bots.end());
        return joined;
    }();
    return all;
}

const BotInfo* findBot(std::string_view id)
{
    for (const BotInfo& bot : bots())
        if (bot.id == id)
            return &bot;
    return nullptr;
}

std::vector<const BotInfo*> levelsOf(std::string_view game)
{
    std::vector<const BotInfo*> found;
    for (const BotInfo& bot : bots())
        if (bot.game == game && bot.level)
            found.push_back(&bot);
    std::sort(found.begin(), found.end(), [](const BotInfo* a, const BotInfo* b) { return *a->level < *b->level; });
    return found;
}

std::optional<Level> levelOf(std::string_view bot)
{
    const BotInfo* info = findBot(bot);
    return info ? info->level : std::nullopt;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(std::string_view game, const Resources& resources)
{
    const GamePlayers* players = findPlayers(game);
    return players && players->makeAnalyst ? players->makeAnalyst(resources) : nullptr;
}

std::vector<Sentence> decisionFactors(std::string_view game, const AnyQuestion& question, const Analysis& analysis)
{
    const GamePlayers* players = findPlayers(game);
    const bool hasFactors = players && players->decisionFactors;
    return hasFactors ? players->decisionFactors(question, analysis) : std::vector<Sentence>();
}

} // namespace parlour
