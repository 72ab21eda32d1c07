// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/help/turn_picture.h"

#include "app/seating/positions.h"
#include "app/store/game_file.h"

#include <QFile>

namespace parlour {

namespace {

std::optional<Record> recordedTurn(const GameInfo& info)
{
    QFile file(QString(":/rules/%1.parlour").arg(QString::fromStdString(info.id)));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto game = fromJson(file.readAll());
    if (!game || game->record.game != info.id)
        return std::nullopt;
    return game->record;
}

} // namespace

std::optional<Position> turnPosition(const GameInfo& info, int steps)
{
    const auto record = recordedTurn(info);
    if (!record || steps < 0 || std::cmp_greater(steps, record->steps.size()))
        return std::nullopt;
    const auto match = info.start(record->rules, record->seed);
    if (!match)
        return std::nullopt;
    std::vector<std::vector<AnyTold>> told;
    for (auto step = record->steps.begin(); step != record->steps.begin() + steps; ++step) {
        told.emplace_back();
        if (!(*match)->step(step->who, step->text, &told.back()))
            return std::nullopt;
    }
    const Seat person = std::max(personOf(record->seats), 0);
    Position position = positionOf(**match, seatsOf(record->seats, {}), {person, false}, told);
    position.story = {}; // refers to a local of this function
    if (position.node.isWaiting() && position.node.seats.has(person)) {
        position.asked = person;
        position.legal = (*match)->legal(person);
    }
    return position;
}

} // namespace parlour
