// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/callout.h"

#include "app/draw/text.h"

#include <QPainterPath>

#include <algorithm>

namespace parlour {

namespace {

constexpr double kWidth = 300; // most px of a line
constexpr int kLines = 3;

} // namespace

Callout calloutAt(const QString& piece, const QString& text, const QRectF& place, QSizeF stage, const QFont& font,
                  const QRectF& prompt)
{
    Canvas canvas;
    canvas.font = font;
    const QSizeF size = textSize(canvas, text, {.px = 14, .lines = kLines}, kWidth) + QSizeF(30, 18);
    const bool above = place.top() - size.height() - 14 > 0;
    const double middle = place.center().x();
    const double x = std::clamp(middle - size.width() / 2, 8.0, std::max(8.0, stage.width() - size.width() - 8));
    const double y = above ? place.top() - size.height() - 12 : place.bottom() + 12;
    QRectF box(QPointF(x, y), size);
    if (above && box.intersects(prompt) && prompt.top() - size.height() > 14)
        box.moveBottom(prompt.top() - 10);
    return {piece, text, box, {std::clamp(middle, x + 20, x + size.width() - 20), above ? box.bottom() + 9 : box.top() - 9}};
}

void paintCallout(QPainter& painter, const Callout& callout, const Theme& theme, const QFont& font)
{
    if (callout.piece.isEmpty())
        return;
    QPainterPath paper;
    paper.addRoundedRect(callout.box, 10, 10);
    const bool above = callout.box.bottom() < callout.tip.y();
    const double edge = above ? callout.box.bottom() : callout.box.top();
    QPainterPath tip;
    tip.addPolygon(QPolygonF({QPointF(callout.tip.x() - 8, edge), callout.tip, QPointF(callout.tip.x() + 8, edge)}));
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1));
    painter.setBrush(QColor(0xFFF6F3EC));
    painter.drawPath(paper.united(tip));
    Canvas canvas;
    canvas.theme = theme;
    canvas.font = font;
    drawText(painter, canvas, callout.box.adjusted(14, 8, -14, -8), callout.text,
             {.px = 14, .colour = QColor(0xFF1C211E), .align = Qt::AlignCenter, .lines = kLines});
}

} // namespace parlour
