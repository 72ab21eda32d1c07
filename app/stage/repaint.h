// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The areas of the stage to repaint: where pieces are drawn, and what differs between two states. Pure functions of a cast.
// Used by the stage, its motion, its input and its painter.
#pragma once

#include "app/stage/cast.h"

#include <QRect>

#include <vector>

namespace parlour {

/// The area that a piece paints, with its shadow, ring and focus.
QRect paintedArea(const Cast& cast, const Actor& actor);

/// The part of the stage to repaint, in stage pixels.
struct Repaint {
    bool isWhole = false; ///< the whole stage
    std::vector<QRect> areas = {};
};

/// The drawing of one piece. `key` names everything that its picture depends on.
struct DrawnPiece {
    QString id;
    QRect area;
    QString key;
    bool operator==(const DrawnPiece&) const = default;
};
/// The present drawings, lowest first.
std::vector<DrawnPiece> drawnPieces(const Cast& cast);
/// The areas to repaint after a change. Pieces are compared in drawing order, so one that changed its place in it counts.
std::vector<QRect> changedAreas(const std::vector<DrawnPiece>& before, const std::vector<DrawnPiece>& now);

} // namespace parlour
