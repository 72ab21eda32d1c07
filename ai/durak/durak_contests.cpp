// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"

#include <utility>

namespace parlour::durak {

namespace {

Preset ladderOfFour(std::string id, Text name, RuleMap rules)
{
    return {.id = std::move(id),
            .name = name,
            .what = SAY("Rules", "All bots of the game, four at a table by lot, to measure their Elo."),
            .game = "durak",
            .rules = std::move(rules),
            .shape = {.format = Format::Tables, .seats = 4, .matches = 2000}};
}

} // namespace

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
        ladderOfFour("durak-ladder-four", SAY("Rules", "Durak Ladder of Four"), {}),
        ladderOfFour("durak-ladder-four-transfer", SAY("Rules", "Durak Ladder of Four with Transfers"),
                     {{"type", "perevodnoy"}}),
        {.id = "durak-tables",
         .name = SAY("Rules", "Durak Table of a Master"),
         .what = SAY("Rules", "One master among three club players, 400 games, seats by lot; the fool loses a point."),
         .game = "durak",
         .shape = {.format = Format::Tables, .seats = 4, .matches = 400},
         .bots = {"durak.master", "durak.club", "durak.club", "durak.club"},
         .fewestEntrants = 4},
    };
}

} // namespace parlour::durak
