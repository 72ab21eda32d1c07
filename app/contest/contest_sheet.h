// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A contest's table with everything a page about it says: names, numbers as text, the bracket's lines. Used by the exports
// alone; English, as the command line is.
#pragma once

#include "app/contest/contest_file.h"
#include "engine/arena/places.h"

#include <QStringList>

namespace parlour {

class ContestSheet {
public:
    explicit ContestSheet(const ContestFile& file);

    const ContestPlan& plan() const { return plan_; }
    const ContestTable& table() const { return table_; }
    const ExtraScore& extra() const { return extra_; }
    /// The places that the row may have, as the window has them: those that chance may have ordered are shared.
    const Places& places(const TableRow& row) const { return places_[static_cast<std::size_t>(&row - table_.rows.data())]; }
    QString placeText(const TableRow& row) const { return QString::fromStdString(places(row).text()); }

    QString title() const; ///< "Pazaak League"
    QString name(int entrant) const;
    /// What was played, a line each: game and rules, format, matches, seed.
    QStringList facts() const;
    /// What a reader must know: not finished, disqualified bots, runs that do not repeat.
    QStringList notes() const;
    /// The verdict of a test that stops early; empty without one.
    QString sprtLine() const;
    /// The encounters of a cup by round: "pazaak.kid 4 : 2 pazaak.nestor".
    struct CupRound {
        QString head;
        QStringList encounters;
    };
    std::vector<CupRound> cupRounds() const;
    /// The points of each round, where there are several; by entrant.
    std::vector<std::vector<double>> roundPoints() const;
    /// What plays it again.
    QString command() const;

    double extraOf(const TableRow& row) const; ///< as stated: the sum, or the mean over matches
    /// Is the difference between any two in Elo points worth stating?
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

/// A number as a reader wants it: at most so many digits behind the point, without needless zeros, thousands parted by
/// commas.
QString pretty(double number, int digits = 0);
/// "51.3%".
QString percent(double share, int digits = 1);

} // namespace parlour
