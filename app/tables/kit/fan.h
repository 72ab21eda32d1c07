// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hand of cards held as an arc. Plain geometry: called by tables where hands lie; knows no card.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace parlour::kit {

/// A card's place: its centre and its angle in degrees, clockwise.
struct Spot {
    QPointF centre;
    double angle = 0;
    /// The place moved by `distance` px along the card's own axis, towards its top edge.
    Spot raised(double distance) const;
};

/// A hand as an arc, in as many rows as it takes for every index to be seen.
struct Fan {
    QSizeF card;
    std::vector<Spot> spots; ///< in display order: the back row first
    double pitch = 0; ///< px between neighbours of a row
    QRectF bounds; ///< of all cards, unraised

    void move(QPointF by);
    void moveTo(QPointF centre); ///< of its bounds
    /// How far left it reaches at `y` and below; `none` if it does not.
    double leftEdge(double y, double none) const;
};

/// What a hand of cards makes of a room.
struct FanShape {
    double width = 0; ///< of a card, px
    double aspect = 1.4; ///< of a card: height by width
    double room = 0; ///< px for the whole arc
    double natural = 0.64; ///< card widths between neighbours, where there is room
    double least = 0; ///< px between neighbours before a second row is opened
    double step = 2.4; ///< degrees from card to card, where there is room
    double spread = 27.9; ///< degrees that a row may spread
};

/// With the middle of its lowest row's arc at the origin.
Fan makeFan(int cards, const FanShape& shape);

} // namespace parlour::kit
