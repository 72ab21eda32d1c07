// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/game_bots.h"
#include "engine/pazaak/pazaak_types.h"

namespace parlour::pazaak {

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    const int mine = view.mine().total;
    const int theirs = view.theirs().total;
    std::vector<Sentence> factors;
    if (view.theirs().standing && mine < theirs)
        factors.push_back({SAY("Matters", "The other stands on %1, you have %2: you must take a risk."), {theirs, mine}});
    else if (view.theirs().standing)
        factors.push_back({SAY("Matters", "The other stands on %1, you have %2."), {theirs, mine}});
    else
        factors.push_back({SAY("Matters", "The other has %1 and goes on drawing after you."), {theirs}});
    if (const auto [left, bust] = view.houseRisk(); bust == 0)
        factors.push_back(SAY("Matters", "No house card can take you over 20."));
    else
        factors.push_back({SAY("Matters", "House cards left: %1. Would bust you: %2."), {left, bust}});
    const auto me = static_cast<std::size_t>(view.seat);
    if (view.wins[me] == kWins - 1 && view.wins[1 - me] == kWins - 1)
        factors.push_back(SAY("Matters", "This hand decides the match: side cards are worth nothing after it."));
    else if (view.sides.count() > 0)
        factors.push_back({SAY("Matters", "Side cards left for all hands to come: %1."), {view.sides.count()}});
    return factors;
}

} // namespace parlour::pazaak
