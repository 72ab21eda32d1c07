// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The geometry of a Durak table of a given size. Knows no card, text or colour. Used by the layout.
#pragma once

#include "app/tables/kit/fan.h"

#include <vector>

namespace parlour::durak {

using kit::CardPose;
using kit::Fan;

/// The content that needs room.
struct Demand {
    struct Hand {
        int cards = 0;
        bool open = false;
    };
    QSizeF room; ///< of the canvas, at least 800 x 500
    double aspect = 1.4; ///< of a card: height by width
    Hand own;
    std::vector<Hand> others; ///< clockwise from the own seat's left
    int places = 0; ///< attack cards on the table and free places next to them
    int buttons = 0; ///< next to the hand
    bool figures = false; ///< figures stand above the own cards
    bool asks = false; ///< a person plays: keep room for the question
};

struct Plan {
    struct Other {
        Fan fan;
        QPointF plate; ///< centre, or the middle of its left edge
        bool plateFromLeft = false;
        double plateRoom = 0; ///< the plate's largest width in px
    };

    double margin = 0; ///< at the sides
    Fan hand;
    std::vector<Other> others;
    QRectF zone; ///< the area where cards are played
    QSizeF tableCard;
    std::vector<QPointF> places; ///< centres of attack cards
    QSizeF pileCard;
    QPointF stock, discard;
    QPointF question; ///< centre, if it fits there
    double questionRight = 0; ///< its right limit; the left one is the margin
    double questionHeight = 0;
    QRectF ownPlate; ///< the plate is left-aligned and vertically centred in it
    QRectF buttons; ///< the right column, filled from the bottom up
    double buttonHeight = 0;

    static Plan make(const Demand& demand);
    /// The centre of a covering card, given the attack card's.
    QPointF coverOf(QPointF attack) const;
};

inline constexpr double kHeap = 1.26; ///< height of the untidy discard pile, in card heights
inline constexpr double kHeapWidth = 1.4; ///< in card widths
inline constexpr double kButtonGap = 8; ///< px
inline constexpr double kLegalLift = 0.09; ///< card heights
inline constexpr double kChosenLift = 0.14;

// Figures over cards, in px.
inline constexpr double kFigureHeight = 24;
inline constexpr double kFigureAbove = 8, kChosenFigureAbove = 10; ///< from a card's edge to the figure's centre
inline constexpr double kNarrowPitch = 52; ///< below this pitch of the cards every other figure is raised
inline constexpr double kFigureStep = 20; ///< by this much
inline constexpr int kFigureRows = 3; ///< the most rows of figures over a hand
inline constexpr double kAttackAngle = -1.2; ///< degrees
inline constexpr double kCoverAngle = 2.2;

} // namespace parlour::durak
