// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a player's plate: disc, name, a line under it. A Plate is all of them in one. Used by the tables' drawables;
// knows no game.
#pragma once

#include "app/tables/game_table.h"
#include "app/tables/kit/face.h"

#include <optional>

namespace parlour::kit {

/// A seat's portrait on its colour; without one a person's icon or the first letter of a bot's name.
struct SeatDisc {
    QString name = {};
    QColor colour = {};
    bool person = false;
    int portrait = -1;
};
SeatDisc discOf(const SeatInfo& info);
/// Fills `disc`, a square.
void paintSeatDisc(const Pencil& pen, const QRectF& disc, const SeatDisc& seat);

/// A name and a line under it.
struct Names {
    QString name = {};
    QString line = {}; ///< may hold cardMark()s
    std::optional<Icon> icon = {}; ///< before the line
    double namePx = 16, linePx = 12; ///< of the type, in units
    int lines = 2; ///< that the line may wrap into
    bool fromRight = false;
    double nameRoom = 0; ///< px for the name; 0: the whole width
    bool lit = false; ///< it is this player's turn
    /// Px that the line may extend below the box; a longer one gets a smaller type, then a single line. nullopt: no limit.
    std::optional<double> below = {};
};
/// Centres the gap between name and line in `box`, or the name if there is no line. Long names get a smaller type.
void paintNames(const Pencil& pen, const QRectF& box, const Names& names);
/// The width in px that both take, each in one line.
double namesWidth(const Style& style, const Names& names);

/// Paints the background of a plate or panel; `brass`: with a brass edge, for the seat to move or a question.
void paintBackground(const Pencil& pen, const QRectF& box, double radius, bool brass);

inline constexpr double kPlateDisc = 36, kSmallPlateDisc = 26;

/// A seat: disc, name, one line under it, a count; sizes in units.
struct Plate {
    SeatDisc seat = {};
    QString line = {}; ///< may hold cardMark()s
    std::optional<Icon> icon = {}; ///< before the line
    QString count = {};
    bool turn = false; ///< brass ring
    double opacity = 1; ///< below 1: out of the game
    double discSize = kPlateDisc; ///< diameter; 0: no disc. Smaller discs have smaller margins
};

QSizeF plateSize(const Style& style, const Plate& plate); ///< 52 high
void paint(const Pencil& pen, QRectF box, const Plate& plate);

} // namespace parlour::kit
