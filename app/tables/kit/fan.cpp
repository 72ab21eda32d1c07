// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/kit/fan.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour::kit {

namespace {

constexpr double kRowOffset = 0.46; ///< card heights between rows: room for the index above a raised card

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

QRectF boundsOf(const CardPose& pose, QSizeF card)
{
    const double c = std::abs(std::cos(radians(pose.angle)));
    const double s = std::abs(std::sin(radians(pose.angle)));
    const QSizeF box(card.width() * c + card.height() * s, card.width() * s + card.height() * c);
    return {pose.centre.x() - box.width() / 2, pose.centre.y() - box.height() / 2, box.width(), box.height()};
}

/// Adds one row of an arc whose highest card would have its centre at (0, y).
void addRow(Fan& fan, int cards, const FanShape& shape, double y)
{
    const double turn = cards > 1 ? std::min(shape.step, shape.spread / (cards - 1)) : shape.step;
    const double radius = fan.pitch / radians(turn);
    for (int i = 0; i < cards; ++i) {
        const double angle = (i - (cards - 1) / 2.0) * turn;
        const QPointF centre(radius * std::sin(radians(angle)), y + radius * (1 - std::cos(radians(angle))));
        fan.poses.push_back({centre, angle});
    }
}

} // namespace

CardPose CardPose::raised(double distance) const
{
    return {centre + QPointF(std::sin(radians(angle)), -std::cos(radians(angle))) * distance, angle};
}

void Fan::move(QPointF by)
{
    for (CardPose& pose : poses)
        pose.centre += by;
    bounds.translate(by);
}

void Fan::moveTo(QPointF centre)
{
    move(centre - bounds.center());
}

double Fan::leftEdge(double y, double none) const
{
    double left = none;
    for (const CardPose& pose : poses) {
        const QPointF middle =
            pose.centre - QPointF(std::cos(radians(pose.angle)), std::sin(radians(pose.angle))) * (card.width() / 2);
        const QPointF half = CardPose{{}, pose.angle}.raised(card.height() / 2).centre;
        const double above = std::clamp((middle.y() - y) / (card.height() / 2), -1.0, 1.0);
        left = std::min(left, middle.x() + half.x() * above);
    }
    return left;
}

Fan makeFan(int cards, const FanShape& shape)
{
    Fan fan;
    fan.card = {shape.width, shape.aspect * shape.width};
    if (cards == 0)
        return fan;
    const int fitting = 1 + std::max(0, static_cast<int>((shape.room - shape.width) / std::max(1.0, shape.least)));
    const int rows = (cards + fitting - 1) / fitting;
    const int inRow = (cards + rows - 1) / rows;
    fan.pitch = shape.natural * shape.width;
    if (inRow > 1)
        fan.pitch = std::min(fan.pitch, (shape.room - shape.width) / (inRow - 1));
    for (int row = 0, left = cards; row < rows; ++row) {
        const int here = (left + rows - row - 1) / (rows - row);
        addRow(fan, here, shape, -(rows - 1 - row) * kRowOffset * fan.card.height());
        left -= here;
    }
    for (const CardPose& pose : fan.poses)
        fan.bounds |= boundsOf(pose, fan.card);
    return fan;
}

} // namespace parlour::kit
