#include "app/desktop/stage/focus_order.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace parlour {

namespace {

/// How much higher or lower than its row's others a piece may lie: an arc of cards is one row, with the buttons beside it.
double slack(const Piece* piece)
{
    return 0.3 * piece->size.height();
}

} // namespace

QStringList readingOrder(std::vector<const Piece*> pieces)
{
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece* one, const Piece* other) {
        return std::pair(one->part, one->centre.y()) < std::pair(other->part, other->centre.y());
    });
    QStringList order;
    for (auto row = pieces.begin(); row != pieces.end();) {
        double foot = (*row)->centre.y();
        const int part = (*row)->part;
        auto end = row;
        for (; end != pieces.end() && (*end)->part == part && (*end)->centre.y() - slack(*end) <= foot; ++end)
            foot = std::max(foot, (*end)->centre.y() + slack(*end));
        std::stable_sort(row, end, [](const Piece* one, const Piece* other) { return one->centre.x() < other->centre.x(); });
        for (; row != end; ++row)
            order.append((*row)->id);
    }
    return order;
}

QString neighbour(const std::vector<const Piece*>& pieces, const Piece& from, Direction direction)
{
    QString nearest;
    double least = std::numeric_limits<double>::max();
    for (const Piece* piece : pieces) {
        const QPointF way = piece->centre - from.centre;
        const bool across = direction == Direction::Left || direction == Direction::Right;
        const bool back = direction == Direction::Left || direction == Direction::Up;
        const double ahead = (across ? way.x() : way.y()) * (back ? -1 : 1);
        const double aside = std::abs(across ? way.y() : way.x());
        const double cost = ahead + 2 * aside;
        // Sideways stays in the row: at the end of a hand there is nothing further, not the pile somewhere above.
        const double reach = across ? std::max(from.size.height(), piece->size.height()) / 2 : 3 * ahead;
        if (ahead > 1 && aside <= reach && cost < least) {
            least = cost;
            nearest = piece->id;
        }
    }
    return nearest;
}

} // namespace parlour
