// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The entrants of a contest with their faults. Enter or a click on an entrant lists its faults, if any.
#pragma once

#include "app/seating/scoreboard.h"

#include <QWidget>

namespace parlour {

class EntrantRow;

class EntrantList : public QWidget {
    Q_OBJECT

public:
    explicit EntrantList(QWidget* parent = nullptr);
    void setScores(const Scoreboard& scores);

signals:
    void faultsWanted(int entrant);

private:
    std::vector<EntrantRow*> rows_;
};

} // namespace parlour
