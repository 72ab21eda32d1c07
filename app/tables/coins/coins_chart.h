// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The track of a match: rounds from left to right, the lead as a line above them, the coins in two lanes below. Places and
// looks; called by the layout. Knows no position.
#pragma once

#include "app/tables/coins/coins_paint.h"
#include "engine/coins/coins_types.h"

namespace parlour::coins {

/// Where rounds and leads lie in the chart's own box, in pixels.
struct Scale {
    Scale(const Style& style, QSizeF room, int rounds, int low, int high);

    double x(int round) const { return left + (round - 0.5) * pitch; } ///< the middle of a round
    double edge(int round) const { return left + (round - 1) * pitch; } ///< its left edge
    double y(double lead) const { return zero - lead * step; }
    /// The point after a round; before the first one: round 0.
    QPointF point(int round, int lead) const { return {round == 0 ? left : x(round), y(lead)}; }

    int rounds, low, high;
    double left, right, top, bottom; ///< of the plot with the lanes
    double lanes; ///< the middle between the two lanes of coins
    double pitch; ///< pixels of a round
    double zero, step; ///< the line of no lead, pixels of a point
};

QString faceKey(const Scale& scale);
QString faceKey(const Tosses& tosses);

/// The leads that a chart has to have room for.
struct Range {
    int low = -4, high = 4;
    void take(const Tosses& tosses);
    /// Widens it to multiples of five, so that it seldom changes.
    void round();
};

/// A timeline that was given up: from the point it left the present one to the round where the lever was pulled.
struct BranchLook {
    Tosses tosses; ///< 1: the viewpoint scored
    int first = 1; ///< the first round of its own
    QColor colour;
};

struct ChartLook {
    Tosses tosses; ///< of the present timeline; 1: the viewpoint scored
    Seat me = 0;
    int blocked = 0;
    std::vector<BranchLook> branches; ///< the abandoned timelines, oldest first
    int lit = -1; ///< the index of a branch that stands out, -1: none
};
/// What seldom changes: the ground of the chart, with lines and numbers.
struct GridLook {
    Scale scale;
};
void paint(const Pencil& pen, QRectF box, const GridLook& look);
/// The past that is blocked; `texts` say so, shorter and shorter. A picture of its own that knows no
/// leads, since its many slanting lines take as long as all the rest and stay as they are from step to step.
struct BlockedLook {
    QRectF past;
    QStringList texts;
};
void paint(const Pencil& pen, QRectF box, const BlockedLook& look);
/// The coins, the abandoned timelines, the present one. One picture, since a step changes it all.
struct ChartOn {
    Scale scale;
    ChartLook look;
};
void paint(const Pencil& pen, QRectF box, const ChartOn& on);

/// What a journey to `to` from `from` would undo, or has undone.
struct JourneyLook {
    Scale scale;
    int from = 1, to = 1;
    Tosses tosses; ///< up to `from`
    QString label;
    bool isPlan = false; ///< only chosen so far: in the colour of choices, with shade and dots over what it would undo

    QPointF now() const { return scale.point(from, tosses.lead()); }
    QPointF goal() const { return scale.point(to - 1, tosses.lead(to - 1)); }
};
/// Where its label lies.
QRectF journeyLabel(const Style& style, const JourneyLook& look);
void paint(const Pencil& pen, QRectF box, const JourneyLook& look);

} // namespace parlour::coins
