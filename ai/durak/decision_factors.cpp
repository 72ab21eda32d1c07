// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/durak_bots.h"
#include "engine/durak/durak_types.h"

#include <algorithm>

namespace parlour::durak {

namespace {

/// Adds the factors of taking and of attacking on.
void addBout(const View& view, std::vector<Sentence>& factors)
{
    const int cards = setOf(view.table).size();
    const int open = static_cast<int>(
        std::count_if(view.table.begin(), view.table.end(), [](const Pair& pair) { return !pair.covered; }));
    const int held = view.sizes[static_cast<std::size_t>(view.defender)];
    if (view.phase == Phase::Defend) {
        factors.push_back({SAY("Matters", "Cards on the table: %1, still to be covered: %2."), {cards, open}});
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
    } else if (view.phase == Phase::Throw || view.phase == Phase::Lead) {
        factors.push_back({SAY("Matters", "Cards in the defender's hand: %1."), {held}});
    }
}

void addStock(const View& view, std::vector<Sentence>& factors)
{
    if (view.stock == 0)
        factors.push_back(SAY("Matters", "The stock is empty: nobody draws any more, and every card counts."));
    else if (view.stock <= 2 * view.inPlay.size())
        factors.push_back(
            {SAY("Matters", "The stock is nearly gone, cards left: %1. The hand that you end with is made now."),
             {view.stock}});
    else
        factors.push_back(
            {SAY("Matters", "Cards left in the stock: %1. Weak cards can still be replaced, strong ones kept."),
             {view.stock}});
}

} // namespace

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    std::vector<Sentence> factors;
    if (view.phase == Phase::Redeal)
        return {SAY("Matters", "Five cards of one suit that is not trump: a new deal brings others.")};
    addBout(view, factors);
    addStock(view, factors);
    return factors;
}

} // namespace parlour::durak
