// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/game_tables.h"

#include "app/tables/position_form.h"

#include <algorithm>
#include <functional>
#include <map>

namespace parlour {

namespace {

using Tables = std::map<std::string, std::unique_ptr<GameTable>, std::less<>>;

Tables& allTables()
{
    static Tables all = [] {
        Tables made;
#define PARLOUR_TABLE_ENTRY(game, Type, id) made.emplace(id, game::makeTable());
        PARLOUR_GAMES(PARLOUR_TABLE_ENTRY)
        return made;
    }();
    return all;
}

} // namespace

const GameTable* findTable(std::string_view game)
{
    const auto found = allTables().find(game);
    return found == allTables().end() ? nullptr : found->second.get();
}

void addTable(std::string_view game, std::unique_ptr<GameTable> table)
{
    allTables().emplace(game, std::move(table));
}

/// The events in English.
std::vector<LogLine> GameTable::logLines(const std::vector<AnyTold>& told, const Position&) const
{
    std::vector<LogLine> lines;
    for (const AnyTold& each : told)
        lines.push_back({.text = QString::fromStdString(each.text), .number = {}});
    return lines;
}

/// The seats by score; seats of equal score share a place.
ResultText GameTable::result(const Position& position) const
{
    ResultText text{.headline = shortResult(position), .detail = {}, .rows = {}, .length = {}};
    const auto& scores = position.result;
    for (const double score : scores)
        text.rows.push_back(
            {.seat = static_cast<Seat>(text.rows.size()),
             .place = QString::number(1 + std::ranges::count_if(scores, [&](double other) { return other > score; })),
             .note = {}});
    std::ranges::stable_sort(text.rows, {}, [](const ResultText::Row& row) { return row.place.toInt(); });
    return text;
}

PositionFormOf GameTable::positionForm() const
{
    return {};
}

} // namespace parlour
