// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/game_bots.h"
#include "engine/coins/coins_types.h"

#include <cmath>

namespace parlour::coins {

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    const int lead = view.lead();
    const int toCome = view.rules.rounds - view.round;
    const int swing = static_cast<int>(std::lround(std::sqrt(toCome))); // the standard deviation
    std::vector<Sentence> sentences;
    if (toCome == 0)
        sentences.push_back(SAY("Matters", "No toss is to come: only levers can change the result."));
    else if (lead > 0)
        sentences.push_back(
            {SAY("Matters", "You lead by %1; the tosses to come usually change the lead by about %2."), {lead, swing}});
    else if (lead < 0)
        sentences.push_back(
            {SAY("Matters", "You are %1 behind; the tosses to come usually change that by about %2."), {-lead, swing}});
    else
        sentences.push_back(
            {SAY("Matters", "This timeline is even; the tosses to come usually change that by about %1."), {swing}});
    sentences.push_back(SAY("Matters", "A lever is worth most near the end, when few tosses come after it."));
    return sentences;
}

} // namespace parlour::coins
