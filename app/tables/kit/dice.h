// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How dice look: at rest, on their way, and small in texts. Light comes from the upper left and the edge shows below,
// however a die is turned. And what they are thrown into. Used by tables with dice and their tiles; knows no game.
#pragma once

#include "app/stage/layout.h"
#include "app/tables/kit/face.h"

#include <QRectF>

namespace parlour::kit {

/// A die that lies on the table, in the middle of (0, 0) and upright: `angle` turns it clockwise under its light. Its edge
/// and shadow reach 0.5 sizes further.
void paintDie(QPainter& painter, int value, double size, double angle);
/// The same for the stage, which turns the piece by `angle` itself.
Face dieFace(int value, double size, double angle);

/// A throw that ends as paintDie() draws it: the cube rolls along `way`, in pixels, and hops.
Entrance dieEntrance(int value, double size, double angle, QPointF way, double delay, double duration);

/// A die among words, flat.
void paintSmallDie(QPainter& painter, QRectF box, int value, bool faint = false);

/// A recess lined with leather.
struct Inlay {};
void paint(const Pencil& pen, QRectF box, const Inlay& inlay);

} // namespace parlour::kit
