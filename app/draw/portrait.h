// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawn portraits of the person at the table, of the program's players and of other bots, on the colour of their seat. All
// are made of the same few flat parts. Knows no game and no bot.
#pragma once

#include <QColor>
#include <QPainter>

namespace parlour::portrait {

inline constexpr int kNone = -1;
inline constexpr int kOwn = 0, kOwnCount = 8; ///< a person's choice, as settings store it
inline constexpr int kDroid = kOwn + kOwnCount; ///< a bot without a character
inline constexpr int kDie = kDroid + 1; ///< the bot that ratings are anchored to
inline constexpr int kProgram = kDie + 1; ///< another program
inline constexpr int kPlayers = kProgram + 1; ///< the first of any number of the program's players

/// Fills the circle inside `disc`, a square.
void draw(QPainter& painter, const QRectF& disc, int portrait, const QColor& ground);

} // namespace parlour::portrait
