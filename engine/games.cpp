// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games.h"

#include "engine/core/text_match.h"
#include "engine/game_list.h"
#include "engine/positions.h"

namespace parlour {

namespace {

template <class G>
GameInfo infoWithPositions()
{
    GameInfo info = gameInfo<G>();
    info.startFrom = [](std::string_view text, std::uint64_t seed) -> Expected<std::unique_ptr<AnyMatch>> {
        int line = 0;
        auto position = readPosition(text, seed, line);
        if (!position)
            return position.error();
        if (position->game->id != G::kId)
            return Error(SAY("Error", "this is a position of another game, \"%1\""), {position->game->id});
        return std::move(position->match);
    };
    return info;
}

} // namespace

const std::vector<GameInfo>& games()
{
    static const std::vector<GameInfo> all = []<class... G>(std::tuple<G...>*) {
        return std::vector<GameInfo>{infoWithPositions<G>()...};
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
