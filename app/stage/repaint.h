// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What of the stage has to be painted anew: where its pieces are drawn, and what differs between two moments. Pure functions
// of a cast. Used by the stage, its movement, its input and its painter.
#pragma once

#include "app/stage/cast.h"

#include <QRect>

#include <vector>

namespace parlour {

/// Where a piece is drawn, all around it included.
QRect paintedArea(const Cast& cast, const Actor& actor);

/// What has to be painted anew, in stage pixels.
struct Repaint {
    bool isWhole = false; ///< all of it
    std::vector<QRect> areas = {};
};

/// What is drawn for one piece.
struct DrawnPiece {
    QString id;
    QRect area;
    QString key;
    bool operator==(const DrawnPiece&) const = default;
};
/// What is drawn now, lowest first.
std::vector<DrawnPiece> drawnPieces(const Cast& cast);
/// What has to be painted again after a change. Pieces are compared in their order: one that has another neighbour below it
/// is drawn anew.
std::vector<QRect> changedAreas(const std::vector<DrawnPiece>& before, const std::vector<DrawnPiece>& now);

} // namespace parlour
