// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/contests.h"
#include "engine/pazaak_full/named_decks.h"

namespace parlour::pazaak_full {

std::vector<Preset> contests()
{
    Preset decks{.id = "pazaak-full-decks",
                 .name = SAY("Rules", "Pazaak Decks"),
                 .what = SAY("Rules", "The master against itself, each entrant with a deck of its own; no limit of cards."),
                 .game = "pazaak-full",
                 .rules = {{"limit", "any"}},
                 .shape = {.matches = 1000}};
    for (const NamedDeck& each : namedDecks())
        decks.bots.push_back("pazaak-full.master[deck=" + std::string(each.id) + "]");
    return {decks, ladder("pazaak-full", SAY("Rules", "Pazaak Ladder"), 1000)};
}

} // namespace parlour::pazaak_full
