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

/// A game's bots, its analyst and the factors of its decisions.
struct GameEntry {
    std::string_view id;
    const std::vector<BotInfo>& (*bots)();
    std::unique_ptr<AnyAnalyst> (*makeAnalyst)(const Resources&);
    std::vector<Sentence> (*decisionFactors)(const AnyQuestion&, const Analysis&);
};

#define PARLOUR_BOTS_ENTRY(game, Type, id) {id, game::bots, game::makeAnalyst, game::decisionFactors},
constexpr GameEntry kGames[] = {PARLOUR_GAMES(PARLOUR_BOTS_ENTRY)};

const GameEntry* findGame(std::string_view id)
{
    const auto* found =
        std::find_if(std::begin(kGames), std::end(kGames), [&](const GameEntry& each) { return each.id == id; });
    return found == std::end(kGames) ? nullptr : found;
}

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
        for (const GameEntry& game : kGames)
            joined.insert(joined.end(), game.bots().begin(), game.bots().end());
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
    const GameEntry* entry = findGame(game);
    return entry ? entry->makeAnalyst(resources) : nullptr;
}

std::vector<Sentence> decisionFactors(std::string_view game, const AnyQuestion& question, const Analysis& analysis)
{
    const GameEntry* entry = findGame(game);
    return entry ? entry->decisionFactors(question, analysis) : std::vector<Sentence>();
}

} // namespace parlour
