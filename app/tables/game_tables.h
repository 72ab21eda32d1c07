// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of tables by game id. A new game adds itself to the list, and defines makeTable() in its namespace.
#pragma once

#include "app/tables/game_table.h"

// clang-format off
#define PARLOUR_TABLES(GAME) GAME(durak) GAME(pazaak) GAME(yahtzee) GAME(coup) GAME(coins)
#define PARLOUR_DECLARE_TABLE(game) namespace game { std::unique_ptr<GameTable> makeTable(); }
// clang-format on

namespace parlour {

PARLOUR_TABLES(PARLOUR_DECLARE_TABLE)

} // namespace parlour
