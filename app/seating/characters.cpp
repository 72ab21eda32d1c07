// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/characters.h"

#include "app/bots/bot_command.h"
#include "app/bots/strengths.h"
#include "app/draw/portrait.h"

#include <algorithm>

namespace parlour {

const Character* characterOf(std::string_view bot)
{
    const BotInfo* info = findBot(bot);
    return info && info->level ? &info->character : nullptr;
}

int portraitOf(std::string_view bot)
{
    const BotInfo* info = findBot(bot);
    if (!info)
        return isExternal(std::string(bot)) ? portrait::kProgram : portrait::kNone;
    if (!info->level)
        return info->id == anchorOf(info->game) ? portrait::kDie : portrait::kDroid;
    // By game, weakest first within a game.
    return portrait::kPlayers + static_cast<int>(std::count_if(bots().begin(), bots().end(), [&](const BotInfo& other) {
               return other.level && (other.game == info->game ? *other.level < *info->level : &other < info);
           }));
}

} // namespace parlour
