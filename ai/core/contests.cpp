// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

#include "ai/core/bots.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

std::vector<Preset> joinedPresets()
{
    std::vector<Preset> all;
#define PARLOUR_ADD_CONTESTS(game, Type, id)                                                                                \
    for (Preset & each : game::contests())                                                                                  \
        all.push_back(std::move(each));
    PARLOUR_GAMES(PARLOUR_ADD_CONTESTS)
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
