// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/rule_features.h"

namespace parlour::coins {

namespace {

void complete(Report& report, const Question<Coins>& question, const Ruling& ruling, const Action& action)
{
    const int round = ruling.move.kind == Move::Kind::Travel ? ruling.move.round : question.view.round;
    report.chosen = toText(action);
    report.verdict =
        Sentence(ruling.why, {static_cast<long long>(question.view.lead()), static_cast<long long>(round), ruling.figure});
    const std::string move = toText(Action{action.move, {}});
    auto& all = report.candidates;
    auto chosen = std::find_if(all.begin(), all.end(), [&](const Candidate& each) { return each.action == move; });
    if (chosen == all.end()) {
        Candidate unweighed;
        unweighed.hasValue = false;
        chosen = all.insert(all.end(), unweighed);
    }
    chosen->action = report.chosen;
    chosen->why = report.verdict;
}

} // namespace

Action actionOf(const Question<Coins>& question, Ruling ruling)
{
    Action action{orNothing(question, ruling.move), std::move(ruling.memory)};
    if (question.report)
        complete(*question.report, question, ruling, action);
    return action;
}

} // namespace parlour::coins
