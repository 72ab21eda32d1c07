// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The content of a contest's exports: its table with names, numbers as text and the lines of the bracket. Used only by the
// exports; in English, like the command line.
#pragma once

#include "app/contest/contest_file.h"
#include "engine/arena/places.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace parlour {

class ContestSheet {
public:
    ContestSheet(const ContestFile& file, bool commands);

    /// The plan; unless `commands`, bots in other processes go by the names of their files.
    const ContestPlan& plan() const { return plan_; }
    const ContestTable& table() const { return table_; }
    const ExtraScore& extra() const { return extra_; }
    /// The range of places of a row, as the window shows it: rows whose order may be chance share places.
    const Places& places(const TableRow& row) const { return places_[static_cast<std::size_t>(&row - table_.rows.data())]; }
    QString placeText(const TableRow& row) const { return QString::fromStdString(places(row).text()); }

    QString title() const; ///< "Pazaak League"
    QString name(int entrant) const;
    /// The setup, one line each: game and rules, format, matches, seed.
    QStringList facts() const;
    /// The rows of the table but for the entrants that have not begun.
    std::vector<std::reference_wrapper<const TableRow>> begunRows() const;
    /// "Not begun: durak.club, durak.master", of a contest in progress; empty if all have played.
    QString notBegun() const;
    /// Caveats: unfinished, disqualified bots, runs that do not repeat.
    QStringList notes() const;
    /// The verdict of a sequential test; empty without one.
    QString sprtLine() const;
    /// The encounters of a cup by round: "pazaak.kid 4 : 2 pazaak.nestor".
    struct CupRound {
        QString head;
        QStringList encounters;
    };
    std::vector<CupRound> cupRounds() const;
    /// The points of each round by entrant, if there are several rounds.
    std::vector<std::vector<double>> roundPoints() const;
    /// The command that plays it again.
    QString command() const;

    double extraOf(const TableRow& row) const; ///< as displayed: the sum, or the mean over matches
    /// Whether Elo differences are meaningful.
    bool hasElo() const;

private:
    QString matchesLine() const;

    ContestPlan plan_;
    ContestTable table_;
    std::vector<Places> places_; ///< by row of the table
    ExtraScore extra_;
    std::vector<std::string> names_;
    std::vector<Pairing> pairings_;
    std::vector<Totals> totals_;
    Shard shard_;
};

/// Formats a number with at most `digits` decimals, without trailing zeros and with commas between thousands.
QString pretty(double number, int digits = 0);
/// "51.3%".
QString percent(double share, int digits = 1);

} // namespace parlour
