// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a uniformly random legal action. The baseline of ladders and tests. Used by the games' lists of bots.
#pragma once

#include "engine/core/bot.h"

namespace parlour {

template <class G>
class RandomBot : public Bot<G> {
public:
    typename G::Action choose(const Question<G>& question) override
    {
        const auto count = static_cast<std::uint32_t>(question.legal.size());
        const typename G::Action action = question.legal[question.luck.rng().below(count)];
        if (question.report)
            explain(question, action);
        return action;
    }

private:
    /// Reports no values.
    virtual void explain(const Question<G>& question, const typename G::Action& action)
    {
        Report& report = *question.report;
        report.chosen = toText(action);
        report.verdict = Sentence(SAY("Reason", "Every action is equally likely"));
        Candidate candidate;
        candidate.action = report.chosen;
        candidate.hasValue = false;
        candidate.why = report.verdict;
        report.candidates.push_back(candidate);
    }
};

} // namespace parlour
