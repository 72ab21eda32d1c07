// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Panels of the history page with statistics of finished games (app/statistics/progress.h): figures, a bar for each game,
// and the last games as strokes.
#pragma once

#include "app/statistics/progress.h"
#include "app/widgets/controls.h"

namespace parlour {

/// Five figures, each with a heading and a note, which is next to the figure or below it if there is little room.
QWidget* makeFigures(const PastFigures& figures);
/// A bar for each game with the 95 % interval and a mark at the equal share.
QWidget* makeByGame(const PastFigures& figures);
/// A stroke for each of the last games: up if won, down if lost.
QWidget* makeLastGames(const PastFigures& figures);

/// The number of games in makeLastGames.
inline constexpr int kLastGames = 40;

/// The translated name of a game.
QString gameName(const QString& id);

} // namespace parlour
