// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games.h"

#include "engine/core/text_match.h"
#include "engine/game_list.h"
#include "engine/positions.h"

namespace parlour {

namespace {

GameInfo withPositions(GameInfo info)
{
    info.startFrom = [](std::string_view game, std::string_view text,
                        std::uint64_t seed) -> Expected<std::unique_ptr<AnyMatch>> {
        int line = 0;
        auto position = readPosition(text, seed, line);
        if (!position)
            return position.error();
        if (position->game->id != game)
            return Error(SAY("Error", "this is a position of another game, \"%1\""), {position->game->id});
        return std::move(position->match);
    };
    return info;
}

std::vector<GameInfo>& allGames()
{
    static std::vector<GameInfo> all = []<class... G>(std::tuple<G...>*) {
        return std::vector<GameInfo>{withPositions(gameInfo<G>())...};
    }(static_cast<GameTypes*>(nullptr));
    return all;
}

} // namespace

const std::vector<GameInfo>& games()
{
    return allGames();
}

void addGame(GameInfo info)
{
    allGames().push_back(withPositions(std::move(info)));
}

const GameInfo* findGame(std::string_view id)
{
    for (const GameInfo& info : games())
        if (info.id == id)
            return &info;
    return nullptr;
}

} // namespace parlour
