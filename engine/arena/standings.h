// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of a contest: standings, crosstable, bracket and test, derived from the sums of Progress; and the rows of a
// single pairing. Shown by the window, the command line and exports; never stored.
#pragma once

#include "engine/arena/elo.h"
#include "engine/arena/progress.h"

namespace parlour {

/// One line of the standings.
struct TableRow {
    int entrant = 0;
    int rank = 1; ///< shared by equal entrants; 0 before the first match of a contest in progress
    SeatCount all;
    std::array<SeatCount, kMaxSeats> seats{}; ///< by seat
    double points = 0; ///< the game's own contest score, summed
    double pointsError = 0; ///< one standard error, over deals
    double share = 0; ///< mean share of the win in its matches
    double shareError = 0;
    std::int64_t extra = 0; ///< the sum of the game's extra score
    Interval elo; ///< the mean of all entrants is 0; zero width if unknown
    int faults = 0;
    bool isDisqualified = false;
    /// Whether the entrant has played, or will not; false before its first match of a contest in progress.
    bool hasBegun() const { return rank > 0 || isDisqualified; }
};

/// The result of one entrant against another; at tables, by the points of the two.
struct TableCell {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    double share = 0.5;
    double error = 0; ///< one standard error of `share`, over deals
    double superiority = 0.5; ///< probability that the row's entrant is better
    std::int64_t matches() const { return wins + draws + losses; }
};

struct ContestTable {
    std::vector<TableRow> rows; ///< best first
    int entrants = 0;
    std::int64_t played = 0;
    std::int64_t planned = 0; ///< of the known pairings
    bool isFinished = false;
    /// Sums can be compared: it is finished or a cup, or all entrants have played equally many matches.
    bool isEven = true;
    std::optional<Bracket> bracket; ///< of a cup
    std::optional<Sprt> sprt;

    /// `row` and `column` are entrants.
    const TableCell& cell(int row, int column) const
    {
        const int index = row * entrants + column;
        return cells[static_cast<std::size_t>(index)];
    }
    std::vector<TableCell> cells;
};

/// The table ranked by points, then by the extra score if `extraRanks`; in a cup by the bracket first. Unless the table is
/// even it is ranked by the mean share of the win less two standard errors, so that few matches do not lead. Entrants
/// without a match come last, behind them the disqualified ones.
ContestTable tableOf(const Progress& progress, bool extraRanks);

/// The rows of one pairing in its order, neither ranked nor rated.
std::vector<TableRow> rowsOf(const Totals& totals);

} // namespace parlour
