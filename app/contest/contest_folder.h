// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The folder of kept contests: lists them and adds new ones. Large files are slow to read, so callers do so in the
// background.
#pragma once

#include "app/contest/contest_runner.h"

#include <QDateTime>

namespace parlour {

/// The file name extension of contests.
inline const QString kContestEnding = QStringLiteral(".contest");

/// A contest in a list.
struct ContestEntry {
    QString path;
    ContestPlan plan;
    std::int64_t played = 0;
    std::int64_t planned = 0;
    bool isFinished = false;
    bool isPersonsTurn = false; ///< only matches of the person are left
    std::vector<int> leaders; ///< entrants at the top of the standings
    QDateTime writtenAt;
    QString problem; ///< why the file cannot be read; empty if it can

    double share() const { return planned > 0 ? static_cast<double>(played) / static_cast<double>(planned) : 0; }
    bool operator==(const ContestEntry&) const = default;
};

/// All contests in the folder, newest first.
std::vector<ContestEntry> keptContests();
ContestEntry entryOf(const QString& path);

/// The state of a contest, after the games that the person finished were counted (unless `isPlayed`: while a runner writes
/// the file). They are found in the history, which keeps a game before anything else does, so none is lost if the program is
/// killed in between. `problem`: why a game is not counted yet.
struct ReadContest {
    std::shared_ptr<const ContestSnapshot> now; ///< null if the file cannot be read
    QString problem;
};
ReadContest readContest(const QString& path, bool isPlayed = false);

/// Creates the file of a new contest under an unused name and returns its path.
Expected<QString> keepContest(const ContestPlan& plan);

} // namespace parlour
