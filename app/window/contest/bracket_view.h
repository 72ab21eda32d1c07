// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bracket of a cup: a column for each round, a box for each encounter. Enter or a click on a box opens its matches.
#pragma once

#include "app/seating/scoreboard.h"

#include <QWidget>

class QHBoxLayout;

namespace parlour {

class BracketView : public QWidget {
    Q_OBJECT

public:
    explicit BracketView(QWidget* parent = nullptr);
    void setScores(const Scoreboard& scores);

signals:
    void encounterWanted(int first, int second);

private:
    QHBoxLayout* rounds_;
    std::vector<std::vector<Encounter>> shown_;
};

} // namespace parlour
