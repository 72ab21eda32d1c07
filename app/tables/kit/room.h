// Rectangles cut from rectangles: strips, columns, what lies in the middle. Pixels throughout. Called by tables, which say
// how much of what they have goes to whom instead of adding up edges; knows no game.
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

/// What is left of a box while strips are cut from its sides, each with a gap behind it.
class Room {
public:
    explicit Room(const QRectF& box, double gap = 0) : box_(box), gap_(gap) {}

    QRectF top(double height)
    {
        const QRectF cut(box_.topLeft(), QSizeF(box_.width(), height));
        box_.setTop(cut.bottom() + gap_);
        return cut;
    }
    QRectF bottom(double height)
    {
        const QRectF cut(box_.left(), box_.bottom() - height, box_.width(), height);
        box_.setBottom(cut.top() - gap_);
        return cut;
    }
    QRectF left(double width)
    {
        const QRectF cut(box_.topLeft(), QSizeF(width, box_.height()));
        box_.setLeft(cut.right() + gap_);
        return cut;
    }
    QRectF right(double width)
    {
        const QRectF cut(box_.right() - width, box_.top(), width, box_.height());
        box_.setRight(cut.left() - gap_);
        return cut;
    }
    void skip(double height) { box_.setTop(box_.top() + height); }
    const QRectF& rest() const { return box_; }

private:
    QRectF box_;
    double gap_;
};

/// Columns from the left, as wide as their shares.
inline std::vector<QRectF> columns(const QRectF& box, const std::vector<double>& shares, double gap)
{
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    const double room = box.width() - gap * static_cast<double>(shares.size() - 1);
    Room left(box, gap);
    std::vector<QRectF> out;
    for (const double share : shares)
        out.push_back(left.left(room * share / all));
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
