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
        factors.push_back({SAY("Matters", "You are %1 points ahead of the pace for the bonus."), {sum - par}});
    else
        factors.push_back({SAY("Matters", "You are %1 points behind the pace for the bonus."), {par - sum}});
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
    factors.push_back({SAY("Matters", "Still open: %1 for equal dice, %2 for a straight."),
                       {(open - straights).size(), (open & straights).size()}});
}

} // namespace

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    std::vector<Sentence> factors;
    const int open = kBoxes - view.card.filled.size();
    if (view.stage == kRolls - 1)
        factors.push_back(SAY("Matters", "Once filled, a box is gone. Is this roll good enough for it?"));
    else
        addBoxes(view, factors);
    addBonus(view.card, factors);
    addPlace(view, open, factors);
    return factors;
}

} // namespace parlour::yahtzee
