// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

namespace parlour::coup {

std::vector<Preset> contests()
{
    return {
        {.id = "coup-million",
         .name = SAY("Rules", "Three Million"),
         .what = SAY("Rules",
                     "Three rounds of 1,000,000 games, six at a table by lot; winners share 1 point and losers pay it."),
         .game = "coup",
         .rules = {{"mode", "crate"}},
         .shape = {.format = Format::Tables, .seats = kMaxSeats, .matches = 1'000'000, .rounds = 3},
         .bots = {"coup.static", "coup.static", "coup.honest", "coup.honest", "coup.random", "coup.random"},
         .row = 4},
        ladder("coup", SAY("Rules", "Coup Ladder"), 1000),
        {.id = "coup-ladder-five",
         .name = SAY("Rules", "Coup Ladder of Five"),
         .what = SAY("Rules", "All bots of the game, five at a table by lot, to measure their Elo."),
         .game = "coup",
         .shape = {.format = Format::Tables, .seats = 5, .matches = 10'000}},
        {.id = "coup-tables",
         .name = SAY("Rules", "Coup Table of a Master"),
         .what = SAY("Rules", "One master among four club players, 1,000 games, seats by lot."),
         .game = "coup",
         .shape = {.format = Format::Tables, .seats = 5, .matches = 1000},
         .bots = {"coup.master", "coup.club", "coup.club", "coup.club", "coup.club"},
         .fewestEntrants = 5},
    };
}

} // namespace parlour::coup
