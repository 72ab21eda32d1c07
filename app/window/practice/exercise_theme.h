// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The name of what an exercise is about, as the practice shows it. Knows no game.
#pragma once

#include "app/practice/exercises.h"
#include "app/tables/game_table.h"

namespace parlour {

/// The kind of mistake that `taken` is where `best` was better (GameTable::mistakeKind); empty if it is of none.
QString kindOf(const Exercise& exercise);
/// The theme of a position that is given as text (Themes), else the kind of mistake.
QString themeOf(const Exercise& exercise);

} // namespace parlour
