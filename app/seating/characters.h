// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The characters and portraits of bots, for the window's names of players. Contests, which compare bots, use the bots'
// names.
#pragma once

#include "ai/core/bots.h"

#include <string_view>

namespace parlour {

/// nullptr if the bot is not one of our own players.
const Character* characterOf(std::string_view bot);
/// The portrait of a bot or another program (app/draw/portrait.h).
int portraitOf(std::string_view bot);

} // namespace parlour
