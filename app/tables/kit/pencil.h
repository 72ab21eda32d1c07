// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawing tools of tables: a painter with a Style (units and theme), gradients, dashes, hatching, arrows, padlocks. Used
// by the kit and the drawables of tables; knows no game.
#pragma once

#include "app/draw/icons.h"
#include "app/draw/style.h"
#include "app/draw/text.h"

#include <QGradient>
#include <QPainter>

#include <initializer_list>
#include <utility>

namespace parlour::kit {

/// Sets pen and brush and returns the painter.
inline QPainter& inked(QPainter& painter, const QPen& edge, const QBrush& fill = Qt::NoBrush)
{
    painter.setPen(edge);
    painter.setBrush(fill);
    return painter;
}

/// `pattern`: strokes and gaps, in pen widths.
inline QPen dashed(QPen pen, const QList<qreal>& pattern)
{
    pen.setDashPattern(pattern);
    return pen;
}

struct Stop {
    double at; ///< 0 to 1
    QColor colour;
};
template <class Gradient>
Gradient graded(Gradient gradient, std::initializer_list<Stop> stops)
{
    for (const Stop& stop : stops)
        gradient.setColorAt(stop.at, stop.colour);
    return gradient;
}
inline QLinearGradient downwards(const QRectF& box, const QColor& above, const QColor& below)
{
    return graded(QLinearGradient(box.topLeft(), box.bottomLeft()), {{0, above}, {1, below}});
}

/// Fills a box with slanting lines.
void paintHatching(QPainter& painter, const QRectF& box, const QPen& line, double step);
/// Paints a closed lock into a square.
void paintPadlock(QPainter& painter, const QRectF& box, const QColor& colour);
/// Paints a line with an open head at `to`; `wing` is the head's length and half its breadth.
void paintArrow(QPainter& painter, QPointF from, QPointF to, double wing, const QPen& line);

class Pencil : public Style {
public:
    Pencil(QPainter& painter, Style style) : Style(std::move(style)), painter_(painter) {}

    operator QPainter&() const { return painter_; }
    QPainter* operator->() const { return &painter_; }
    const Theme& theme() const { return canvas.theme; }

    void write(const QRectF& box, const QString& text, const TextStyle& how) const
    {
        drawText(painter_, canvas, box, text, how);
    }
    void writeFigures(const QRectF& box, const QString& text, const TextStyle& how) const
    {
        drawFigures(painter_, canvas, box, text, how);
    }
    void icon(const QRectF& box, Icon icon, const QColor& colour) const { drawIcon(painter_, box, icon, colour); }
    /// The edge lies inside the box.
    void round(const QRectF& box, double radius, const QBrush& fill, const QPen& edge = Qt::NoPen) const
    {
        paintRound(painter_, box, radius, fill, edge);
    }
    QPainter& inked(const QPen& edge, const QBrush& fill = Qt::NoBrush) const { return kit::inked(painter_, edge, fill); }

private:
    QPainter& painter_;
};

} // namespace parlour::kit
