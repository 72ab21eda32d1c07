// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/game_bots.h"
#include "engine/pazaak_full/pazaak_full_types.h"

namespace parlour::pazaak_full {

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    if (view.deck.empty())
        return {SAY("Matters", "Four of the ten cards will be your hand for the whole match.")};
    const Board& own = view.boards[at(view.seat)];
    const Board& theirs = view.boards[at(view.other())];
    std::vector<Sentence> factors;
    if (own.bust())
        return {SAY("Matters", "You are over 20: only a card that lowers the total saves this set.")};
    if (theirs.standing && own.total < theirs.total)
        factors.push_back(SAY("Matters", "The other stands and is ahead: standing below loses, so you must take a risk."));
    else if (theirs.standing && own.total == theirs.total)
        factors.push_back(
            SAY("Matters", "The other stands: if you stand as well, the set is tied unless a tiebreaker was played."));
    else if (theirs.standing)
        factors.push_back(SAY("Matters", "The other stands below you and draws no more: the set is yours."));
    else
        factors.push_back(
            SAY("Matters", "The other goes on drawing after you and may still overtake a total on which you stand."));
    if (const auto [left, bust] = view.houseRisk(); bust == 0)
        factors.push_back(SAY("Matters", "No house card can take you over 20."));
    else
        factors.push_back({SAY("Matters", "Of %1 house cards left, %2 would take you over 20."), {left, bust}});
    const int last = view.rules.sets - 1;
    if (view.wins[at(view.seat)] == last && view.wins[at(view.other())] == last)
        factors.push_back(SAY("Matters", "This set decides the match: side cards are worth nothing after it."));
    else if (!view.hand.empty())
        factors.push_back(SAY("Matters", "Side cards are not replaced: one that you play now is missing in later sets."));
    return factors;
}

} // namespace parlour::pazaak_full
