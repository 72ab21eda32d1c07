// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/levels.h"

#include "ai/core/habits.h"
#include "ai/pazaak_full/features.h"

#include <algorithm>

namespace parlour::pazaak_full {

const Skill kClub{false, 0.135, 0.03, 0.03};
const Skill kCasual{false, 0.157, 0.05, 0.05};
const Skill kBeginner{false, 0.25, 0.15, 0.15};

namespace {

/// Whether the action loses the set for certain. No level plays such an action if another does not.
bool losesSetForCertain(const View& view, const Action& action)
{
    const int total = boardAfter(view, action).total;
    const Board& theirs = view.boards[asIndex(view.other())];
    return total > kGoal || (action.kind == Action::Kind::Stand && theirs.standing && total < theirs.total);
}

} // namespace

Action LevelPlayer::choose(const Question<PazaakFull>& question)
{
    const std::vector<double> values = evaluator_.valuesOf(question.view, question.legal, question.stop);
    if (values.empty())
        return question.legal.front();
    std::vector<double> seen = skill_.misjudgement > 0 ? perceived(question, values) : values;
    const std::vector<bool> natural =
        naturalActions<PazaakFull>(question.view, question.legal, values, twenty::kNaturalMargin);
    for (std::size_t i = 0; i < seen.size(); ++i)
        seen[i] -= natural[i] ? 0 : twenty::kNever;
    const std::size_t chosen = twenty::bestOf(seen);
    const Action& action = question.legal[chosen];
    if (question.report) {
        constexpr double kClearError = 0.001;
        const bool errs = values[twenty::bestOf(values)] - values[chosen] > kClearError;
        reportRuling(question, {action, twenty::reasonOf(doingOf(action), errs)});
        twenty::reportValues(*question.report, values);
    }
    return action;
}

std::vector<double> LevelPlayer::perceived(const Question<PazaakFull>& question, const std::vector<double>& values) const
{
    Rng rng = question.luck.rng();
    const View& view = question.view;
    std::vector<double> perceived;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Action& action = question.legal[i];
        const auto drawsOn =
            action.kind == Action::Kind::End ? std::optional<int>(boardAfter(view, action).total) : std::nullopt;
        const double value = twenty::perceived(values[i], skill_, action.plays, drawsOn, rng);
        perceived.push_back(losesSetForCertain(view, action) ? value - twenty::kNever : value);
    }
    return perceived;
}

} // namespace parlour::pazaak_full
