// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/features.h"

namespace parlour::pazaak {

void reportRuling(const Question<Pazaak>& question, const Ruling& ruling)
{
    Report& report = *question.report;
    const std::vector<Argument> facts = {static_cast<long long>(question.view.mine().total),
                                         static_cast<long long>(question.view.theirs().total),
                                         static_cast<long long>(ruling.action.card)};
    report.chosen = toText(ruling.action);
    report.verdict = Sentence(ruling.why, facts);
    for (const Action& action : question.legal) {
        Candidate candidate;
        candidate.action = toText(action);
        candidate.hasValue = false;
        if (action == ruling.action)
            candidate.why = report.verdict;
        report.candidates.push_back(candidate);
    }
}

} // namespace parlour::pazaak
