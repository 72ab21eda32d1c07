// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/free_place.h"

#include <cmath>

namespace parlour {

namespace {

constexpr double kStep = 12; ///< px between the places that are tried
constexpr double kPromptWeight = 60; ///< of each px of the question, covered or not
constexpr double kActsWeight = 20; ///< of a covered px of a piece that can be acted upon
constexpr double kCardWeight = 4; ///< of one of a card
constexpr double kOrnamentWeight = 0.25; ///< of one of a piece without a name
constexpr double kBackground = 0.3; ///< share of the table from which on a piece is background

double areaOf(const QRectF& box)
{
    return box.width() * box.height();
}

double weightOf(const Piece& piece, const QRectF& room)
{
    if (piece.acts())
        return kActsWeight;
    if (areaOf(piece.box()) > kBackground * areaOf(room))
        return 0;
    return piece.role == Role::Card ? kCardWeight : piece.name.isEmpty() ? kOrnamentWeight : 1;
}

} // namespace

QPointF freePlace(const Layout& layout, const QRectF& room, const QSizeF& size, bool mirrored)
{
    QPointF best = room.topLeft();
    double least = HUGE_VAL;
    const double across = std::max(room.width() - size.width(), 0.0), down = std::max(room.height() - size.height(), 0.0);
    for (double x = 0; x <= across; x += kStep)
        for (double y = 0; y <= down; y += kStep) {
            const QPointF corner(mirrored ? room.left() + x : room.right() - size.width() - x, room.top() + y);
            const bool asks = QRectF(corner, size).intersects(layout.prompt);
            double cost = asks ? kPromptWeight * areaOf(layout.prompt) : 0; // cannot be read if a part of it is covered
            for (const Piece& piece : layout.pieces)
                if (const QRectF covered = piece.box() & QRectF(corner, size); !covered.isEmpty())
                    cost += weightOf(piece, room) * areaOf(covered);
            if (cost < least) {
                least = cost;
                best = corner;
            }
        }
    return best;
}

} // namespace parlour
