// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

namespace parlour::yahtzee {

std::vector<Preset> contests()
{
    return {
        {.id = "yahtzee-1000",
         .name = SAY("Rules", "King of the Hill"),
         .what =
             SAY("Rules", "Everybody in each of 1,000 games; a point to the highest total; ties at the top are played off."),
         .game = "yahtzee",
         .shape = {.format = Format::Tables, .seats = kMaxSeats, .matches = 1000, .playOffTies = true},
         .bots = {"yahtzee.aces-and-eights", "yahtzee.dummy"},
         .mostEntrants = kMaxSeats,
         .row = 2},
        ladder("yahtzee", SAY("Rules", "Yahtzee Ladder"), 1000),
    };
}

} // namespace parlour::yahtzee
