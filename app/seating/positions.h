// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes the Position that a table is drawn from, out of a match, its seats and a viewer. The only place that decides what a
// viewer may know.
#pragma once

#include "app/store/settings.h"
#include "app/tables/game_table.h"
#include "engine/record/record.h"

#include <string>
#include <vector>

namespace parlour {

/// The point of view on a table.
struct Viewer {
    Seat viewpoint = 0; ///< the seat at the bottom
    bool open = false; ///< all hands are shown
    bool operator==(const Viewer&) const = default;
};

/// The names and portraits of people and programs, as the person has chosen them.
struct Naming {
    QString person = {}; ///< empty: "You"
    int portrait = -1; ///< the person's
    std::vector<KnownProgram> programs = {};
    bool isContest = false; ///< our own players by the name of their level, without a character
    bool operator==(const Naming&) const = default;
};
Naming namingOf(const Settings& settings);

/// The name of a person who has given none, among several.
QString playerName(Seat seat);
/// The people and bots of a record's seats; equal names are numbered. A program goes by the name that the person gave it,
/// else by its own: that of `own` (Record::names), or as it is known to the settings; else by its file's.
std::vector<SeatInfo> seatsOf(const std::vector<std::string>& seats, const Naming& naming,
                              const std::vector<std::string>& own = {});
/// The name and, for our own players, the level: "Vera · Master".
QString titleOf(const SeatInfo& seat);
/// The names of seatsOf().
QStringList namesOf(const std::vector<std::string>& seats, const Naming& naming, const std::vector<std::string>& own = {});

/// The events of a step that the viewer may know: with open hands all but the blurred ones, otherwise those addressed to the
/// viewpoint.
std::vector<AnyTold> knownTo(const std::vector<AnyTold>& told, Viewer viewer);

/// The position of a match as `viewer` sees it, with the part of `story`, the events of all steps so far, that it may know.
/// The caller adds the asked seat and reports.
Position positionOf(const AnyMatch& match, std::vector<SeatInfo> seats, Viewer viewer, Story story = {});

/// The text of the result card, and a short form for lists; also for a forfeited match.
ResultText resultOf(const GameTable& table, const Position& position);
QString shortResultOf(const GameTable& table, const Position& position);

} // namespace parlour
