// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/bots.h"

#include "ai/coins/coins_bots.h"
#include "ai/coup/coup_bots.h"
#include "ai/durak/durak_bots.h"
#include "ai/pazaak/pazaak_bots.h"
#include "ai/yahtzee/yahtzee_bots.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr std::array<std::string_view, kLevels.size()> kLevelTexts{"beginner", "casual", "club", "master"};

constexpr std::array<Text, kLevels.size()> kLevelNames{SAY("Bots", "Beginner"), SAY("Bots", "Casual player"),
                                                       SAY("Bots", "Club player"), SAY("Bots", "Master")};

} // namespace

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

BotInfo ourPlayer(std::string_view id, Level level, Text origin, Text character,
                  std::unique_ptr<AnyBot> (*make)(const Resources&), bool simulates)
{
    return {
        id,       id.substr(0, id.find('.')), kLevelNames[static_cast<std::size_t>(level)], origin, character, make, level,
        simulates};
}

const std::vector<BotInfo>& bots()
{
    static const std::vector<BotInfo> all = [] {
        std::vector<BotInfo> joined;
        for (const auto& list : {
                 durak::bots(),
                 pazaak::bots(),
                 yahtzee::bots(),
                 coup::bots(),
                 coins::bots(),
             })
            joined.insert(joined.end(), list.begin(), list.end());
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

namespace {

/// What a game has for hints and reviews.
struct Coach {
    std::string_view game;
    std::unique_ptr<AnyAnalyst> (*makeAnalyst)(const Resources&);
    std::vector<Sentence> (*whatMatters)(const AnyQuestion&, const Analysis&);
};

const Coach* findCoach(std::string_view game)
{
    static constexpr Coach all[] = {{"durak", durak::makeAnalyst, durak::whatMatters},
                                    {"pazaak", pazaak::makeAnalyst, pazaak::whatMatters},
                                    {"yahtzee", yahtzee::makeAnalyst, yahtzee::whatMatters},
                                    {"coup", coup::makeAnalyst, coup::whatMatters},
                                    {"coins", coins::makeAnalyst, coins::whatMatters}};
    for (const Coach& each : all)
        if (each.game == game)
            return &each;
    return nullptr;
}

} // namespace

std::unique_ptr<AnyAnalyst> makeAnalyst(std::string_view game, const Resources& resources)
{
    const Coach* coach = findCoach(game);
    return coach ? coach->makeAnalyst(resources) : nullptr;
}

std::vector<Sentence> whatMatters(std::string_view game, const AnyQuestion& question, const Analysis& analysis)
{
    const Coach* coach = findCoach(game);
    return coach ? coach->whatMatters(question, analysis) : std::vector<Sentence>();
}

} // namespace parlour
