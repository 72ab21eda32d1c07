// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The themes of puzzles of Yahtzee, by rules from both actions and the position as text. Used by the game's table.
#pragma once

#include <QString>

#include <string>

namespace parlour::yahtzee {

/// As Themes::theme.
QString themeOf(const std::string& position, const std::string& taken, const std::string& best);

} // namespace parlour::yahtzee
