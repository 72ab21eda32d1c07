// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The head of a tournament's page: the next match of a person with its button, or the medals at the end.
#pragma once

#include "app/contest/tournament.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"

class QHBoxLayout;
class QVBoxLayout;

namespace parlour {

class NextMatch : public Panel {
    Q_OBJECT

public:
    /// The state of the others' matches.
    enum class Others { Done, Playing, Waiting };

    explicit NextMatch(QWidget* parent = nullptr);
    void show(const Tournament& tournament, const std::vector<SeatInfo>& players, Others others);

signals:
    void playWanted();
    /// The others' matches go on.
    void othersWanted();

private:
    void showMatch(const Tournament& tournament, const PersonMatch& match, const std::vector<SeatInfo>& players);
    void showMedals(const Tournament& tournament, const std::vector<SeatInfo>& players);
    void showOthers(Others others);
    QVBoxLayout* addWords(const QString& title, const QString& line);

    QHBoxLayout* row_;
};

/// One sentence about the table after the complete rounds; empty before the first and in a cup.
QString roundWord(const Tournament& tournament, const std::vector<SeatInfo>& players);

} // namespace parlour
