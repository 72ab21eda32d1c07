// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The faces of Pazaak's cards: paths, linear gradients and digits in a box of 96 x 130 with two corners cut. House cards are
// light and side cards dark, so that the decks differ by brightness and not by hue. Used by the table and its tile.
#pragma once

#include "app/stage/layout.h"

#include <QColor>
#include <QFont>
#include <QRectF>

namespace parlour::pazaak {

inline constexpr double kCardAspect = 130.0 / 96.0; ///< height / width
inline constexpr double kCardCut = 15.0 / 96.0; ///< of the top right and bottom left corner, in card widths

/// Below 48 px of width cards have no corner index and no inner line.
Face houseFace(int value, const QFont& font);
Face sideFace(int value, const QFont& font);
Face backFace();
/// An empty place for a card.
void paintPlace(QPainter& painter, QRectF rect, const QColor& edge);

/// Paints the lights for hands won: diamonds of 18 x 20, 26 apart, at scale 1. `at` is the left end of their centre line. A
/// won hand is filled and ticked.
void paintWins(QPainter& painter, QPointF at, double scale, int won, int of);

} // namespace parlour::pazaak
