// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

namespace parlour::coins {

std::vector<Preset> contests()
{
    return {
        {.id = "coins-league",
         .name = SAY("Rules", "Coins League"),
         .what = SAY("Rules", "Everybody against everybody, 1,000 games a pair; 2 points for a win and 1 for a draw."),
         .game = "coins",
         .shape = {.matches = 1000},
         .bots = {"coins.analyzer", "coins.oracle", "coins.bad-loser", "coins.little-ten", "coins.nostalgia", "coins.random",
                  "coins.no-regrets", "coins.deja-vu", "coins.regret", "coins.oldschool"},
         .row = 3},
        ladder("coins", SAY("Rules", "Coins Ladder"), 500),
    };
}

} // namespace parlour::coins
