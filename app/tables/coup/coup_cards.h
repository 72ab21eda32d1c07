// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of Coup's cards, role badges and coins, drawn from resources/coup. Used by the layout and the tile; knows no
// position.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"
#include "engine/coup/coup_types.h"

namespace parlour::coup {

inline constexpr double kCardAspect = 1.4; ///< height / width
inline constexpr double kCardRadius = 0.06; ///< in widths
inline constexpr double kCoinAspect = 26.0 / 48.0; ///< height / width of one coin
inline constexpr double kCoinStep = 6.0 / 48.0; ///< height of a coin in a stack, in widths

enum class CardState {
    Held,
    Lost ///< darker, with the label "lost"
};

/// A role's card with its name on a paper strip.
Face cardFace(const Canvas& canvas, Role role, CardState state);
Face backFace();
Face coinFace();

/// Draws a role's shield, as high as `box`, in its middle; for Role::None ("captain or ambassador") a half of each.
void drawBadge(QPainter& painter, const QRectF& box, Role role);
/// Draws a card without text.
void drawSmallCard(QPainter& painter, const QRectF& box, Role role, CardState state);
void drawBack(QPainter& painter, const QRectF& box);
void drawCoin(QPainter& painter, const QRectF& box);
/// Draws a stack; `foot` is the middle of its lower edge.
void drawCoins(QPainter& painter, QPointF foot, double width, int count);

} // namespace parlour::coup
