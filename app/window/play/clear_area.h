// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The area of the stage where a card hides least. Used by the result card, hints and offers; a pure function of a layout.
#pragma once

#include "app/stage/layout.h"

#include <QRectF>

#include <limits>

namespace parlour {

/// The cost of hiding a piece that the person can act with, in ordinary pieces.
inline constexpr double kActingWeight = 6;

inline constexpr int kClearEdge = 12; ///< px from the edge of the stage

struct ClearArea {
    QRectF rect;
    double cost = std::numeric_limits<double>::infinity(); ///< in pieces hidden
};

/// The area of least cost for a card of size `card`: the pieces hidden, plus a little for the distance from the layout's
/// result area. `actingCost` is the cost of hiding a piece with actions, a target of one or the question. If it is positive,
/// areas that hide none of these come first, then areas that hide only targets. 0 treats all pieces alike.
ClearArea clearestArea(const Layout& layout, QSizeF stage, QSizeF card, double actingCost = 0);

} // namespace parlour
