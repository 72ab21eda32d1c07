// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/twenty/decision_factors.h"

namespace parlour::twenty {

namespace {

Text factorOfOther(const PartPosition& position, const FactorTexts& texts)
{
    if (position.theirs > kGoal && !texts.otherIsOver.empty())
        return texts.otherIsOver;
    if (!position.isOtherStanding)
        return SAY("Matters", "The other goes on drawing after you and may still overtake a total on which you stand.");
    if (position.mine < position.theirs)
        return SAY("Matters", "The other stands and is ahead: standing below loses, so you must take a risk.");
    return position.mine == position.theirs ? texts.tied : texts.won;
}

} // namespace

std::vector<Sentence> decisionFactors(const PartPosition& position, const FactorTexts& texts)
{
    std::vector<Sentence> factors{factorOfOther(position, texts)};
    if (position.risk.bust == 0)
        factors.push_back(SAY("Matters", "No house card can take you over 20."));
    else
        factors.push_back({SAY("Matters", "Of %1 house cards left, %2 would take you over 20."),
                           {position.risk.left, position.risk.bust}});
    if (position.isDecisive)
        factors.push_back(texts.decisive);
    else if (position.hasSideCards)
        factors.push_back(texts.sideCards);
    return factors;
}

} // namespace parlour::twenty
