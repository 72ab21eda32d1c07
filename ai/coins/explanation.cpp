// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/game_bots.h"
#include "engine/coins/coins_types.h"

namespace parlour::coins {

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    const int lead = view.lead();
    const int toCome = view.rules.rounds - view.round;
    std::vector<Sentence> sentences;
    if (lead > 0)
        sentences.push_back({SAY("Matters", "You are %1 ahead on this timeline, tosses to come: %2."), {lead, toCome}});
    else if (lead < 0)
        sentences.push_back({SAY("Matters", "You are %1 behind on this timeline, tosses to come: %2."), {-lead, toCome}});
    else
        sentences.push_back({SAY("Matters", "This timeline is even, tosses to come: %1."), {toCome}});
    sentences.push_back(
        {SAY("Matters", "Levers left to you: %1 blue, %2 red. Each is worth most near the end."), {view.blue, view.red}});
    if (view.blocked > 0)
        sentences.push_back(
            {SAY("Matters", "You have blocked round %1: nobody goes back to it or before it."), {view.blocked}});
    return sentences;
}

} // namespace parlour::coins
