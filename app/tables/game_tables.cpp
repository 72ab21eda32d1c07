// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one list of tables. A new game adds itself here.
#include "app/tables/game_tables.h"

#include <array>

namespace parlour {

const GameTable* findTable(std::string_view game)
{
    struct Entry {
        std::string_view game;
        std::unique_ptr<GameTable> table;
    };
    // clang-format off
    static const std::array tables{
        Entry{"durak", makeDurakTable()},
        Entry{"pazaak", makePazaakTable()},
        Entry{"yahtzee", makeYahtzeeTable()},
        Entry{"coup", makeCoupTable()},
        Entry{"coins", makeCoinsTable()},
    };
    // clang-format on
    for (const Entry& each : tables)
        if (each.game == game)
            return each.table.get();
    return nullptr;
}

} // namespace parlour
