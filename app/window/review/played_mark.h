// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mark of the move that was played, on the table of a review: a ring around its piece and a tag below. Knows no game.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"

namespace parlour {

/// The move that was played at the cursor.
struct PlayedMove {
    QString piece; ///< the piece that shows it
    QString words; ///< on the tag: "played"
    QString spoken; ///< for screen readers: "Played: +4"
    bool isMistake = false;
};

/// Marks the piece, which must be in the layout.
void markPlayed(Layout& layout, const PlayedMove& move, const Canvas& canvas);

} // namespace parlour
