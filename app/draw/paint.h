// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shapes shared by tables and pages, and the faces of cards and texts on a table. Knows no game.
#pragma once

#include "app/draw/face.h"
#include "app/draw/text.h"

#include <QPainterPath>

namespace parlour {

/// A rectangle whose top right and bottom left corners are cut off by `cut` and the others rounded by `radius`.
QPainterPath cutCorners(const QRectF& box, double cut, double radius);

/// A suit's outline in the middle of `box`, as large as fits.
QPainterPath suitPath(Suit suit, const QRectF& box);

/// A star of four points. `waist`: inner radius as a share of `radius`; `turn`: direction of the first point, in radians.
QPainterPath starPath(QPointF centre, double radius, double waist, double turn);

/// Paints a table's ground into `rect` and changes to the coordinates of a tile's picture: 227 x 196, scaled to fit into the
/// middle of `rect`.
void enterTile(QPainter& painter, const QRectF& rect, const Canvas& canvas);

/// The values of a canvas that pictures depend on, as a part of their keys.
QString canvasKey(const Canvas& canvas);
/// Text without a plate.
Face textFace(const Canvas& canvas, const QString& text, const TextStyle& style);

Face cardFace(const Canvas& canvas, Card card);
Face cardBackFace(const Canvas& canvas);
/// The outline of an empty place for a card: dashed in the legal colour if `lit`, else a thin line at 10 %.
Face placeFace(const Canvas& canvas, bool lit, double radius);

} // namespace parlour
