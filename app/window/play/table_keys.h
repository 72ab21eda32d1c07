// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The keys that work at a table in its present state, for the help sheet. Made by the table page; knows no game.
#pragma once

#include "app/window/play/table_bar.h"

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace parlour {

class TableKeys {
    Q_DECLARE_TR_FUNCTIONS(TableKeys)

public:
    using List = std::vector<std::pair<QString, QString>>; ///< of keys and effects

    /// The game's own keys under the rules of the position; `own` has the person's by the usual ones.
    static List ofGame(const GameTable& table, const Position& position, const QMap<QString, QString>& own);
    /// The others beside that state of the bar. `isAsked`: a person is asked, so the arrow keys move between pieces.
    /// `seats`: their number.
    static List list(const TableBar::State& bar, bool isAsked, int seats);
};

} // namespace parlour
