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

/// The share of the win by which an action that people avoid must be better.
constexpr double kNaturalMargin = 0.005;
/// Lowers values below all others.
constexpr double kNever = 10;

/// The total after the action, before any draw.
int totalAfter(const View& view, const Action& action)
{
    Board board = view.boards[at(view.seat)];
    if (action.plays)
        lay(board, action.play);
    return board.total;
}

/// Whether the action loses the set for certain. No level plays such an action if another does not.
bool losesSetForCertain(const View& view, const Action& action)
{
    const int total = totalAfter(view, action);
    const Board& theirs = view.boards[at(view.other())];
    return total > kGoal || (action.kind == Action::Kind::Stand && theirs.standing && total < theirs.total);
}

Text reasonOf(const Action& action)
{
    if (action.plays)
        return SAY("Reason", "Playing %3 on %1 promises most");
    return action.kind == Action::Kind::End ? SAY("Reason", "Another card on %1 promises most")
                                            : SAY("Reason", "Standing on %1 promises most");
}

void reportValues(Report& report, const std::vector<double>& values)
{
    report.unit = SAY("Reason", "Chance to win");
    report.scale = Scale::Share;
    report.decimals = 3;
    for (std::size_t i = 0; i < values.size(); ++i) {
        report.candidates[i].hasValue = true;
        report.candidates[i].value = values[i];
    }
}

std::size_t bestOf(const std::vector<double>& values)
{
    return static_cast<std::size_t>(std::max_element(values.begin(), values.end()) - values.begin());
}

} // namespace

Action LevelPlayer::choose(const Question<PazaakFull>& question)
{
    const std::vector<double> values = evaluator_.valuesOf(question.view, question.legal, question.stop);
    if (values.empty())
        return question.legal.front();
    std::vector<double> seen = skill_.misjudgement > 0 ? perceived(question, values) : values;
    const std::vector<bool> natural = naturalActions<PazaakFull>(question.view, question.legal, values, kNaturalMargin);
    for (std::size_t i = 0; i < seen.size(); ++i)
        seen[i] -= natural[i] ? 0 : kNever;
    const std::size_t chosen = bestOf(seen);
    const Action& action = question.legal[chosen];
    if (question.report) {
        constexpr double kClearError = 0.001;
        const bool errs = values[bestOf(values)] - values[chosen] > kClearError;
        reportRuling(question, {action, errs ? SAY("Reason", "On %1 this looks best, but it is not") : reasonOf(action)});
        reportValues(*question.report, values);
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
        const double error = rng.unit() + rng.unit() - 1; // triangular: mostly small
        double value = values[i] + error * skill_.misjudgement;
        if (action.plays)
            value += skill_.cardBias;
        if (action.kind == Action::Kind::End) {
            const int busts = std::max(0, totalAfter(view, action) + kHighestHouse - kGoal);
            value -= skill_.bustAversion * std::min(busts, kHighestHouse) / kHighestHouse;
        }
        perceived.push_back(losesSetForCertain(view, action) ? value - kNever : value);
    }
    return perceived;
}

} // namespace parlour::pazaak_full
