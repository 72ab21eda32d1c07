// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/paint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour {

namespace {

QString keyOf(std::initializer_list<QString> parts)
{
    return QStringList(parts).join(QChar(0x1F));
}
QString number(double value)
{
    return QString::number(value);
}

} // namespace

void enterTile(QPainter& painter, const QRectF& rect, const Canvas& canvas)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient ground(rect.center() - QPointF(0, rect.height() * 0.1), rect.width() * 0.75);
    ground.setColorAt(0, canvas.theme.groundInner);
    ground.setColorAt(1, canvas.theme.groundOuter);
    painter.fillRect(rect, ground);
    const double scale = std::min(rect.width() / 227, rect.height() / 196);
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.translate(-113.5, -98);
}

QPainterPath cutCorners(const QRectF& box, double cut, double radius)
{
    QPainterPath path;
    path.moveTo(box.left() + radius, box.top());
    path.lineTo(box.right() - cut, box.top());
    path.lineTo(box.right(), box.top() + cut);
    path.lineTo(box.right(), box.bottom() - radius);
    path.quadTo(box.bottomRight(), {box.right() - radius, box.bottom()});
    path.lineTo(box.left() + cut, box.bottom());
    path.lineTo(box.left(), box.bottom() - cut);
    path.lineTo(box.left(), box.top() + radius);
    path.quadTo(box.topLeft(), {box.left() + radius, box.top()});
    path.closeSubpath();
    return path;
}

QPainterPath suitPath(Suit suit, const QRectF& box)
{
    QPainterPath path; // in a square of 100 around (0, 0)
    const auto stem = [&path](double top, double side) {
        path.moveTo(-4, top);
        path.cubicTo(-5, top + side * 0.5, -9, 43, -17, 50);
        path.lineTo(17, 50);
        path.cubicTo(9, 43, 5, top + side * 0.5, 4, top);
        path.closeSubpath();
    };
    switch (suit) {
    case Suit::Spades:
        path.moveTo(0, -50);
        path.cubicTo(7, -33, 45, -11, 45, 14);
        path.cubicTo(45, 29, 34, 37, 23, 37);
        path.cubicTo(15, 37, 7, 33, 0, 22);
        path.cubicTo(-7, 33, -15, 37, -23, 37);
        path.cubicTo(-34, 37, -45, 29, -45, 14);
        path.cubicTo(-45, -11, -7, -33, 0, -50);
        stem(20, 26);
        break;
    case Suit::Hearts:
        path.moveTo(0, 49);
        path.cubicTo(-7, 32, -48, 9, -48, -18);
        path.cubicTo(-48, -37, -36, -47, -23, -47);
        path.cubicTo(-12, -47, -4, -40, 0, -29);
        path.cubicTo(4, -40, 12, -47, 23, -47);
        path.cubicTo(36, -47, 48, -37, 48, -18);
        path.cubicTo(48, 9, 7, 32, 0, 49);
        break;
    case Suit::Diamonds:
        path.moveTo(0, -51);
        path.cubicTo(8, -33, 24, -12, 38, 0);
        path.cubicTo(24, 12, 8, 33, 0, 51);
        path.cubicTo(-8, 33, -24, 12, -38, 0);
        path.cubicTo(-24, -12, -8, -33, 0, -51);
        break;
    case Suit::Clubs:
        path.addEllipse(QPointF(0, -27), 22.5, 22.5);
        path.addEllipse(QPointF(-25, 10), 22.5, 22.5);
        path.addEllipse(QPointF(25, 10), 22.5, 22.5);
        path.addRect(-11, -14, 22, 22);
        stem(4, 30);
        break;
    }
    path.setFillRule(Qt::WindingFill);
    const double scale = std::min(box.width(), box.height()) / 102;
    return QTransform().translate(box.center().x(), box.center().y()).scale(scale, scale).map(path);
}

QPainterPath starPath(QPointF centre, double radius, double waist, double turn)
{
    constexpr int kPoints = 4;
    QPainterPath star;
    for (int i = 0; i < 2 * kPoints; ++i) {
        const double far = i % 2 == 0 ? radius : radius * waist, angle = turn + std::numbers::pi * i / kPoints;
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * far;
        if (i == 0)
            star.moveTo(at);
        else
            star.lineTo(at);
    }
    star.closeSubpath();
    return star;
}

QString canvasKey(const Canvas& canvas)
{
    const Theme& t = canvas.theme;
    return keyOf({number(static_cast<int>(t.kind)), t.groundInner.name(), t.accent.name(), canvas.font.family(),
                  canvas.cards ? canvas.cards->key() : QString()});
}

Face textFace(const Canvas& canvas, const QString& text, const TextStyle& style)
{
    return {keyOf({QStringLiteral("text"), text, number(style.px), number(style.bold), style.colour.name(QColor::HexArgb),
                   number(static_cast<int>(style.align)), number(style.lines), canvasKey(canvas)}),
            [canvas, text, style](QPainter& painter, QSizeF size) {
                drawText(painter, canvas, QRectF(QPointF(), size), text, style);
            }};
}

Face cardFace(const Canvas& canvas, Card card)
{
    const auto cards = canvas.cards;
    return {QStringLiteral("card:%1:%2").arg(cards->key(), QString::fromStdString(toText(card))),
            [cards, card](QPainter& painter, QSizeF size) { cards->face(painter, size, card); },
            [cards, card](QSizeF size, double ratio) { return cards->isReady(size, ratio, card); }};
}

Face cardBackFace(const Canvas& canvas)
{
    const auto cards = canvas.cards;
    return {QStringLiteral("back:%1").arg(cards->key()),
            [cards](QPainter& painter, QSizeF size) { cards->back(painter, size); },
            [cards](QSizeF size, double ratio) { return cards->isReady(size, ratio, {}); }};
}

Face placeFace(const Canvas& canvas, bool lit, double radius)
{
    const QColor colour = lit ? canvas.theme.legal : QColor(255, 255, 255, 26);
    return {keyOf({QStringLiteral("place"), number(lit), number(radius), canvasKey(canvas)}),
            [colour, lit, radius](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                QPen pen(colour, lit ? 2 : 1);
                if (lit)
                    pen.setDashPattern({3, 2.5});
                painter.setPen(pen);
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1), radius, radius);
            }};
}

} // namespace parlour
