// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who our own players are: people one remembers, each with the skill of a level. And whose portrait lies on which disc. Used
// wherever the window names who plays; contests, which compare bots, keep to the names of the bots.
#pragma once

#include "ai/bots.h"

#include <string_view>

namespace parlour {

struct Character {
    std::string_view game; ///< "durak"
    Level level;
    Text name;
    Text line; ///< how it plays
};

/// Null: the bot is none of our own players.
const Character* characterOf(std::string_view bot);
/// The portrait of a bot or another program (app/draw/portrait.h).
int portraitOf(std::string_view bot);

} // namespace parlour
