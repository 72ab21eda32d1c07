// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who sits at a table: a disc, a name, a line under it. The four tables that have plates are drawn with these parts; a Plate
// is all of them in one. Knows no game.
#pragma once

#include "app/tables/game_table.h"
#include "app/tables/kit/face.h"

#include <optional>

namespace parlour::kit {

/// What stands for a seat: its portrait; else a person's sign, or the first letter of a bot's name; on the colour of its
/// disc.
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
    double nameRoom = 0; ///< px, where something stands beside the name; 0: all of the width
    bool lit = false; ///< the line tells of somebody's turn
    /// Px below the box where the line may come; what would come further is written smaller, then in one line. None: any.
    std::optional<double> below = {};
};
/// The gap between the two is in the middle of `box`; alone the name is. It is written smaller where it is long.
void paintNames(const Pencil& pen, const QRectF& box, const Names& names);
/// Px that both want, each in one line.
double namesWidth(const Style& style, const Names& names);

/// The ground of a plate or panel; brass round it: it is this seat's turn, or this is what is asked.
void paintGround(const Pencil& pen, const QRectF& box, double radius, bool brass);

inline constexpr double kPlateDisc = 36, kSmallPlateDisc = 26;

/// A seat: disc, name, one line under it, a count; sizes in units.
struct Plate {
    SeatDisc seat = {};
    QString line = {}; ///< may hold cardMark()s
    std::optional<Icon> icon = {}; ///< before the line
    QString count = {};
    bool turn = false; ///< brass ring
    double opacity = 1; ///< below 1: out of the game
    double discSize = kPlateDisc; ///< across; 0: none. The smaller it is, the less air is around the words
};

QSizeF plateSize(const Style& style, const Plate& plate); ///< 52 high
void paint(const Pencil& pen, QRectF box, const Plate& plate);

} // namespace parlour::kit
