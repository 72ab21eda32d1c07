// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games.h"

#include "engine/core/text_match.h"
#include "engine/game_list.h"

namespace parlour {

const std::vector<GameInfo>& games()
{
    static const std::vector<GameInfo> all = []<class... G>(std::tuple<G...>*) {
        return std::vector<GameInfo>{gameInfo<G>()...};
    }(static_cast<Games*>(nullptr));
    return all;
}

const GameInfo* findGame(std::string_view id)
{
    for (const GameInfo& info : games())
        if (info.id == id)
            return &info;
    return nullptr;
}

} // namespace parlour
