// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which files a bot's process may see: those of the system that programs need, its language's, its own folder, and never one
// of Parlour's. A list of what is shown, whatever the wall that keeps the rest out (bubblewrap, Landlock). Called by
// containment.cpp; starts nothing.
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace parlour {

struct VisibleFiles {
    /// Files, and folders with all that is in them, by their absolute names; none of these is a symbolic link. What is not
    /// there is left out.
    QStringList paths;
    /// Folders of which only what `paths` names is shown; a list of their files may be read.
    QStringList listed;
    /// Symbolic links that lead to what is shown, as they are: where, and to what.
    std::vector<std::pair<QString, QString>> links;
};

/// For the program and arguments in `words`, whose files have absolute names by now; `own` is which of them is the bot's own
/// file (ownFile). Of its own folder everything is shown but our files, links that lead out of it, and what comes later; of
/// other files that are named, the file alone. A folder of more than kMaxEntries is not shown, nor is a home: a bot should
/// lie in a folder of its own.
VisibleFiles visibleFiles(const std::vector<std::string>& words, std::size_t own);

inline constexpr int kMaxEntries = 250;

/// Is it one of Parlour's files: a contest, a saved game, the history, or what lies beside those while they are used? Told
/// by its name and by its beginning, wherever it lies.
bool isOurs(const QString& path);

/// The program of that name, as a shell finds it. Those that only find the program to start, as version managers have them,
/// come last: a bot starts no other.
QString programPath(const QString& name);

} // namespace parlour
