// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

#include "ai/core/game_bots.h"
#include "engine/games.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

std::vector<Preset> joinedPresets()
{
    std::vector<Preset> all;
    for (const GamePlayers& each : allPlayers()) {
        if (each.contests)
            for (Preset& preset : each.contests())
                all.push_back(std::move(preset));
        else if (const GameInfo* info = findGame(each.game))
            all.push_back(ladder(info->id, info->name, 1000));
    }
    for (Preset& preset : all)
        if (preset.bots.empty())
            for (const BotInfo& bot : bots())
                if (bot.game == preset.game)
                    preset.bots.emplace_back(bot.id);
    std::stable_sort(all.begin(), all.end(), [](const Preset& one, const Preset& other) { return one.row < other.row; });
    return all;
}

} // namespace

Preset ladder(const std::string& game, Text name, std::int64_t matches)
{
    constexpr Text kWhat = SAY("Rules", "All bots of the game, everybody against everybody, to measure their Elo.");
    return {.id = game + "-ladder", .name = name, .what = kWhat, .game = game, .shape = {.matches = matches}};
}

const std::vector<Preset>& presets()
{
    static const std::vector<Preset> all = joinedPresets();
    return all;
}

const Preset* findPreset(std::string_view id)
{
    const auto found = std::find_if(presets().begin(), presets().end(), [&](const Preset& each) { return each.id == id; });
    return found == presets().end() ? nullptr : &*found;
}

} // namespace parlour
