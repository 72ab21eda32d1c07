// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables that there are, a function each: what the window sees of a game is one stateless object that arranges Views and
// tells events. Each game's own file makes its table; game_tables.cpp lists them by name.
#pragma once

#include "app/tables/game_table.h"

namespace parlour {

std::unique_ptr<GameTable> makeCoinsTable();
std::unique_ptr<GameTable> makeCoupTable();
std::unique_ptr<GameTable> makeDurakTable();
std::unique_ptr<GameTable> makePazaakTable();
std::unique_ptr<GameTable> makeYahtzeeTable();

} // namespace parlour
