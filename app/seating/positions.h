// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes what a table is drawn from: a Position, out of a match, the seats of its record and who is looking. The only place
// that decides what a viewer may know.
#pragma once

#include "app/store/settings.h"
#include "app/tables/game_table.h"
#include "engine/record/record.h"

#include <string>
#include <vector>

namespace parlour {

/// Who looks at a table.
struct Viewer {
    Seat viewpoint = 0; ///< whose hand lies at the bottom
    bool open = false; ///< sees all hands
    bool operator==(const Viewer&) const = default;
};

/// What the person has chosen: what people and programs are called, and what they look like.
struct Naming {
    QString person = {}; ///< empty: "You"
    int portrait = -1; ///< of the person
    std::vector<KnownProgram> programs = {};
    bool isContest = false; ///< our own players by their level, as bots that are compared
    bool operator==(const Naming&) const = default;
};
Naming namingOf(const Settings& settings);

/// The people and bots of a record's seats; equal names are numbered.
std::vector<SeatInfo> seatsOf(const std::vector<std::string>& seats, const Naming& naming);
/// A name with the level beside it, where it is not asked for shortness: "Vera · Master".
QString titleOf(const SeatInfo& seat);
/// Their names.
QStringList namesOf(const std::vector<std::string>& seats, const Naming& naming);

/// The events of a step that the viewer may know: all that is precise with open hands, otherwise what the viewpoint was
/// told.
std::vector<AnyTold> knownTo(const std::vector<AnyTold>& told, Viewer viewer);

/// The position of a match as `viewer` sees it, and what of `story`, the steps that led there, it may know. Who is asked and
/// what a bot thinks is for the caller to add.
Position positionOf(const AnyMatch& match, std::vector<SeatInfo> seats, Viewer viewer, Story story = {});

/// The card at the end, and the word or two of it for lists; also of a match that was forfeited.
ResultText resultOf(const GameTable& table, const Position& position);
QString shortResultOf(const GameTable& table, const Position& position);

} // namespace parlour
