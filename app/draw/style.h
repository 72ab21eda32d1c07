// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawing style of a table's own pictures: a canvas and a unit of length that scales with it. Knows no game.
#pragma once

#include "app/draw/canvas.h"
#include "app/draw/face.h"

#include <QStringList>

namespace parlour {

struct TextStyle;

struct Style {
    Canvas canvas;
    double unit = 1; ///< px for one unit of the table's design

    double px(double units) const { return units * unit; }
    int text(double units) const; ///< a font size in px, at least 11
    double widthOf(const QString& text, const TextStyle& how) const; ///< of one line, in px
    double heightOf(const QString& text, const TextStyle& how, double width) const; ///< in px, wrapped at `width`
};

using Paint = std::function<void(QPainter&, const QRectF&, const Style&)>;
/// A face that calls `paint`. `what` begins with the table's name, as "coup:plate"; `parts` hold all values that `paint`
/// depends on apart from size and style.
Face face(const Style& style, const char* what, const QStringList& parts, Paint paint);
/// A Boolean as one of the parts.
QString flag(bool on);

/// Paints a rounded rectangle whose edge lies inside `box`.
void paintRound(QPainter& painter, const QRectF& box, double radius, const QBrush& fill, const QPen& edge = Qt::NoPen);

} // namespace parlour
