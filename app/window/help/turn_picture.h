// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of a turn on a page "How to play": a recorded game (resources/rules/GAME.parlour), drawn as its table stands
// after some of the steps. Called by the sheet that shows the page and by tests.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"

#include <QPixmap>

#include <optional>

namespace parlour {

/// The position after the first `steps` steps of the game's recorded turn, as its person sees it. None: there is no such
/// record, or it has fewer steps or one that the rules refuse.
std::optional<Position> turnPosition(const GameInfo& info, int steps);

struct TurnPicture {
    QPixmap pixmap;
    bool isFinal = true; ///< false: a picture of a card is still being made; draw it again a little later
};

/// `position` on its table, `size` in px of which each has `ratio` pixels of the device.
TurnPicture drawTurn(const GameTable& table, const Position& position, const WindowStyle& style, QSize size, double ratio);

} // namespace parlour
