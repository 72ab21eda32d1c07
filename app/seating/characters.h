// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The characters of our own players, each with the skill of a level, and the portraits of bots. Used wherever the window
// names players; contests compare bots and use their names.
#pragma once

#include "ai/bots.h"

#include <string_view>

namespace parlour {

struct Character {
    std::string_view game; ///< "durak"
    Level level;
    Text name;
    Text line; ///< its way of playing
};

/// The character of a bot; null if the bot is none of our own players.
const Character* characterOf(std::string_view bot);
/// The portrait of a bot or another program (app/draw/portrait.h).
int portraitOf(std::string_view bot);

} // namespace parlour
