// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot that plays as its analyst advises. Used by the games' lists of bots.
#pragma once

#include "engine/core/analyst.h"

namespace parlour {

/// Fills question.report with the analyst's chances and their standard errors.
template <class G>
void report(const Question<G>& question, const Analysis& analysis, const typename G::Action& chosen)
{
    Report& out = *question.report;
    const Goal goal = goalOf<G>(question.view.rules);
    out.scale = Scale::Share;
    out.unit = goal.chance;
    out.facts = analysis.facts;
    out.beliefs = analysis.beliefs;
    for (std::size_t i = 0; i < analysis.actions.size(); ++i) {
        const ActionValue& worth = analysis.actions[i];
        Candidate& candidate = out.candidates.emplace_back();
        candidate.action = toText(question.legal[i]);
        const Estimate chance = chanceOf(goal, worth.share);
        candidate.value = chance.value;
        candidate.error = chance.error;
        candidate.why = worth.why;
    }
    out.chosen = toText(chosen);
}

/// Samples each action with the frequency that its analyst gives.
template <class G>
class AnalystBot final : public Bot<G> {
public:
    explicit AnalystBot(std::unique_ptr<Analyst<G>> analyst) : analyst_(std::move(analyst)) {}

    typename G::Action choose(const Question<G>& question) override
    {
        const Analysis analysis = analyst_->evaluate(question);
        const typename G::Action action = question.legal[pick(analysis, question.luck)];
        if (question.report)
            report(question, analysis, action);
        return action;
    }

private:
    static std::size_t pick(const Analysis& analysis, Luck luck)
    {
        const auto isSure = [](const ActionValue& worth) { return worth.frequency >= 1; };
        const auto sure = std::find_if(analysis.actions.begin(), analysis.actions.end(), isSure);
        if (sure != analysis.actions.end())
            return static_cast<std::size_t>(sure - analysis.actions.begin());
        double left = luck.rng().unit();
        for (std::size_t i = 0; i < analysis.actions.size(); ++i)
            if ((left -= analysis.actions[i].frequency) < 0)
                return i;
        return analysis.best();
    }

    std::unique_ptr<Analyst<G>> analyst_;
};

} // namespace parlour
