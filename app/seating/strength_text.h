// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The strength of a bot as text that people can check at a table. Used wherever the window names bots: sheets, lists, seats
// at the table. Elo has no meaning without its ladder and stays with contests and the command line.
#pragma once

#include <QString>

#include <string_view>

namespace parlour {

/// "Beats Casual player in 38 of 100 duels": measured games, two at a table, against our own Casual player of the game; of
/// that one against the Beginner. Empty if they never met.
QString strengthText(std::string_view bot);
/// A bot's line in a list, with its strength if that was measured.
QString withStrength(const QString& line, std::string_view bot);

} // namespace parlour
