// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawables (kit/face.h) of Pazaak's table apart from its cards: bars, ruler, totals, plates. Used by the layout; knows
// no position.
#pragma once

#include "app/tables/kit/plate.h"
#include "engine/pazaak/pazaak_types.h"

#include <vector>

namespace parlour::pazaak {

using kit::inked, kit::Pencil;

/// The highest possible total: the last card is drawn at 19 at most. The ruler ends there, so no bar is cut.
inline constexpr int kHighestTotal = kGoal - 1 + kHighestHouse;

/// A row of empty places, over the whole width.
struct PlacesDrawable {
    QSizeF card;
    double pitch = 0; ///< px from one to the next
};
void paint(const Pencil& pen, QRectF box, const PlacesDrawable& places);

/// A total drawn to scale over the whole width, a segment a card.
struct BarDrawable {
    std::vector<int> house;
    int side = 0; ///< the played side card; 0: none
    int ghost = 0; ///< the previewed side card, dashed; 0: none
};
void paint(const Pencil& pen, QRectF box, const BarDrawable& bar);

/// The scale between the bars, with a line at 20 over the whole height.
struct RulerDrawable {
    double margin = 0; ///< px free at both ends
    QString bust; ///< the label beyond the line
};
void paint(const Pencil& pen, QRectF box, const RulerDrawable& ruler);

/// The total; with a preview: the total, an arrow, the new total.
struct TotalDrawable {
    int total = 0, preview = 0; ///< preview 0: none
};
void paint(const Pencil& pen, QRectF box, const TotalDrawable& total);
/// The state of a total: "stands", "bust".
struct TagDrawable {
    QString text;
    bool alarming = false;
};
void paint(const Pencil& pen, QRectF box, const TagDrawable& tag);
QSizeF tagSize(const Style& style, const QString& text);

/// The number of cards of each value, from 1, left in the deck.
struct DeckCountsDrawable {
    std::array<int, kHighestHouse> left;
};
void paint(const Pencil& pen, QRectF box, const DeckCountsDrawable& counts);

struct SeatDrawable {
    kit::SeatDisc seat;
    QString line;
    bool turn = false;
    int wins = 0;
    double winsAt = 0; ///< the lights' distance from the left, in units; 0: they are under the name
};
void paint(const Pencil& pen, QRectF box, const SeatDrawable& seat);
/// The `winsAt` of lights next to the name.
double winsNextToName(const Style& style, const SeatDrawable& seat);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::pazaak
