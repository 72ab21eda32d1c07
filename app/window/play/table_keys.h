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
    /// Pairs of key and effect beside that state of the bar, without the game's own keys. `isAsked`: a person is asked, so
    /// the arrow keys move between pieces. `seats`: their number.
    static std::vector<std::pair<QString, QString>> list(const TableBar::State& bar, bool isAsked, int seats);
};

} // namespace parlour
