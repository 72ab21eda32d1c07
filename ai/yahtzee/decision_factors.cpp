// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/yahtzee_bots.h"

#include <algorithm>

namespace parlour::yahtzee {

namespace {

/// Adds the points of the upper boxes above or below three dice per filled box.
void addBonus(const Card& card, std::vector<Sentence>& factors)
{
    int sum = 0, par = 0;
    const BoxSet upper = card.filled & BoxSet::upper();
    for (const Box box : upper) {
        sum += card.in(box);
        par += 3 * (static_cast<int>(box) + 1);
    }
    if (upper == BoxSet::upper() || sum >= kUpperGoal)
        return;
    if (sum >= par)
        factors.push_back(
            {SAY("Matters", "The upper bonus is within reach: %1 points above three dice a box."), {sum - par}});
    else
        factors.push_back({SAY("Matters", "For the upper bonus you are %1 points below three dice a box."), {par - sum}});
}

void addPlace(const View& view, std::vector<Sentence>& factors)
{
    if (view.totals.count() < 2)
        return;
    const int mine = view.card.total();
    const int first = view.totals[0];
    if (mine < first)
        factors.push_back({SAY("Matters", "You are %1 points behind the first."), {first - mine}});
    else
        factors.push_back({SAY("Matters", "You are %1 points ahead of the next."), {mine - view.totals[1]}});
}

} // namespace

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    std::vector<Sentence> factors;
    const int open = kBoxes - view.card.filled.size();
    if (view.stage == kRolls - 1)
        factors.push_back(
            {SAY("Matters", "No roll is left: choose what to fill and what to give up. Boxes open: %1."), {open}});
    else
        factors.push_back({SAY("Matters", "Rolls left: %1. Boxes open: %2."), {kRolls - 1 - view.stage, open}});
    addBonus(view.card, factors);
    addPlace(view, factors);
    return factors;
}

} // namespace parlour::yahtzee
