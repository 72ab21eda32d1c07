// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The columns and cells of the history page's table of games.
#pragma once

#include "app/statistics/past_games.h"
#include "app/widgets/cell_table.h"

namespace parlour {

class Settings;

/// The key of each column of pastColumns() but the last, which opens the game.
inline constexpr SortBy kPastColumns[] = {SortBy::When,  SortBy::Game, SortBy::Against,  SortBy::Result,
                                          SortBy::Score, SortBy::Time, SortBy::Mistakes, SortBy::Luck};

QString columnTitle(SortBy by);
std::vector<CellTable::Column> pastColumns();
/// Makes a cell whenever it is painted. `settings` name the players.
Cell pastCell(const PastGame& game, int column, const Settings& settings);

} // namespace parlour
