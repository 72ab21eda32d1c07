// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of dice at rest, of rolling dice, of small dice within texts, and of the recess that they fall into. Light comes
// from the upper left and the edge shows below, whatever the angle. Used by tables with dice and their tiles; knows no game.
#pragma once

#include "app/stage/layout.h"
#include "app/tables/kit/face.h"

#include <QRectF>

namespace parlour::kit {

/// Paints a die at rest around (0, 0), turned clockwise by `angle` degrees under a fixed light. Edge and shadow reach 0.5
/// sizes beyond it.
void paintDie(QPainter& painter, int value, double size, double angle);
/// The same as a Face. The stage turns the piece by `angle`, so the face does not.
Face dieFace(int value, double size, double angle);

/// A throw that ends in the picture of paintDie(): the cube rolls along `way`, in pixels, and hops.
Entrance dieEntrance(int value, double size, double angle, QPointF way, double delay, double duration);

/// A flat die within a text.
void paintSmallDie(QPainter& painter, QRectF box, int value, bool faint = false);

/// A recess lined with leather.
struct Inlay {};
void paint(const Pencil& pen, QRectF box, const Inlay& inlay);

} // namespace parlour::kit
