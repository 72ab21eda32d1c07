// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures on a page "How to play": the table after some steps of a recorded turn (resources/rules/GAME.parlour). Called
// by the sheet and by tests.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"

#include <QPixmap>

#include <optional>

namespace parlour {

/// The position after the first `steps` steps of the game's recorded turn, as its person sees it. nullopt if there is no
/// record, or if it has fewer steps or an illegal one.
std::optional<Position> turnPosition(const GameInfo& info, int steps);

struct TurnPicture {
    QPixmap pixmap;
    bool isFinal = true; ///< false: pictures of cards are still being made; draw it again later
};

/// Draws `position`. `size` is in px, each of `ratio` device pixels.
TurnPicture drawTurn(const GameTable& table, const Position& position, const WindowStyle& style, QSize size, double ratio);

} // namespace parlour
