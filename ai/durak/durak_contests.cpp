// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

namespace parlour::durak {

std::vector<Preset> contests()
{
    return {
        {.id = "durak-league",
         .name = SAY("Rules", "Durak League"),
         .what =
             SAY("Rules",
                 "Everybody against everybody, two players, 10,000 games a pair over paired deals; the fool loses a point."),
         .game = "durak",
         .shape = {.matches = 10'000},
         .bots = {"durak.openfool", "durak.article", "durak.greedy", "durak.random"},
         .row = 5},
        {.id = "durak-table",
         .name = SAY("Rules", "Durak Table"),
         .what = SAY("Rules", "Four at a table by lot, 10,000 games; the fool loses a point."),
         .game = "durak",
         .shape = {.format = Format::Tables, .seats = 4, .matches = 10'000},
         .bots = {"durak.openfool", "durak.article", "durak.greedy", "durak.random"},
         .fewestEntrants = 4,
         .row = 6},
        ladder("durak", SAY("Rules", "Durak Ladder"), 200),
    };
}

} // namespace parlour::durak
