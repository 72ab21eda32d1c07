// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables of all games. Each game defines makeTable() in its namespace.
#pragma once

#include "app/tables/game_table.h"
#include "engine/game_names.h"

// clang-format off
#define PARLOUR_DECLARE_TABLE(game, Type, id) namespace game { std::unique_ptr<GameTable> makeTable(); }
// clang-format on

namespace parlour {

PARLOUR_GAMES(PARLOUR_DECLARE_TABLE)

} // namespace parlour
