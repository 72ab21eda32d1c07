// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the things on Pazaak's table look that are no cards: bars, ruler, totals, plates.
// Each is a look that kit/face.h makes a Face of. Called by the layout; knows no position.
#pragma once

#include "app/tables/kit/plate.h"
#include "engine/pazaak/pazaak_types.h"

#include <vector>

namespace parlour::pazaak {

using kit::inked, kit::Pencil;

/// The highest total that can be reached: the last card comes at 19 at most. The ruler ends there, so no bar is ever cut.
inline constexpr int kHighestTotal = kGoal - 1 + kHighestHouse;

/// Nine places beside each other.
struct PlacesLook {
    QSizeF card;
    double pitch = 0; ///< px from one to the next
};
void paint(const Pencil& pen, QRectF box, const PlacesLook& look);

/// A sum drawn to scale over the whole width, a segment a card.
struct Bar {
    std::vector<int> house;
    int side = 0; ///< already played; 0: none
    int ghost = 0; ///< previewed, dashed; 0: none
};
void paint(const Pencil& pen, QRectF box, const Bar& bar);

/// The scale between the bars, and one line at 20 through the whole height. `margin` is free at both ends.
struct RulerLook {
    double margin = 0;
    QString bust; ///< beyond the line
};
void paint(const Pencil& pen, QRectF box, const RulerLook& look);

/// Old total, arrow, new total; only the total when `preview` is 0.
struct TotalLook {
    int total = 0, preview = 0;
};
void paint(const Pencil& pen, QRectF box, const TotalLook& look);
/// What became of a total: "stands", "bust".
struct TagLook {
    QString text;
    bool alarming = false;
};
void paint(const Pencil& pen, QRectF box, const TagLook& look);
QSizeF tagSize(const Style& style, const QString& text);

/// How many cards of each value, from 1, are left in the deck.
struct LeftLook {
    std::array<int, kHighestHouse> left;
};
void paint(const Pencil& pen, QRectF box, const LeftLook& look);

struct SeatLook {
    kit::SeatDisc seat;
    QString line;
    bool turn = false;
    int wins = 0;
    double winsAt = 0; ///< of the lights from the left, in units; 0: under the name
};
void paint(const Pencil& pen, QRectF box, const SeatLook& look);
/// Where the lights may stand so that they are clear of the name.
double winsBeside(const Style& style, const SeatLook& look);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::pazaak
