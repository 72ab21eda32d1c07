// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shapes that tables and pages have in common, and the faces of cards and texts on a table. Knows no game.
#pragma once

#include "app/draw/face.h"
#include "app/draw/text.h"

#include <QPainterPath>

namespace parlour {

/// A rectangle whose top right and bottom left corners are cut off by `cut` and the others rounded by `radius`.
QPainterPath cutCorners(const QRectF& box, double cut, double radius);

/// A suit's outline in the middle of `box`, filling it in height.
QPainterPath suitPath(Suit suit, const QRectF& box);

/// Paints a table's ground into `rect` and goes over to the coordinates of a tile's picture, 227 x 196 in its middle, of
/// which the smaller side of the room decides the scale.
void enterTile(QPainter& painter, const QRectF& rect, const Canvas& canvas);

/// Text that lies on the table by itself.
Face textFace(const Canvas& canvas, const QString& text, const TextStyle& style);

Face cardFace(const Canvas& canvas, Card card);
Face cardBackFace(const Canvas& canvas);
/// The outline of a place where a card may come: dashed in the legal colour, or a thin line at 10 %.
Face placeFace(const Canvas& canvas, bool lit, double radius);

} // namespace parlour
