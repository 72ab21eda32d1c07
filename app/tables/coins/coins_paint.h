// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the things on the table of Coins look that are not the track: coins, levers, plates, buttons, lanes, the console. Each
// is a look that kit/face.h makes a Face of. Called by the layout; knows no position.
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
/// A ground for things on the table.
QColor dark(const Theme& theme, double alpha);

enum class Side { Sun, Moon, Blank };
void paintCoin(QPainter& painter, QPointF centre, double radius, Side side, bool faded = false);
/// Fills its box, which is square.
struct CoinLook {
    Side side = Side::Blank;
    bool faded = false;
};
void paint(const Pencil& pen, QRectF box, const CoinLook& look);

enum class Lever { Blue, Red };
/// A board with `of` levers in `rows` rows, `left` of them up; the one about to be pulled has a ring.
struct LeversLook {
    Lever kind = Lever::Blue;
    int left = 0, of = 0, rows = 1;
    bool hot = false;
};
void paint(const Pencil& pen, QRectF box, const LeversLook& look);

struct SeatLook {
    Side side = Side::Sun;
    QString name, line;
    int score = 0;
    bool mirrored = false; ///< everything from the right
};
void paint(const Pencil& pen, QRectF box, const SeatLook& look);
/// The same for a watched seat, as a card that leaves room for levers at the right.
struct CardLook {
    SeatLook seat;
    bool turn = false;
    double leversLeft = 0; ///< its levers begin there, in units
};
void paint(const Pencil& pen, QRectF box, const CardLook& look);
inline constexpr double kCardFixed = 110; ///< units that such a card has left of its levers beside the name

struct ConsoleLook {
    std::vector<double> dividers; ///< px from the left
};
void paint(const Pencil& pen, QRectF box, const ConsoleLook& look);
/// Something to write in.
struct BoxLook {};
void paint(const Pencil& pen, QRectF box, const BoxLook& look);
/// Rounds that pass by themselves: two arrows, or the square that stops them.
struct RunOnLook {
    bool runs = false, enabled = false;
};
void paint(const Pencil& pen, QRectF box, const RunOnLook& look);

/// A row of "what: before → after".
struct Change {
    QString what, before, after;
};
struct ChangesLook {
    std::vector<Change> rows;
};
void paint(const Pencil& pen, QRectF box, const ChangesLook& look);

/// A timeline that was given up, from x0 to x1 of its row; lit while it is pointed at.
struct LaneLook {
    double x0 = 0, x1 = 0;
    QColor colour;
    QString label; ///< empty: no room
    bool lit = false;
    double strength = 1;
};
void paint(const Pencil& pen, QRectF box, const LaneLook& look);
/// Whose colour is which.
struct LegendLook {
    QString title;
    std::array<QString, 2> names; ///< by seat
};
void paint(const Pencil& pen, QRectF box, const LegendLook& look);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::coins
