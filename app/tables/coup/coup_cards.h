// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the things of Coup look: cards, badges of the roles, coins; drawn from resources/coup. Used by the layout and by the
// tile; knows no position.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"
#include "engine/coup/coup_types.h"

namespace parlour::coup {

inline constexpr double kCardAspect = 1.4; ///< height / width
inline constexpr double kCardRadius = 0.06; ///< in widths
inline constexpr double kCoinAspect = 26.0 / 48.0; ///< height / width of one coin
inline constexpr double kCoinStep = 6.0 / 48.0; ///< a coin higher, in widths

enum class CardState {
    Held,
    Lost ///< darker, with the word on it
};

/// A role's card with its name on the strip, as long as that fits at 11 px.
Face cardFace(const Canvas& canvas, Role role, CardState state);
Face backFace();
Face coinFace();

/// A small shield, as high as `box`, in its middle. Role::None ("captain or ambassador") shows both, in halves.
void drawBadge(QPainter& painter, const QRectF& box, Role role);
/// A card without words, for miniatures.
void drawSmallCard(QPainter& painter, const QRectF& box, Role role, CardState state);
void drawBack(QPainter& painter, const QRectF& box);
void drawCoin(QPainter& painter, const QRectF& box);
/// A stack that stands on `foot`, the middle of its lower edge.
void drawCoins(QPainter& painter, QPointF foot, double width, int count);

} // namespace parlour::coup
