// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A snapshot of a contest as the window shows it: names, colours, settled places, the verdict. Made by the contest page for
// each snapshot; the parts of the page paint from it alone.
#pragma once

#include "app/contest/contest_folder.h"
#include "app/contest/contest_runner.h"
#include "app/seating/positions.h"
#include "engine/arena/places.h"

#include <QColor>
#include <QStringList>

#include <memory>

namespace parlour {

/// The names of entrants: those of bots and of the person; for programs the name that the person gave, else a short form of
/// the command, numbered if equal.
QStringList entrantNames(const std::vector<std::string>& entrants, const Naming& naming = {});

class Scoreboard {
public:
    explicit Scoreboard(std::shared_ptr<const ContestSnapshot> now, const Naming& naming = {});
    /// With these names of the entrants.
    Scoreboard(std::shared_ptr<const ContestSnapshot> now, QStringList names);

    const ContestSnapshot& now() const { return *now_; }
    const ContestPlan& plan() const { return now_->plan; }
    const ContestTable& table() const { return now_->table; }
    Format format() const { return plan().shape.format; }
    int size() const { return table().entrants; }
    const QString& name(int entrant) const { return names_[entrant]; }
    /// The colour of an entrant in curves and brackets. `light`: on a light background.
    QColor colour(int entrant, bool light) const;
    const TableCell& cell(int row, int column) const { return table().cell(row, column); }
    const std::vector<TableRow>& rows() const { return table().rows; }
    const ExtraScore& extra() const { return extra_; }

    /// "1", or "1–2" for entrants whose difference is within two standard errors.
    QString placeText(int row) const;
    bool leads(int row) const { return places_[static_cast<std::size_t>(row)].first == 1; }
    /// One line that says whether the first place is settled; empty before the first match.
    QString verdict() const;
    bool isSettled() const { return places_.empty() || (table().isEven && places_[0].first == places_[0].last); }
    bool isFinished() const { return table().isFinished; }
    std::int64_t faults() const;

private:
    std::shared_ptr<const ContestSnapshot> now_;
    QStringList names_;
    ExtraScore extra_;
    std::vector<Places> places_; ///< by row
};

/// "League of Pazaak", or the name of the preset.
QString contestTitle(const ContestPlan& plan);
/// "Pazaak · every pair 100,000 matches · seed 7f", with the rules that differ from the default.
QString contestSummary(const ContestPlan& plan);
QString formatName(Format format);
/// "Finished", "Your turn", "Stopped at 42%".
QString stateText(const ContestEntry& entry);
/// "42% of the contest played".
QString progressText(const ContestEntry& entry);
/// "Nestor leads", "Nestor won"; empty before the first match.
QString leaderText(const ContestEntry& entry, const Naming& naming);
QString countText(std::int64_t count);

} // namespace parlour
