// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The folders of Parlour's files: those of the desktop (XDG), or all of them below $PARLOUR_HOME if that is set, for tests
// and for people who carry their games on a stick. Makes no folder; writers do.
#pragma once

#include <QString>

#include <filesystem>
#include <string>
#include <string_view>

namespace parlour::paths {

/// Works of people: saved games and the history.
QString data();
/// Settings.
QString config();
/// The file of the settings, in config().
QString settings();
/// Files that can be made again.
QString cache();

/// Unfinished games, one file each.
QString savedGames();
/// The database of finished games.
QString history();
/// Contests, one file each.
QString contests();

/// The path with this name on the disk. Names are bytes; those that are not UTF-8 become lone surrogates, of which toBytes()
/// makes the same name again. Qt's own functions do not find such files; those of game_file.h do.
QString fromBytes(std::string_view name);
std::string toBytes(const QString& path);
/// The path for the standard library, of a name in bytes (UTF-8 where the system's names are no bytes) or of fromBytes();
/// and back.
std::filesystem::path onDisk(std::string_view name);
std::filesystem::path onDisk(const QString& path);
std::string toBytes(const std::filesystem::path& path);

/// Returns the first unused path of "game.parlour", "game-2.parlour", "game-3.parlour", where `beginning` ends in "game" and
/// `link` is "-". Never the path of an existing file.
QString freeName(const QString& beginning, const QString& link, const QString& ending);

} // namespace parlour::paths
