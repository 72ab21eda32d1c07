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

/// Adds the place while it can still decide what is right.
void addPlace(const View& view, int open, std::vector<Sentence>& factors)
{
    constexpr int kFewBoxes = 4;
    if (view.totals.count() < 2 || open > kFewBoxes)
        return;
    const int mine = view.card.total();
    const int first = view.totals[0];
    if (mine < first)
        factors.push_back({SAY("Matters", "With few boxes left you are %1 points behind: safe points may not be enough."),
                           {first - mine}});
    else
        factors.push_back(
            {SAY("Matters",
                 "With few boxes left you are %1 points ahead: safe points are worth more than a chance of many."),
             {mine - view.totals[1]}});
}

/// Adds the number of open boxes that each way of keeping dice serves.
void addBoxes(const View& view, std::vector<Sentence>& factors)
{
    const BoxSet straights = BoxSet::of(Box::SmallStraight) | BoxSet::of(Box::LargeStraight);
    const BoxSet open = BoxSet::all() - view.card.filled - BoxSet::of(Box::Chance);
    factors.push_back({SAY("Matters", "Open boxes that equal dice serve: %1; that a straight serves: %2."),
                       {(open - straights).size(), (open & straights).size()}});
}

} // namespace

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    std::vector<Sentence> factors;
    const int open = kBoxes - view.card.filled.size();
    if (view.stage == kRolls - 1)
        factors.push_back(SAY(
            "Matters", "A box that you fill now brings nothing later: weigh its points against what it usually brings."));
    else
        addBoxes(view, factors);
    addBonus(view.card, factors);
    addPlace(view, open, factors);
    return factors;
}

} // namespace parlour::yahtzee
