// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of the table of a position, as the stage draws it at rest. Called by "How to play" and by the comparison of
// branches.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"

#include <QPixmap>

namespace parlour {

struct TablePicture {
    QPixmap pixmap;
    bool isFinal = true; ///< false: pictures of cards are still being made; draw it again later
};

/// Draws `position`. `size` is in px, each of `ratio` device pixels.
TablePicture drawTable(const GameTable& table, const Position& position, const WindowStyle& style, QSize size, double ratio);

} // namespace parlour
