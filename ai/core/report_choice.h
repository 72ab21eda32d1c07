// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The report of a bot that decides by rules and weighs nothing. Used by the rule bots of the games.
#pragma once

#include "engine/core/bot.h"

namespace parlour {

/// Reports all actions as candidates without a value, and the chosen one with its reason. `question.report` is not null.
template <class G>
void reportChoice(const Question<G>& question, const typename G::Action& chosen, const Sentence& reason)
{
    Report& report = *question.report;
    report.chosen = toText(chosen);
    report.verdict = reason;
    for (const auto& action : question.legal) {
        Candidate candidate;
        candidate.action = toText(action);
        candidate.hasValue = false;
        if (action == chosen)
            candidate.why = reason;
        report.candidates.push_back(candidate);
    }
}

} // namespace parlour
