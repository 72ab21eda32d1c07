// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/twenty/decision_factors.h"

#include "ai/core/game_bots.h"
#include "engine/pazaak/pazaak_types.h"

namespace parlour::pazaak {

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    if (view.mine().bust())
        return {SAY("Matters", "You are bust; nothing helps now.")};
    return twenty::decisionFactors(
        {view.mine().total, view.theirs().total, view.theirs().standing, view.houseRisk(),
         view.wins[0] == kWins - 1 && view.wins[1] == kWins - 1, !view.sides.empty()},
        {SAY("Matters", "The other stands: if you stand as well, the hand is tied and counts for nobody."),
         SAY("Matters", "The other stands below you and draws no more: the hand is yours."),
         SAY("Matters", "This hand decides the match: side cards are worth nothing after it."),
         SAY("Matters", "Side cards are not replaced: one that you play now is missing in later hands."),
         SAY("Matters", "The other is over 20: the hand is yours unless you go over 20, too.")});
}

} // namespace parlour::pazaak
