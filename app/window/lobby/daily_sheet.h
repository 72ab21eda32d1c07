// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The person's calendar of the deals of the day: a month of one game, with the result of each deal that was played. Opened
// by the lobby.
#pragma once

#include "app/seating/library.h"
#include "app/widgets/sheet.h"

#include <QDate>

#include <map>

class QGridLayout;
class QLabel;

namespace parlour {

class Button;

class DailySheet : public Sheet {
    Q_OBJECT

public:
    DailySheet(Library& library, QWidget* window);

signals:
    /// Asks for the game that was played on a day.
    void gameWanted(qint64 historyId);

private:
    void read();
    void show(const std::map<QDate, HistoryEntry>& finished);

    QString game_; ///< id
    QDate month_; ///< its first day
    QLabel* name_; ///< of the month
    Button* next_;
    QGridLayout* days_;
};

} // namespace parlour
