// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A card under "Continue" in the lobby: an unfinished game, lesson or contest.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"

class QHBoxLayout;

namespace parlour {

class Panel;
class TilePicture;

/// The parts of a card: a picture of the table, and next to it the text with progress and buttons below, so that the text
/// has the full width. The caller fills the foot.
struct ContinueCard {
    Panel* panel;
    TilePicture* picture;
    QHBoxLayout* foot;

    ContinueCard(const GameTable& table, const WindowStyle& style, bool isSmall, const QString& title,
                 const QString& subtitle, const QString& what);
};

} // namespace parlour
