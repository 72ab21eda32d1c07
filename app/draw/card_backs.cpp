// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/card_backs.h"

#include "app/draw/paint.h"

#include <cmath>
#include <numbers>

namespace parlour {

namespace {

constexpr double kWide = 240; ///< width of a card in units

QPainterPath star(QPointF centre, double radius)
{
    return starPath(centre, radius, 0.32, -std::numbers::pi / 2);
}

void drawLattice(QPainter& painter, const QRectF& box)
{
    constexpr double kStep = 26;
    painter.fillRect(box, QColor(0xFF8C1F2C));
    painter.setPen(QPen(QColor(0xFFE7B9A0), 2.2));
    const double reach = box.width() + box.height();
    for (double at = -reach; at < reach; at += kStep) {
        painter.drawLine(box.center() + QPointF(at, -reach), box.center() + QPointF(at + 2 * reach, reach));
        painter.drawLine(box.center() + QPointF(at, -reach), box.center() + QPointF(at - 2 * reach, reach));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xFFF3D9B8));
    for (int row = -30; row <= 30; ++row)
        for (int column = -12; column <= 12; ++column)
            painter.drawEllipse(box.center() + QPointF((column + (row % 2 == 0 ? 0 : 0.5)) * kStep, row * kStep / 4), 2.6,
                                2.6);
}

void drawScales(QPainter& painter, const QRectF& box)
{
    constexpr double kRound = 21;
    painter.fillRect(box, QColor(0xFF1D5B57));
    int row = 0;
    for (double y = box.top() - kRound; y < box.bottom() + kRound; y += kRound * 0.75, ++row)
        for (double x = box.left() - kRound + (row % 2 == 0 ? 0 : kRound); x < box.right() + 2 * kRound; x += 2 * kRound)
            for (const auto& [part, colour] : {std::pair(1.0, QColor(0xFFCFE4D2)), std::pair(0.9, QColor(0xFF1D5B57)),
                                               std::pair(0.62, QColor(0xFF6FA79A)), std::pair(0.5, QColor(0xFF1D5B57)),
                                               std::pair(0.2, QColor(0xFFCFE4D2))}) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colour);
                painter.drawEllipse(QPointF(x, y), kRound * part, kRound * part);
            }
}

void drawNight(QPainter& painter, const QRectF& box)
{
    painter.fillRect(box, QColor(0xFF1B2350));
    const QColor gold(0xFFE3C276);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gold);
    const QPointF middle = box.center();
    QPainterPath moon, shade;
    moon.addEllipse(middle, 44, 44);
    shade.addEllipse(middle + QPointF(19, -13), 38, 38);
    painter.drawPath(moon.subtracted(shade));
    painter.drawPath(star(middle + QPointF(20, -10), 15));
    // Symmetric about the middle, so that both ends of a card look alike.
    for (const QPointF at : {QPointF(-62, -96), QPointF(48, -112), QPointF(-10, -72), QPointF(72, -56), QPointF(-78, -30),
                             QPointF(-34, -122), QPointF(14, -124)})
        for (const double side : {-1.0, 1.0})
            painter.drawPath(star(middle + side * at, 6 + std::abs(std::fmod(at.x(), 7))));
    painter.setPen(QPen(gold, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, 58, 58);
}

} // namespace

void drawCardBack(QPainter& painter, QSizeF size, int back)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = size.width() / kWide;
    painter.scale(scale, scale);
    const QRectF card(0, 0, kWide, size.height() / scale);
    painter.setPen(QPen(QColor(0, 0, 0, 56), 1));
    painter.setBrush(QColor(kPaper));
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 14.4, 14.4);
    const QRectF inside = card.adjusted(12, 12, -12, -12);
    QPainterPath clip;
    clip.addRoundedRect(inside, 8, 8);
    painter.save();
    painter.setClipPath(clip);
    if (back == 1)
        drawLattice(painter, inside);
    else if (back == 2)
        drawScales(painter, inside);
    else
        drawNight(painter, inside);
    painter.restore();
    painter.setPen(QPen(back == 1 ? QColor(0xFF8C1F2C) : back == 2 ? QColor(0xFF1D5B57) : QColor(0xFF1B2350), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inside, 8, 8);
    painter.restore();
}

} // namespace parlour
