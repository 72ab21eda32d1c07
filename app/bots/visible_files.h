// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files that a bot's process may see: those of the system that programs need, those of its language, its own folder, and
// never one of Parlour's. A list of what is visible, whatever wall enforces it (bubblewrap, Landlock). Called by
// containment.cpp; starts nothing.
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace parlour {

struct VisibleFiles {
    /// Absolute paths of files, and of folders with all their contents; none is a symbolic link. Missing ones are left out.
    QStringList paths;
    /// Folders whose names can be listed, but of which only `paths` are visible.
    QStringList listed;
    /// Symbolic links to visible files, as path and target.
    std::vector<std::pair<QString, QString>> links;
};

/// The files for a command; those in `words` are absolute, and `own` is the index of the bot's own file (ownFile). All of
/// its folder is visible but our files, links that lead out of it, and files that appear later; other named files are
/// visible alone. A folder of more than kMaxEntries is not visible, nor is a home: a bot should have a folder of its own.
VisibleFiles visibleFiles(const std::vector<std::string>& words, std::size_t own);

inline constexpr int kMaxEntries = 250;

/// Returns whether a file is one of Parlour's: a contest, a saved game, the history, or a companion of these in use. Decides
/// by name and first bytes, wherever the file is.
bool isOurs(const QString& path);

/// Finds a program by name, as a shell does. Shims of version managers come last, since they would start another program,
/// which bots cannot.
QString programPath(const QString& name);

} // namespace parlour
