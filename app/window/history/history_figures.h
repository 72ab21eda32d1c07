// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panels of the history that show what finished games add up to (app/analysis/progress.h): figures, a bar for each game,
// the last games as strokes. Used by the history page.
#pragma once

#include "app/analysis/progress.h"
#include "app/widgets/controls.h"

namespace parlour {

/// The five figures, each with what it is above it and a note beside it, or below it where there is little room.
QWidget* makeFigures(const PastFigures& figures);
/// A bar for each game, with its interval and a mark for an equal share.
QWidget* makeByGame(const PastFigures& figures);
/// The last games, up for won and down for lost.
QWidget* makeLastGames(const PastFigures& figures);

/// How many games makeLastGames shows.
inline constexpr int kLastGames = 40;

/// A game by its id, in the language of the window.
QString gameName(const QString& id);
/// The day in short: "24/11/2026".
QString dateText(const QDateTime& when);

} // namespace parlour
