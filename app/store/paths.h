// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where Parlour keeps its files: the folders of the desktop (XDG), or all of them below $PARLOUR_HOME if that is set, for
// tests and for people who carry their games on a stick. Nothing here makes a folder; writers do.
#pragma once

#include <QString>

namespace parlour::paths {

/// What people made: saved games and the history.
QString data();
/// What people chose.
QString config();
/// What can be made again.
QString cache();

/// Unfinished games, one file each.
QString savedGames();
/// The database of finished games.
QString history();
/// Contests, one file each.
QString contests();

/// The first that no file has of "game.parlour", "game-2.parlour", "game-3.parlour", where `beginning` ends in "game" and
/// `link` is "-": what was there before stays there.
QString freeName(const QString& beginning, const QString& link, const QString& ending);

} // namespace parlour::paths
