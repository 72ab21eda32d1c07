// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rectangles cut from rectangles: columns, rows that close up, what lies around a point. Pixels throughout. Called by
// tables, which say how much of what they have goes to whom instead of adding up edges; knows no game.
#pragma once

#include <QRectF>

#include <algorithm>
#include <numeric>
#include <vector>

namespace parlour::kit {

/// The box of this size around a point.
inline QRectF boxAt(QPointF centre, QSizeF size)
{
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

/// Cuts a strip off a box's upper or lower side, and a gap beside it.
inline QRectF takeTop(QRectF& box, double height, double gap = 0)
{
    const QRectF strip(box.topLeft(), QSizeF(box.width(), height));
    box.setTop(box.top() + height + gap);
    return strip;
}
inline QRectF takeBottom(QRectF& box, double height, double gap = 0)
{
    const QRectF strip(box.left(), box.bottom() - height, box.width(), height);
    box.setBottom(strip.top() - gap);
    return strip;
}

/// Columns from the left, as wide as their shares.
inline std::vector<QRectF> columns(const QRectF& box, const std::vector<double>& shares, double gap)
{
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    const double room = box.width() - gap * static_cast<double>(shares.size() - 1);
    std::vector<QRectF> out;
    double left = box.left();
    for (const double share : shares) {
        out.emplace_back(left, box.top(), room * share / all, box.height());
        left = out.back().right() + gap;
    }
    return out;
}

/// A row of `count` things of one size with a gap between them that closes up, at last over each other, where `room` ends.
struct Spread {
    Spread(int count, double size, double gap, double room)
        : pitch(count < 2 ? 0 : std::min(size + gap, (room - size) / (count - 1))),
          width(size + std::max(0, count - 1) * pitch)
    {
    }
    double pitch; ///< from one to the next
    double width; ///< of all
};

} // namespace parlour::kit
