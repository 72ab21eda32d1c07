// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rectangle arithmetic in pixels: strips, columns, rows that close up, boxes around a point. Used by tables; knows no game.
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

/// Cuts a strip and a gap off the top or bottom of a box; returns the strip.
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

/// Columns from the left, with widths in proportion to their shares.
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

/// A row of `count` items of one size. If they exceed `room`, the gaps shrink until the items overlap.
struct Spread {
    Spread(int count, double size, double gap, double room)
        : pitch(count < 2 ? 0 : std::min(size + gap, (room - size) / (count - 1))),
          width(size + std::max(0, count - 1) * pitch)
    {
    }
    double pitch; ///< from one item to the next
    double width; ///< of the row
};

} // namespace parlour::kit
