// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The positions on a page "How to play": after some steps of a recorded turn (resources/rules/GAME.parlour). Called by the
// sheet and by tests.
#pragma once

#include "app/tables/game_table.h"

#include <optional>

namespace parlour {

/// The position after the first `steps` steps of the game's recorded turn, as its person sees it. nullopt if there is no
/// record, or if it has fewer steps or an illegal one.
std::optional<Position> turnPosition(const GameInfo& info, int steps);

} // namespace parlour
