// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The chart of a match: rounds from left to right, the lead as a line, the coins in two lanes below. Geometry and drawables;
// used by the layout. Knows no position.
#pragma once

#include "app/tables/coins/coins_paint.h"
#include "engine/coins/coins_types.h"

namespace parlour::coins {

/// Maps rounds and leads to pixels of the chart's own box.
struct Scale {
    Scale(const Style& style, QSizeF room, int rounds, int low, int high);

    double x(int round) const { return left + (round - 0.5) * pitch; } ///< the centre of a round
    double edge(int round) const { return left + (round - 1) * pitch; } ///< its left edge
    double y(double lead) const { return zero - lead * step; }
    /// The point of the lead after a round; round 0 is the start.
    QPointF point(int round, int lead) const { return {round == 0 ? left : x(round), y(lead)}; }

    int rounds, low, high;
    double left, right, top, bottom; ///< of the plot with the lanes
    double lanes; ///< y between the two lanes of coins
    double pitch; ///< px a round
    double zero, step; ///< y of lead 0; px a point
};

QString faceKey(const Scale& scale);
QString faceKey(const Tosses& tosses);

/// The range of leads in a chart.
struct Range {
    int low = -4, high = 4;
    void take(const Tosses& tosses);
    /// Extends both ends to multiples of five, so that the scale rarely changes.
    void round();
};

/// An abandoned timeline, from its fork off the present one to the round in which the lever was pulled.
struct ChartBranch {
    Tosses tosses; ///< 1: the viewpoint scored
    int first = 1; ///< the first round after the fork
    QColor colour;
};

struct ChartContent {
    Tosses tosses; ///< of the present timeline; 1: the viewpoint scored
    Seat me = 0;
    int blocked = 0;
    std::vector<ChartBranch> branches; ///< the abandoned timelines, oldest first
    int lit = -1; ///< the index of the highlighted branch; -1: none
};
/// The chart's background with grid lines and numbers. A picture of its own, since it rarely changes.
struct GridDrawable {
    Scale scale;
};
void paint(const Pencil& pen, QRectF box, const GridDrawable& grid);
/// The blocked rounds. A picture of its own without leads, since its hatching takes as long to draw as all the rest and does
/// not change from step to step.
struct BlockedPastDrawable {
    QRectF past;
    QStringList texts; ///< the label in several lengths, longest first
};
void paint(const Pencil& pen, QRectF box, const BlockedPastDrawable& blocked);
/// The coins, the abandoned timelines and the present one. One picture, since each step changes all of it.
struct ChartDrawable {
    Scale scale;
    ChartContent content;
};
void paint(const Pencil& pen, QRectF box, const ChartDrawable& chart);

/// A journey from round `from` back to round `to`.
struct JourneyDrawable {
    Scale scale;
    int from = 1, to = 1;
    Tosses tosses; ///< up to `from`
    QString label;
    bool isPlan = false; ///< selected but not made: in the colour of legal choices, with the undone rounds shaded

    QPointF now() const { return scale.point(from, tosses.lead()); }
    QPointF goal() const { return scale.point(to - 1, tosses.lead(to - 1)); }
};
/// The box of a journey's label.
QRectF journeyLabel(const Style& style, const JourneyDrawable& journey);
void paint(const Pencil& pen, QRectF box, const JourneyDrawable& journey);

} // namespace parlour::coins
