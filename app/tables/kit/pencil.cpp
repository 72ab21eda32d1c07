// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/kit/pencil.h"

namespace parlour::kit {

void paintHatching(QPainter& painter, const QRectF& box, const QPen& line, double step)
{
    const PainterState saved(painter);
    painter.setClipRect(box);
    painter.setPen(line);
    for (double x = box.left() - box.height(); x < box.right(); x += step)
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
}

void paintPadlock(QPainter& painter, const QRectF& box, const QColor& colour)
{
    const PainterState saved(painter);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 16, box.height() / 16);
    inked(painter, QPen(colour, 1.7)).drawArc(QRectF(4.8, 1.8, 6.4, 8), 0, 180 * 16);
    painter.drawLines({QLineF(4.8, 5.8, 4.8, 8), QLineF(11.2, 5.8, 11.2, 8)});
    inked(painter, Qt::NoPen, colour).drawRoundedRect(QRectF(2.8, 7.2, 10.4, 7), 1.6, 1.6);
}

void paintArrow(QPainter& painter, QPointF from, QPointF to, double wing, const QPen& line)
{
    inked(painter, line).drawLine(from, to);
    painter.drawPolyline(QPolygonF({to + QPointF(-wing, -wing), to, to + QPointF(-wing, wing)}));
}

} // namespace parlour::kit
