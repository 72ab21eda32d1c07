// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/clear_area.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace parlour {

namespace {

constexpr double kClearGap = 10; ///< px between the card and visible pieces

/// The cost of hiding a piece. Texts are players and their totals.
double pieceCost(const Piece& piece, const QSet<QString>& aims, double actingCost)
{
    if (actingCost > 0 && (piece.acts() || aims.contains(piece.id)))
        return actingCost;
    return piece.worth.value_or(piece.name.isEmpty() ? 0 : piece.role == Role::Text ? 3 : 1);
}

/// The cost of all that a card hides. A mere touch costs kTouched of a piece: names begin at its edge.
double cardCost(const QRectF& card, const Layout& layout, const QSet<QString>& aims, double actingCost)
{
    constexpr double kTouched = 0.2;
    const QRectF around = card.adjusted(-kClearGap / 2, -kClearGap / 2, kClearGap / 2, kClearGap / 2);
    double hidden = 0;
    for (const Piece& piece : layout.pieces) {
        const QRectF box = piece.box();
        const QRectF under = around & box;
        if (!under.isEmpty())
            hidden += pieceCost(piece, aims, actingCost)
                * (kTouched + (1 - kTouched) * under.width() * under.height() / (box.width() * box.height()));
    }
    if (const QRectF under = around & layout.prompt; !under.isEmpty())
        hidden += actingCost * under.width() * under.height() / (layout.prompt.width() * layout.prompt.height());
    return hidden;
}

/// Rank of a card's area: 0 if it hides the question or a piece with actions, 1 if it hides only targets, 2 if neither.
int visibilityRank(const QRectF& card, const Layout& layout, const QSet<QString>& aims)
{
    const auto isOver = [&](auto concerns) {
        return std::any_of(layout.pieces.begin(), layout.pieces.end(),
                           [&](const Piece& piece) { return concerns(piece) && card.intersects(piece.box()); });
    };
    if (card.intersects(layout.prompt) || isOver([](const Piece& piece) { return piece.acts(); }))
        return 0;
    return isOver([&](const Piece& piece) { return aims.contains(piece.id); }) ? 1 : 2;
}

/// Candidate coordinates for a card of `extent` px along a side of `room` px: around `middle`, at the edges, next to pieces.
std::vector<double> startsAlong(double room, double extent, double middle,
                                const std::vector<std::pair<double, double>>& pieces)
{
    const double last = std::max<double>(room - extent - kClearEdge, kClearEdge);
    std::vector<double> starts{kClearEdge, last};
    const auto add = [&](double start) {
        if (start >= kClearEdge && start <= last)
            starts.push_back(start);
    };
    add(std::floor(middle - extent / 2));
    for (const auto& [from, to] : pieces) {
        add(std::floor(from - kClearGap - extent));
        add(std::ceil(to + kClearGap));
    }
    std::sort(starts.begin(), starts.end());
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    return starts;
}

} // namespace

ClearArea clearestArea(const Layout& layout, QSizeF stage, QSizeF card, double actingCost)
{
    std::vector<std::pair<double, double>> across, down;
    for (const Piece& piece : layout.pieces) {
        if (piece.name.isEmpty())
            continue;
        const QRectF box = piece.box();
        across.emplace_back(box.left(), box.right());
        down.emplace_back(box.top(), box.bottom());
    }
    constexpr double kAway = 0.2; // cost of a distance of the stage's whole width or height
    const QPointF middle = (layout.resultArea.isEmpty() ? QRectF(QPointF(), stage) : layout.resultArea).center();
    QSet<QString> aims;
    for (const Piece& piece : layout.pieces)
        aims |= piece.targets();
    ClearArea best;
    int bestRank = 0;
    for (const double y : startsAlong(stage.height(), card.height(), middle.y(), down))
        for (const double x : startsAlong(stage.width(), card.width(), middle.x(), across)) {
            const QRectF rect(QPointF(x, y), card);
            const QPointF off = rect.center() - middle;
            const double away = std::abs(off.x()) / stage.width() + std::abs(off.y()) / stage.height();
            const double cost = kAway * away + cardCost(rect, layout, aims, actingCost);
            const int rank = actingCost > 0 ? visibilityRank(rect, layout, aims) : 0;
            if (rank > bestRank || (rank == bestRank && cost < best.cost)) {
                best = {rect, cost};
                bestRank = rank;
            }
        }
    return best;
}

} // namespace parlour
