// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawables (kit/face.h) of Coins' table apart from the chart: coins, levers, plates, buttons, lanes, the console. Used
// by the layout; knows no position.
#pragma once

#include "app/tables/kit/face.h"
#include "engine/base/seat.h"

#include <QStringList>

#include <array>
#include <vector>

namespace parlour::coins {

using kit::inked, kit::Pencil;

inline constexpr QRgb kGold = 0xFFE8C05A; ///< of the first seat, the sun
inline constexpr QRgb kSilver = 0xFF9FB4D8; ///< of the second, the moon
inline constexpr QRgb kBlue = 0xFF5A86FF; ///< lever
inline constexpr QRgb kRed = 0xFFE0555A; ///< lever

QColor seatColour(Seat seat);
/// The background of things on the table.
QColor backgroundColour(const Theme& theme, double alpha);

enum class Side { Sun, Moon, Blank };
void paintCoin(QPainter& painter, QPointF centre, double radius, Side side, bool faded = false);
/// A coin that fills its square box.
struct CoinDrawable {
    Side side = Side::Blank;
    bool faded = false;
};
void paint(const Pencil& pen, QRectF box, const CoinDrawable& coin);

enum class Lever { Blue, Red };
/// A board with `of` levers in `rows` rows, `left` of them up.
struct LeversDrawable {
    Lever kind = Lever::Blue;
    int left = 0, of = 0, rows = 1;
    bool hot = false; ///< the next lever has a ring
};
void paint(const Pencil& pen, QRectF box, const LeversDrawable& levers);

struct SeatDrawable {
    Side side = Side::Sun;
    QString name, line;
    int score = 0;
    bool mirrored = false; ///< from right to left
};
void paint(const Pencil& pen, QRectF box, const SeatDrawable& seat);
/// A watched seat as a card with room for levers on the right.
struct SeatCardDrawable {
    SeatDrawable seat;
    bool turn = false;
    double leversLeft = 0; ///< the left end of its levers, in units
};
void paint(const Pencil& pen, QRectF box, const SeatCardDrawable& card);
inline constexpr double kCardFixed = 110; ///< units left of its levers without those of the name

struct ConsoleDrawable {
    std::vector<double> dividers; ///< px from the left
};
void paint(const Pencil& pen, QRectF box, const ConsoleDrawable& console);
/// The frame of a text field.
struct TextBoxDrawable {};
void paint(const Pencil& pen, QRectF box, const TextBoxDrawable& text);
/// The button for fast-forwarding: two arrows, or a square while it runs.
struct FastForwardDrawable {
    bool runs = false, enabled = false;
};
void paint(const Pencil& pen, QRectF box, const FastForwardDrawable& button);

/// A row "what: before → after".
struct Change {
    QString what, before, after;
};
struct ChangesDrawable {
    std::vector<Change> rows;
};
void paint(const Pencil& pen, QRectF box, const ChangesDrawable& changes);

/// An abandoned timeline as a bar from x0 to x1 of its row.
struct LaneDrawable {
    double x0 = 0, x1 = 0;
    QColor colour;
    QString label; ///< empty if there is no room
    bool lit = false; ///< highlighted
    double strength = 1;
};
void paint(const Pencil& pen, QRectF box, const LaneDrawable& lane);
/// The legend of the seats' colours.
struct LegendDrawable {
    QString title;
    std::array<QString, 2> names; ///< by seat
};
void paint(const Pencil& pen, QRectF box, const LegendDrawable& legend);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::coins
