// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The course of a tournament: the matches of each round, those of the latest round first. Results are told as the tournament
// tells them.
#pragma once

#include "app/contest/tournament.h"
#include "app/tables/game_table.h"

#include <QWidget>

class QVBoxLayout;

namespace parlour {

class RoundList : public QWidget {
    Q_OBJECT

public:
    explicit RoundList(QWidget* parent = nullptr);
    void show(const Tournament& tournament, const std::vector<SeatInfo>& players);

private:
    QWidget* makeRound(const Tournament& tournament, int round, const std::vector<SeatInfo>& players);

    QVBoxLayout* column_;
};

} // namespace parlour
