// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads lists of a contest's matches and faults from its file. Each call opens the file, so that it can run in the
// background.
#pragma once

#include "app/contest/contest_file.h"

namespace parlour {

enum class MatchFilter {
    All,
    Won,
    Lost,
    Drawn,
    Close ///< decided by one, in games with a score beyond the win
};

/// Selects matches of one entrant against another, newest first, with numbers below `before`.
struct MatchQuery {
    QString path;
    int row = 0;
    int column = 0;
    MatchFilter filter = MatchFilter::All; ///< from the view of the row's entrant
    std::int64_t before = -1; ///< number in the list of all their matches; -1: the newest
};

struct MatchPage {
    struct Item {
        std::int64_t number = 0; ///< in the list of all their matches, from 1
        MatchLine line;
        int outcome = 0; ///< for the row's entrant: 1 won, 0 drawn, -1 lost
    };
    MatchQuery query;
    std::vector<Item> items;
    std::int64_t next = 0; ///< `before` of the next page; 0: none
    std::int64_t total = 0;
    std::vector<SeatCount> seats; ///< of the row's entrant in these matches, by seat; only for two seats
    std::int64_t planned = 0; ///< matches of the pair; 0: unknown
    int faults = 0; ///< of both entrants in these matches
    bool hasTies = false; ///< the game counts ties within a match
    QString problem;
};

MatchPage readMatches(const MatchQuery& query);

/// The number of ties in each match; -1: unknown. Replays the matches, which is slow.
std::vector<int> readTies(const QString& path, const std::vector<MatchPage::Item>& items);

/// The record of a match, or the problem.
struct ReadRecord {
    Record record;
    QString problem;
};
ReadRecord readRecord(const QString& path, int pairing, std::int64_t match);
/// Writes a match as a saved game to `to`; `commands`: with those of bots in other processes. Returns an error message, or
/// nothing on success.
QString exportMatch(const QString& path, int pairing, std::int64_t match, const QString& to, bool commands);

struct FaultPage {
    std::vector<FaultLine> lines; ///< of one entrant, newest first
    QString problem;
};
FaultPage readFaults(const QString& path, int entrant);

} // namespace parlour
