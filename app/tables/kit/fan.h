// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The geometry of a hand of cards held as an arc. Used by tables with hands; knows no card.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace parlour::kit {

/// A card's centre, and its angle in degrees clockwise.
struct CardPose {
    QPointF centre;
    double angle = 0;
    /// Moved by `distance` px along the card's own axis, towards its top edge.
    CardPose raised(double distance) const;
};

/// A hand as an arc, in as many rows as every index needs to be seen.
struct Fan {
    QSizeF card;
    std::vector<CardPose> poses; ///< in display order: the back row first
    double pitch = 0; ///< px between neighbours of a row
    QRectF bounds; ///< of all cards, unraised

    void move(QPointF by);
    void moveTo(QPointF centre); ///< of its bounds
    /// The leftmost x at `y` and below; `none` if there is no card.
    double leftEdge(double y, double none) const;
};

/// The parameters of a fan.
struct FanShape {
    double width = 0; ///< of a card, px
    double aspect = 1.4; ///< of a card: height by width
    double room = 0; ///< px for the whole arc
    double natural = 0.64; ///< card widths between neighbours, if there is room
    double least = 0; ///< px between neighbours before a second row is opened
    double step = 2.4; ///< degrees from card to card, if there is room
    double spread = 27.9; ///< degrees of a whole row, at most
};

/// The middle of the lowest row's arc is the origin.
Fan makeFan(int cards, const FanShape& shape);

} // namespace parlour::kit
