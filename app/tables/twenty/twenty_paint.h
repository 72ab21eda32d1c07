// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawables (kit/face.h) of a table of twenty apart from its cards: bars, ruler, totals, plates, the tile. Used by
// layouts; knows no position.
#pragma once

#include "app/tables/kit/plate.h"
#include "engine/twenty/twenty.h"

#include <array>
#include <optional>
#include <vector>

namespace parlour::twenty {

using kit::inked, kit::Pencil;

/// The highest total that a house card makes: it is drawn at 19 at most. The ruler and the bars end there.
inline constexpr int kHighestTotal = kGoal - 1 + kHighestHouse;

/// A row of empty places, over the whole width.
struct PlacesDrawable {
    QSizeF card;
    double pitch = 0; ///< px from one to the next
};
void paint(const Pencil& pen, QRectF box, const PlacesDrawable& places);

/// A segment of a bar.
struct BarCard {
    enum class Kind { House, Side, Ghost };
    int value = 0; ///< a negative one takes from the end of the bar
    Kind kind = Kind::House; ///< Ghost: previewed, dashed
};
/// A total drawn to scale over the whole width, a segment a card.
struct BarDrawable {
    std::vector<BarCard> cards;
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
    int total = 0;
    std::optional<int> preview = {};
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
    int of = 3; ///< wins that win the match
    double winsAt = 0; ///< the lights' distance from the left, in units; 0: they are under the name
};
void paint(const Pencil& pen, QRectF box, const SeatDrawable& seat);
/// The `winsAt` of lights next to the name.
double winsNextToName(const Style& style, const SeatDrawable& seat);

/// A small picture of the table for the lobby: two seats with at most five cards, one above the other.
struct TileSeat {
    std::vector<Face> cards;
    BarDrawable bar;
    int total = 0;
};
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas, const TileSeat& above, const TileSeat& below);

} // namespace parlour::twenty
