// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/style.h"

#include "app/draw/paint.h"

#include <algorithm>
#include <cmath>

namespace parlour {

int Style::text(double units) const
{
    return std::max(11, static_cast<int>(std::lround(px(units))));
}

double Style::widthOf(const QString& text, const TextStyle& how) const
{
    return textSize(canvas, text, how).width();
}

double Style::heightOf(const QString& text, const TextStyle& how, double width) const
{
    return textSize(canvas, text, how, width).height();
}

Face face(const Style& style, const char* what, const QStringList& parts, Paint paint)
{
    const QStringList common{canvasKey(style.canvas), QString::number(style.unit)};
    return {QLatin1String(what) + QLatin1Char(':') + (common + parts).join(QChar(0x1F)),
            [style, paint = std::move(paint)](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                paint(painter, QRectF(QPointF(), size), style);
            }};
}

QString flag(bool on)
{
    return on ? QStringLiteral("1") : QStringLiteral("0");
}

void paintRound(QPainter& painter, const QRectF& box, double radius, const QBrush& fill, const QPen& edge)
{
    const double inset = edge.style() == Qt::NoPen ? 0 : edge.widthF() / 2;
    painter.setBrush(fill);
    painter.setPen(edge);
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace parlour
