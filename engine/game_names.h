// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one list of games. A new game adds its row here and its header to engine/game_list.h.
#pragma once

// clang-format off
/// Calls GAME(namespace, tag struct, id) for each game, in the order of the lobby.
#define PARLOUR_GAMES(GAME)                         \
    GAME(durak, Durak, "durak")                     \
    GAME(pazaak, Pazaak, "pazaak")                  \
    GAME(pazaak_full, PazaakFull, "pazaak-full")    \
    GAME(yahtzee, Yahtzee, "yahtzee")               \
    GAME(coup, Coup, "coup")                        \
    GAME(coins, Coins, "coins")
// clang-format on
