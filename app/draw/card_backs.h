// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Backs for the program's own cards, beside the woven one that comes with its pictures. Pure painting; from any thread.
#pragma once

#include <QPainter>
#include <QSizeF>

namespace parlour {

/// 1: a lattice, 2: scales, 3: a night sky. Fills (0, 0, size) as a card.
void drawCardBack(QPainter& painter, QSizeF size, int back);

} // namespace parlour
