// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where on the stage a card hides least of it. Used by the result card and by hints; a pure function of a layout.
#pragma once

#include "app/stage/layout.h"

#include <QRectF>

#include <limits>

namespace parlour {

/// How many other pieces count as much as one that the person can act with, which is to stay in sight.
inline constexpr double kActingWeight = 6;

inline constexpr int kClearEdge = 12; ///< px from the edge of the stage

struct ClearArea {
    QRectF rect;
    double cost = std::numeric_limits<double>::infinity(); ///< in pieces hidden
};

/// Where a card of that size hides least of the stage, and as near to what is calm there as that allows. `ofActing`: the
/// worth of what the person can act with, of what that can be aimed at and of the question; they are left in sight
/// altogether if that can be, or all but what is aimed at. 0: they are worth what anything else is.
ClearArea clearestSpot(const Layout& layout, QSizeF stage, QSizeF card, double ofActing = 0);

} // namespace parlour
