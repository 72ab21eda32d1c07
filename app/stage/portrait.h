// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawn portraits: of the person, who chooses one, of our own players, and of what is no person. Flat and simple, all made
// of the same few parts, so that they belong together; on the colour of their seat. Knows no game and no bot.
#pragma once

#include <QColor>
#include <QPainter>

namespace parlour::portrait {

inline constexpr int kNone = -1;
inline constexpr int kOwn = 0, kOwnCount = 8; ///< to choose from
inline constexpr int kPlayers = kOwn + kOwnCount, kPlayerCount = 20; ///< of our own players
inline constexpr int kDroid = kPlayers + kPlayerCount; ///< a bot of the contests
inline constexpr int kDie = kDroid + 1; ///< one that others are measured by
inline constexpr int kProgram = kDie + 1; ///< another program
inline constexpr int kCount = kProgram + 1;

/// Fills `disc`, a square, as far as its circle.
void draw(QPainter& painter, const QRectF& disc, int portrait, const QColor& ground);

} // namespace parlour::portrait
