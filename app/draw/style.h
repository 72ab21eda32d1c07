// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a table's own pictures are drawn with: a canvas, and a measure that grows with the room. Called by tables. Knows no
// game.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"

#include <QStringList>

namespace parlour {

struct TextStyle;

struct Style {
    Canvas canvas;
    double unit = 1; ///< pixels of a unit of the table's design

    double px(double units) const { return units * unit; }
    int text(double units) const; ///< a size of type in pixels, never below 11
    double widthOf(const QString& text, const TextStyle& how) const; ///< of a text in one line
    double heightOf(const QString& text, const TextStyle& how, double width) const; ///< wrapped at `width`
};

using Paint = std::function<void(QPainter&, const QRectF&, const Style&)>;
/// `what` begins with the table's name, as "coup:plate". `parts` tell apart whatever `paint` shows beyond size and style.
Face face(const Style& style, const char* what, const QStringList& parts, Paint paint);
/// One of the parts.
QString flag(bool on);

/// A rectangle whose edge lies inside `box`.
void paintRound(QPainter& painter, const QRectF& box, double radius, const QBrush& fill, const QPen& edge = Qt::NoPen);

} // namespace parlour
