// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

namespace parlour::pazaak {

std::vector<Preset> contests()
{
    return {
        {.id = "pazaak-league",
         .name = SAY("Rules", "Pazaak League"),
         .what = SAY("Rules", "Everybody against everybody, 100,000 matches a pair; ranked by matches won, then by hands."),
         .game = "pazaak",
         .shape = {.matches = 100'000},
         .bots = {"pazaak.kid", "pazaak.nestor", "pazaak.austin", "pazaak.bastila", "pazaak.cautious", "pazaak.bold"},
         .row = 0},
        {.id = "pazaak-cup",
         .name = SAY("Rules", "Pazaak Cup"),
         .what = SAY(
             "Rules",
             "A bracket in the order of entry: sets of 100,000 matches, first to four sets; losers play for the places."),
         .game = "pazaak",
         .shape = {.format = Format::Cup, .matches = 100'000},
         .bots = {"pazaak.kid", "pazaak.nestor", "pazaak.austin", "pazaak.bastila", "pazaak.hk47", "pazaak.glaucus",
                  "pazaak.cautious", "pazaak.bold"},
         .row = 1},
        ladder("pazaak", SAY("Rules", "Pazaak Ladder"), 1000),
    };
}

} // namespace parlour::pazaak
