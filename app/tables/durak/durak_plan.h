// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything lies on a Durak table of a given size: plain geometry, no card, no text, no colour. Used by DurakTable.
#pragma once

#include "app/tables/kit/fan.h"

#include <vector>

namespace parlour::durak {

using kit::Fan;
using kit::Spot;

/// What has to find room.
struct Demand {
    struct Hand {
        int cards = 0;
        bool open = false;
    };
    QSizeF room; ///< of the canvas, at least 800 x 500
    double aspect = 1.4; ///< of a card: height by width
    Hand own;
    std::vector<Hand> others; ///< clockwise from the own seat's left
    int places = 0; ///< attack cards on the table, with the places kept free beside them
    int buttons = 0; ///< beside the hand
    bool figures = false; ///< values stand above the own cards
    bool asks = false; ///< a person plays: keep room for the question
};

struct Plan {
    struct Other {
        Fan fan;
        QPointF plate; ///< centre, or the middle of its left edge
        bool plateFromLeft = false;
        double plateRoom = 0; ///< px that the plate may be wide
    };

    double margin = 0; ///< at the sides
    Fan hand;
    std::vector<Other> others;
    QRectF zone; ///< the table proper
    QSizeF tableCard;
    std::vector<QPointF> places; ///< centres of attack cards
    QSizeF pileCard;
    QPointF stock, discard;
    QPointF question; ///< centre, if it fits there
    double questionRight = 0; ///< it must end before; on the left there is the margin
    double questionHeight = 0;
    QRectF ownPlate; ///< the plate lies left and in the middle of it
    QRectF buttons; ///< right column, filled from below
    double buttonHeight = 0;

    static Plan make(const Demand& demand);
    /// Where a card that covers lies, given the attack card's place.
    QPointF coverOf(QPointF attack) const;
};

inline constexpr double kHeap = 1.26; ///< card heights that the untidy discard pile takes
inline constexpr double kHeapWidth = 1.4; ///< card widths
inline constexpr double kButtonGap = 8; ///< px
inline constexpr double kLegalLift = 0.09; ///< card heights
inline constexpr double kChosenLift = 0.14;

// Values over cards, in px.
inline constexpr double kFigureHeight = 24;
inline constexpr double kFigureAbove = 8, kChosenFigureAbove = 10; ///< a card's edge: their middles
inline constexpr double kNarrowPitch = 52; ///< between cards that a figure does not fit into: every other lies higher
inline constexpr double kFigureStep = 20; ///< by so much
inline constexpr int kFigureRows = 3; ///< of figures over a hand, where they would lie on each other
inline constexpr double kAttackAngle = -1.2; ///< degrees
inline constexpr double kCoverAngle = 2.2;

} // namespace parlour::durak
