// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one list of games. A new game adds its row here and its header to engine/game_list.h.
#pragma once

// clang-format off
/// Calls GAME(namespace, tag struct) for each game, in the order of the lobby. The namespace is also the id.
#define PARLOUR_GAMES(GAME)  \
    GAME(durak, Durak)       \
    GAME(pazaak, Pazaak)     \
    GAME(yahtzee, Yahtzee)   \
    GAME(coup, Coup)         \
    GAME(coins, Coins)
// clang-format on
