// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks how to play on from a step that is watched: which seat the person takes, and who takes the one that it leaves. Owned
// by the table page; knows no game.
#pragma once

#include "app/session/session.h"
#include "app/store/settings.h"
#include "app/tables/game_table.h"

#include <QWidget>

namespace parlour {

class PlayOn : public QObject {
    Q_OBJECT

public:
    /// `position` is what the page shows. All outlive this.
    PlayOn(const GameTable& table, const Session& session, const Position& position, Settings& settings, QWidget* page);

    void ask();

signals:
    /// The game is to go on with these players and the person in seat `person`; -1: bots only.
    void chosen(parlour::Seat person, const std::vector<std::string>& seats);

private:
    void askStandIn(Seat person);
    void choose(Seat person, const std::string& standIn);

    const GameTable& table_;
    const Session& session_;
    const Position& position_;
    Settings& settings_;
    QWidget* page_;
};

} // namespace parlour
