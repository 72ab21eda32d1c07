// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A list of a game's bots and of known programs, from which one entrant of a contest is chosen.
#pragma once

#include "app/store/settings.h"
#include "app/widgets/controls.h"

#include <string>

namespace parlour {

class BotPicker : public QWidget {
    Q_OBJECT

public:
    BotPicker(const std::string& game, Settings& settings, QWidget* parent = nullptr);

signals:
    /// A bot's id, or "exec:COMMAND".
    void chosen(const std::string& bot);
};

} // namespace parlour
