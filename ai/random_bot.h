// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a uniformly random legal action. The baseline of ladders and tests. Used by the games' lists of bots.
#pragma once

#include "engine/core/bot.h"

namespace parlour {

template <class G>
class RandomBot final : public Bot<G> {
public:
    typename G::Action choose(const Question<G>& question) override
    {
        const auto count = static_cast<std::uint32_t>(question.legal.size());
        const typename G::Action action = question.legal[question.luck.rng().below(count)];
        if (Report* report = question.report) { // reports no values
            report->chosen = toText(action);
            report->verdict = Sentence(SAY("Reason", "Every action is equally likely"));
            Candidate candidate;
            candidate.action = report->chosen;
            candidate.hasValue = false;
            candidate.why = report->verdict;
            report->candidates.push_back(candidate);
        }
        return action;
    }
};

} // namespace parlour
