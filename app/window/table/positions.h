// Makes what a table is drawn from: a Position, out of a match, the seats of its record and who is looking. The only place
// that decides what a viewer may know.
#pragma once

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

/// The people and bots of a record's seats; equal names are numbered. `person` is the person's name, empty: "You".
std::vector<SeatInfo> seatsOf(const std::vector<std::string>& seats, const QString& person);
/// Their names.
QStringList namesOf(const std::vector<std::string>& seats, const QString& person);

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
