// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The descriptions of all games, without their types: for code that plays by name. Typed code includes engine/game_list.h.
#pragma once

#include "engine/core/any_match.h"

#include <string_view>
#include <vector>

namespace parlour {

/// The descriptions of all games, in the order of the lobby.
const std::vector<GameInfo>& games();
/// Adds a game that is not part of the program, as tests do. Before anything else asks for a game, on one thread.
void addGame(GameInfo info);
/// The description of a game; null if there is no such game.
const GameInfo* findGame(std::string_view id);

} // namespace parlour
