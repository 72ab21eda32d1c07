// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/durak_bots.h"
#include "engine/durak/durak_types.h"

namespace parlour::durak {

namespace {

/// Adds the factors of taking and of attacking on.
void addBout(const View& view, std::vector<Sentence>& factors)
{
    if (view.phase == Phase::Defend) {
        CardSet plain;
        bool mayCover = false;
        for (const Pair& pair : view.table) {
            if (pair.covered)
                continue;
            const CardSet fits = beating(view.rules, view.trump(), pair.attack) & setOf(view.hand);
            mayCover = mayCover || !fits.empty();
            plain = plain | (fits - CardSet::ofSuit(view.trump()));
        }
        if (mayCover && plain.empty())
            factors.push_back(
                SAY("Matters", "Only a trump of yours would cover: the question is what that trump is worth later."));
    } else if (view.phase == Phase::Throw && view.taking) {
        factors.push_back(SAY("Matters", "The defender takes: what you add leaves your hand, but strengthens theirs."));
    }
}

void addTrumps(const View& view, std::vector<Sentence>& factors)
{
    CardSet seen = view.discarded | setOf(view.table) | setOf(view.hand);
    for (const CardSet known : view.known)
        seen = seen | known;
    if (view.stock > 0)
        seen.add(view.trumpCard);
    const int unseen = view.rules.deck / kSuits - (CardSet::ofSuit(view.trump()) & seen).size();
    if (unseen == 0)
        factors.push_back(SAY("Matters", "You know where every trump is."));
    else
        factors.push_back({SAY("Matters", "Trumps that you have not seen: %1."), {unseen}});
}

void addStock(const View& view, std::vector<Sentence>& factors)
{
    if (view.stock == 0 && view.inPlay.size() == 2)
        factors.push_back(SAY("Matters", "The stock is empty: every card that you have not seen is in the other's hand."));
    else if (view.stock == 0)
        factors.push_back(SAY("Matters", "The stock is empty: nobody draws any more, and every card counts."));
    else if (view.stock <= 2 * view.inPlay.size())
        factors.push_back(SAY("Matters", "The stock is nearly gone: the hand that you end with is made now."));
    else
        factors.push_back(SAY("Matters", "Weak cards can still be replaced from the stock, strong ones kept."));
}

} // namespace

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    std::vector<Sentence> factors;
    if (view.phase == Phase::Redeal)
        return {SAY("Matters", "Five cards of one suit that is not trump: a new deal brings others.")};
    addBout(view, factors);
    addTrumps(view, factors);
    addStock(view, factors);
    return factors;
}

} // namespace parlour::durak
