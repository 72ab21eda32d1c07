// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists of a contest's matches, out of its file. Called in the background: each call opens the file for itself.
#pragma once

#include "app/contest/contest_file.h"

namespace parlour {

enum class MatchFilter {
    All,
    Won,
    Lost,
    Drawn,
    Close ///< by one, in games that count more than the win
};

/// The matches of one entrant against another, newest first, from `before` on downwards.
struct MatchQuery {
    QString path;
    int row = 0;
    int column = 0;
    MatchFilter filter = MatchFilter::All; ///< as the row's entrant sees it
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
    std::int64_t next = 0; ///< `before` of the next page; 0: there is no more
    std::int64_t total = 0;
    std::vector<SeatCount> seats; ///< of the row's entrant in these matches, by seat; only where two play
    std::int64_t planned = 0; ///< matches of the two; 0: not known
    int faults = 0; ///< in matches of two: of either
    bool hasTies = false; ///< the game counts ties within a match
    QString problem;
};

MatchPage readMatches(const MatchQuery& query);

/// How many ties each of these matches had; -1: not known. They are played again for it, which may take a while.
std::vector<int> readTies(const QString& path, const std::vector<MatchPage::Item>& items);

/// A match to be put on the table.
struct ReadRecord {
    Record record;
    QString problem;
};
ReadRecord readRecord(const QString& path, int pairing, std::int64_t match);
/// Writes it as a saved game to `to`. What went wrong; empty: it was written.
QString exportMatch(const QString& path, int pairing, std::int64_t match, const QString& to);

struct FaultPage {
    std::vector<FaultLine> lines; ///< of one entrant, newest first
    QString problem;
};
FaultPage readFaults(const QString& path, int entrant);

} // namespace parlour
