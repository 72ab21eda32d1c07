// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Backs of the program's own deck in addition to the woven one among its pictures. Pure painting, on any thread.
#pragma once

#include <QPainter>
#include <QSizeF>

namespace parlour {

/// Draws a back into (0, 0, size). `back`: 1 is a lattice, 2 are scales, 3 is a night sky.
void drawCardBack(QPainter& painter, QSizeF size, int back);

} // namespace parlour
