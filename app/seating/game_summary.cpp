// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/game_summary.h"

#include "app/seating/positions.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QCoreApplication>

#include <algorithm>

namespace parlour {

namespace {

/// The seat whose score is told: the person's; of a game that was watched or played by several people the winner's.
Seat viewpointOf(const Record& record)
{
    const Seat person = ownSeatOf(record.seats);
    if (person >= 0 || !record.result)
        return std::max(person, Seat{0});
    return static_cast<Seat>(std::max_element(record.result->begin(), record.result->end()) - record.result->begin());
}

} // namespace

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
    const Position position =
        positionOf(*played.match, seatsOf(record.seats, {.person = person}), {viewpointOf(record), true});
    if (position.forfeiter >= 0) {
        summary.score = shortResultOf(*table, position);
        return summary;
    }
    const Tally tally = table->tally(position);
    summary.score = tally.text;
    summary.points = tally.points;
    return summary;
}

QString outcomeText(int outcome)
{
    return outcome > 0 ? QCoreApplication::translate("Words", "Won", "a game")
        : outcome < 0  ? QCoreApplication::translate("Words", "Lost")
                       : QCoreApplication::translate("Words", "Drawn");
}

QString actionWords(const Record& record, int step, const std::string& action)
{
    const auto match = matchAt(*findGame(record.game), record, step);
    const Position position = positionOf(*match, seatsOf(record.seats, {}, record.names), {viewpointOf(record), false});
    return findTable(record.game)->actionAt(position, action);
}

std::unique_ptr<HistoryReader> makeHistoryReader(const Library& library)
{
    const auto summarise = [person = library.settings().preferences().name](const Record& record) {
        return summaryOf(record, person);
    };
    return std::make_unique<HistoryReader>(paths::history(), summarise, library.resources());
}

} // namespace parlour
