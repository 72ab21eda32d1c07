// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/game_tables.h"

namespace parlour {

const GameTable* findTable(std::string_view game)
{
    struct Entry {
        std::string_view game;
        std::unique_ptr<GameTable> table;
    };
#define PARLOUR_TABLE_ENTRY(game, Type, id) Entry{id, game::makeTable()},
    static const Entry kTables[]{PARLOUR_GAMES(PARLOUR_TABLE_ENTRY)};
    for (const Entry& each : kTables)
        if (each.game == game)
            return each.table.get();
    return nullptr;
}

} // namespace parlour
