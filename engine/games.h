// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is known of each game without its types. For whoever plays by name; typed code includes engine/game_list.h.
#pragma once

#include "engine/core/any_match.h"

#include <string_view>
#include <vector>

namespace parlour {

/// What is known of each game, in the order of the lobby.
const std::vector<GameInfo>& games();
/// Null if there is no such game.
const GameInfo* findGame(std::string_view id);

} // namespace parlour
