// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The faces of cards in games of twenty: paths, linear gradients and digits in a box of 96 x 130 with two corners cut. House
// cards are light and side cards dark, so that the decks differ by brightness and not by hue. The kind of a side card is
// told by its sign and its mark first. Used by tables, tiles and the deck sheet.
#pragma once

#include "app/draw/face.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

namespace parlour::twenty {

inline constexpr double kCardAspect = 130.0 / 96.0; ///< height / width
inline constexpr double kCardCut = 15.0 / 96.0; ///< of the top right and bottom left corner, in card widths

enum class SideKind { Plus, Minus, Either, Tiebreaker, Flip, Double };

/// A side card as it is painted.
struct SideCard {
    SideKind kind = SideKind::Plus;
    QString text = {}; ///< "+3", "±1/2", "2&4"
    int sign = 0; ///< of Either: the marks for both signs (0), or for the chosen one
    int ticks = 0; ///< of Plus and Minus: the number that the foot repeats
};

/// Below 48 px of width cards have no corner index and no inner line. A negative house card is a turned one.
Face houseFace(int value, const QFont& font);
Face sideFace(const SideCard& card, const QFont& font);
Face backFace();
/// An empty place for a card.
void paintPlace(QPainter& painter, QRectF rect, const QColor& edge);

/// Paints the lights for parts won: diamonds of 18 x 20, 26 apart, at scale 1. `at` is the left end of their centre line. A
/// won part is filled and ticked.
void paintWins(QPainter& painter, QPointF at, double scale, int won, int of);

} // namespace parlour::twenty
