// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the cards of Pazaak look: paths, straight gradients and digits in a box of 96 x 130 with two corners cut. House cards
// are light, side cards dark, so that the two decks differ by brightness and not by hue. Used by the table and its tile.
#pragma once

#include "app/stage/layout.h"

#include <QColor>
#include <QFont>
#include <QRectF>

namespace parlour::pazaak {

inline constexpr double kCardAspect = 130.0 / 96.0; ///< height / width
inline constexpr double kCardCut = 15.0 / 96.0; ///< of the top right and bottom left corner, in card widths

/// Under 48 px of width the cards leave out corner index and inner line.
Face houseFace(int value, const QFont& font);
Face sideFace(int value, const QFont& font);
Face backFace();
/// An empty place for a card.
void paintPlace(QPainter& painter, QRectF rect, const QColor& edge);

/// The three lights for hands won, diamonds 18 x 20 at scale 1, 26 apart; `at` is the left end of their middle line. A won
/// hand is filled and ticked.
void paintWins(QPainter& painter, QPointF at, double scale, int won, int of);

} // namespace parlour::pazaak
