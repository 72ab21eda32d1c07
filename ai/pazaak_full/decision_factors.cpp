// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/twenty/decision_factors.h"

#include "ai/core/game_bots.h"
#include "engine/pazaak_full/pazaak_full_types.h"

namespace parlour::pazaak_full {

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    if (view.deck.empty())
        return {SAY("Matters", "Four of the ten cards will be your hand for the whole match.")};
    const Board& own = view.boards[asIndex(view.seat)];
    const Board& theirs = view.boards[asIndex(view.other())];
    if (own.bust())
        return {SAY("Matters", "You are over 20: only a card that lowers the total saves this set.")};
    const int last = view.rules.sets - 1;
    return twenty::decisionFactors(
        {own.total, theirs.total, theirs.standing, view.houseRisk(), view.wins[0] == last && view.wins[1] == last,
         !view.hand.empty()},
        {SAY("Matters", "The other stands: if you stand as well, the set is tied unless a tiebreaker was played."),
         SAY("Matters", "The other stands below you and draws no more: the set is yours."),
         SAY("Matters", "This set decides the match: side cards are worth nothing after it."),
         SAY("Matters", "Side cards are not replaced: one that you play now is missing in later sets.")});
}

} // namespace parlour::pazaak_full
