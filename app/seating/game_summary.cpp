// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/game_summary.h"

#include "app/seating/positions.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "engine/games.h"
#include "engine/record/replay.h"

namespace parlour {

GameSummary summaryOf(const Record& record, const QString& person)
{
    const GameInfo* info = findGame(record.game);
    const GameTable* table = findTable(record.game);
    if (!info || !table)
        return {};
    GameSummary summary;
    const Replay played = replay(info, record);
    if (!played.sound)
        summary.problem = translated(played.problem);
    if (!played.match)
        return summary;
    summary.goal = played.match->goal();
    if (!played.match->node().isOver())
        return summary;
    const Position position = positionOf(*played.match, seatsOf(record.seats, {.person = person}),
                                         {std::max(personOf(record.seats), Seat{0}), true});
    if (position.forfeiter >= 0) {
        summary.score = shortResultOf(*table, position);
        return summary;
    }
    const Tally tally = table->tally(position);
    summary.score = tally.text;
    summary.points = tally.points;
    return summary;
}

std::unique_ptr<HistoryReader> makeHistoryReader(const Library& library)
{
    const auto summarise = [person = library.settings().preferences().name](const Record& record) {
        return summaryOf(record, person);
    };
    return std::make_unique<HistoryReader>(paths::history(), summarise, library.resources());
}

} // namespace parlour
