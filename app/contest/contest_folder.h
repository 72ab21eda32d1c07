// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contests that are kept: their folder, what is in it, and new ones. Reading takes a while with large files, so it is
// done in the background.
#pragma once

#include "app/contest/contest_file.h"

#include <QDateTime>

namespace parlour {

/// What contests' files are called.
inline const QString kContestEnding = QStringLiteral(".contest");

/// A contest in a list.
struct ContestEntry {
    QString path;
    ContestPlan plan;
    std::int64_t played = 0;
    std::int64_t planned = 0;
    bool isFinished = false;
    std::vector<int> leaders; ///< entrants, the first of the standings
    QDateTime writtenAt;
    QString problem; ///< why it cannot be read; empty: it can

    double share() const { return planned > 0 ? static_cast<double>(played) / static_cast<double>(planned) : 0; }
    bool operator==(const ContestEntry&) const = default;
};

/// All files of the contests' folder, the newest first.
std::vector<ContestEntry> keptContests();
ContestEntry entryOf(const QString& path);

/// Makes the file of a new contest under a name of its own. Its path.
Expected<QString> keepContest(const ContestPlan& plan);

} // namespace parlour
