// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bots that decide by rules: a ruling, the bot that plays it, and the random bot. Used by the games' lists of bots.
#pragma once

#include "engine/core/bot.h"

namespace parlour {

/// A decision and the rule behind it.
template <class G>
struct Ruling {
    typename G::Action action;
    Text why;
};

/// Plays `decide(question)`: an action, or a ruling with one. `explain(question, decision)` fills a report and is not
/// inlined, since its stack frame would slow down decisions without one.
template <class G, auto decide, auto explain>
class RuleBot : public Bot<G> {
public:
    typename G::Action choose(const Question<G>& question) override
    {
        const auto decision = decide(question);
        if (question.report)
            report(question, decision);
        if constexpr (requires { decision.action; })
            return decision.action;
        else
            return decision;
    }

private:
    template <class Decision>
    [[gnu::noinline]] static void report(const Question<G>& question, const Decision& decision)
    {
        explain(question, decision);
    }
};

/// Any legal action, each equally likely.
template <class G>
Ruling<G> randomRuling(const Question<G>& question)
{
    const auto count = static_cast<std::uint32_t>(question.legal.size());
    return {question.legal[question.luck.rng().below(count)], SAY("Reason", "Every action is equally likely")};
}

/// Reports the choice alone, without a value.
template <class G>
void reportChosen(const Question<G>& question, const Ruling<G>& ruling)
{
    Report& report = *question.report;
    report.chosen = toText(ruling.action);
    report.verdict = Sentence(ruling.why);
    Candidate candidate;
    candidate.action = report.chosen;
    candidate.hasValue = false;
    candidate.why = report.verdict;
    report.candidates.push_back(candidate);
}

/// Plays a uniformly random legal action: the baseline of ladders and tests.
template <class G>
using RandomBot = RuleBot<G, randomRuling<G>, reportChosen<G>>;

} // namespace parlour
