// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/pazaak/pazaak_cards.h"

#include "app/draw/paint.h"
#include "app/tables/kit/pencil.h"

#include <QFontMetricsF>

namespace parlour::pazaak {

using kit::inked;

namespace {

constexpr QSizeF kBox(96, 130);
constexpr double kCut = 15;
constexpr double kPlainBelow = 48; ///< px of width; narrower cards leave out details

const QColor kIce(0x5c, 0xc8, 0xe0);
const QColor kSteel(0x5e, 0x83, 0xb4);

QBrush downwards(const char* top, const char* bottom)
{
    return kit::downwards(QRectF(QPointF(), kBox), QColor(top), QColor(bottom));
}

QPen line(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Paints digits as outlines, which are sharp at every size; `baseline` is the middle of their baseline.
void paintDigits(QPainter& painter, QFont font, const QString& text, int size, QPointF baseline, const QColor& colour)
{
    font.setPixelSize(size);
    font.setWeight(QFont::Bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.addText(baseline - QPointF(QFontMetricsF(font).horizontalAdvance(text) / 2, 0), font, text);
    painter.fillPath(path, colour);
}

/// Paints the value as lit ticks at the foot.
void paintTicks(QPainter& painter, int lit, int of, const QColor& on, const QColor& off)
{
    const double width = (64.0 - (of - 1) * 2.0) / of;
    for (int i = 0; i < of; ++i) {
        QPainterPath tick;
        tick.addRoundedRect(QRectF(16 + i * (width + 2), 113, width, 5), 1, 1);
        painter.fillPath(tick, i < lit ? on : off);
    }
}

/// Calls `paint(plain)` with a painter in box units; `plain`: without details.
template <class Paint>
void paintInBox(QPainter& painter, QSizeF size, Paint paint)
{
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size.width() / kBox.width(), size.height() / kBox.height());
    paint(size.width() < kPlainBelow);
}

void paintSheet(QPainter& painter, const QBrush& fill, const QPen& edge)
{
    inked(painter, edge, fill).drawPath(cutCorners(QRectF(0.5, 0.5, 95, 129), kCut, 5));
}

void paintInnerLine(QPainter& painter, double inset, const QColor& colour)
{
    inked(painter, QPen(colour, 1), Qt::NoBrush)
        .drawPath(cutCorners(QRectF(QPointF(0, 0), kBox).adjusted(inset, inset, -inset, -inset), 12, 3));
}

QPainterPath diamond(QPointF centre, double dx, double dy)
{
    QPainterPath path;
    path.moveTo(centre.x(), centre.y() - dy);
    path.lineTo(centre.x() + dx, centre.y());
    path.lineTo(centre.x(), centre.y() + dy);
    path.lineTo(centre.x() - dx, centre.y());
    path.closeSubpath();
    return path;
}

} // namespace

Face houseFace(int value, const QFont& font)
{
    return {QStringLiteral("pazaak:house:%1").arg(value), [value, font](QPainter& painter, QSizeF size) {
                paintInBox(painter, size, [&](bool plain) {
                    paintSheet(painter, downwards("#f3f6fa", "#cfd9e5"), QPen(QColor("#93a6ba"), 1));
                    const QColor ink("#41597a");
                    const QString digits = QString::number(value);
                    if (!plain) {
                        paintInnerLine(painter, 6, faint(QColor("#7c93ab"), 0.55));
                        paintDigits(painter, font, digits, 15, {17.5, 25}, ink);
                    }
                    paintDigits(painter, font, digits, plain ? 60 : 52, {48, plain ? 85.0 : 82.0}, QColor("#14263b"));
                    paintTicks(painter, value, 10, ink, QColor("#b4c2d1"));
                });
            }};
}

Face sideFace(int value, const QFont& font)
{
    return {QStringLiteral("pazaak:side:%1").arg(value), [value, font](QPainter& painter, QSizeF size) {
                paintInBox(painter, size, [&](bool plain) {
                    paintSheet(painter, downwards("#1f5d80", "#0e3350"), QPen(kIce, 1.5));
                    if (!plain)
                        paintInnerLine(painter, 6, faint(kIce, 0.38));
                    painter.setPen(line(kIce, 3));
                    painter.drawPolyline(QPolygonF({{36, 27}, {48, 17}, {60, 27}}));
                    paintDigits(painter, font, QStringLiteral("+%1").arg(value), 46, {48, 80}, QColor("#eaf9fd"));
                    paintTicks(painter, value, 6, kIce, faint(Qt::white, 0.16));
                });
            }};
}

Face backFace()
{
    return {QStringLiteral("pazaak:back"), [](QPainter& painter, QSizeF size) {
                paintInBox(painter, size, [&](bool plain) {
                    paintSheet(painter, downwards("#21395e", "#13233f"), QPen(kSteel, 1.5));
                    const QColor bright("#7fa5d6");
                    if (!plain) {
                        paintInnerLine(painter, 8, faint(kSteel, 0.55));
                        painter.drawLines(
                            {QLineF(48, 8, 48, 37), QLineF(48, 93, 48, 122), QLineF(8, 65, 22, 65), QLineF(74, 65, 88, 65)});
                    }
                    inked(painter, QPen(faint(bright, 0.85), 1.5), Qt::NoBrush).drawPath(diamond({48, 65}, 26, 28));
                    painter.fillPath(diamond({48, 65}, 14, 15), faint(bright, 0.35));
                });
            }};
}

void paintPlace(QPainter& painter, QRectF rect, const QColor& edge)
{
    const PainterState saved(painter);
    painter.translate(rect.topLeft());
    paintInBox(painter, rect.size(), [&](bool) {
        inked(painter, QPen(edge, 1.3), faint(Qt::white, 0.03)).drawPath(cutCorners(QRectF(1, 1, 94, 128), kCut, 5));
    });
}

void paintWins(QPainter& painter, QPointF at, double scale, int won, int of)
{
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.scale(scale, scale);
    for (int i = 0; i < of; ++i) {
        const QPointF centre(9 + i * 26, 0);
        const bool lit = i < won;
        inked(painter, lit ? QPen(QColor("#d8f4fb"), 1.2) : QPen(faint(QColor("#9cc3ea"), 0.55), 1.3),
              lit ? kIce : faint(Qt::black, 0.28))
            .drawPath(diamond(centre, 9, 10));
        if (lit) {
            painter.setPen(QPen(QColor("#06202b"), 2));
            painter.drawPolyline(
                QPolygonF({centre + QPointF(-3.5, 0.2), centre + QPointF(-0.9, 3.2), centre + QPointF(3.7, -2.8)}));
        }
    }
}

} // namespace parlour::pazaak
