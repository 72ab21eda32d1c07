// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A place over the table for a panel that must not move the pieces. Used by the table page; knows no game.
#pragma once

#include "app/stage/layout.h"

namespace parlour {

/// The corner of a box of `size` within `room` that covers the least of the layout, and no question and nothing that can be
/// acted upon if that is possible; among equal places the nearest to the end of reading. `mirrored`: read from right to
/// left.
QPointF freePlace(const Layout& layout, const QRectF& room, const QSizeF& size, bool mirrored);

} // namespace parlour
