// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/game_bots.h"
#include "engine/pazaak/pazaak_types.h"

namespace parlour::pazaak {

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    const int mine = view.mine().total;
    const int theirs = view.theirs().total;
    if (view.mine().bust())
        return {SAY("Matters", "Over 20 nothing that you do changes this hand.")};
    std::vector<Sentence> factors;
    if (view.theirs().bust())
        factors.push_back(SAY("Matters", "The other is over 20: the hand is yours unless you go over 20, too."));
    else if (view.theirs().standing && mine < theirs)
        factors.push_back(SAY("Matters", "The other stands and is ahead: standing below loses, so you must take a risk."));
    else if (view.theirs().standing && mine == theirs)
        factors.push_back(SAY("Matters", "The other stands: if you stand as well, the hand is tied and counts for nobody."));
    else if (view.theirs().standing)
        factors.push_back(SAY("Matters", "The other stands below you and draws no more: the hand is yours."));
    else
        factors.push_back(
            SAY("Matters", "The other goes on drawing after you and may still overtake a total on which you stand."));
    if (const auto [left, bust] = view.houseRisk(); bust == 0)
        factors.push_back(SAY("Matters", "No house card can take you over 20."));
    else
        factors.push_back({SAY("Matters", "Of %1 house cards left, %2 would take you over 20."), {left, bust}});
    const auto me = static_cast<std::size_t>(view.seat);
    if (view.wins[me] == kWins - 1 && view.wins[1 - me] == kWins - 1)
        factors.push_back(SAY("Matters", "This hand decides the match: side cards are worth nothing after it."));
    else if (view.sides.count() > 0)
        factors.push_back(SAY("Matters", "Side cards are not replaced: one that you play now is missing in later hands."));
    return factors;
}

} // namespace parlour::pazaak
