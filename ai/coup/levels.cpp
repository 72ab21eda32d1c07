// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/levels.h"

#include "ai/analyst_bot.h"

namespace parlour::coup {

namespace {

constexpr int kDealsImagined = 60; ///< imagined for each action, unless the question says how many simulations
constexpr std::uint64_t kMood = 0x6D6F6F64ULL; ///< keeps whether it imagines apart from what it does then

/// Why the action of such a chance was taken.
Text verdict(float chance)
{
    if (chance > 0.95F)
        return SAY("Reason", "What it does here as good as always.");
    return chance > 0.5F ? SAY("Reason", "What it does here more often than not, so that nobody can be sure.")
                         : SAY("Reason", "What it does here now and then, so that nobody can be sure.");
}

} // namespace

bool LevelPlayer::imagines(const Question<Coup>& question) const
{
    return looksForBetter(question.view)
        && Luck{question.luck.seed ^ kMood, question.luck.index}.rng().unit() < static_cast<double>(imagines_);
}

Action LevelPlayer::choose(const Question<Coup>& question)
{
    const Chances chances = chancesOf(question, follower_.adviceOn(question.view), policy_);
    const auto isSure = std::find_if(chances.begin(), chances.end(), [](float chance) { return chance > 0.999F; });
    const std::size_t usual = isSure != chances.end() ? static_cast<std::size_t>(isSure - chances.begin())
                                                      : pick(chances, question.luck.rng().unit());
    const bool imagines = this->imagines(question);
    if (!imagines && !question.report)
        return question.legal[usual];
    const int deals = imagines ? kDealsImagined * static_cast<int>(question.legal.size()) : 0;
    const int simulations = question.simulations > 0 ? question.simulations : deals;
    const Analysis analysis = analyst_.evaluate(
        {question.view, question.legal, question.luck, question.stop, nullptr, question.step, simulations});
    const std::size_t chosen = imagines ? clearlyBest(analysis, usual) : usual;
    if (question.report) {
        parlour::report<Coup>(question, analysis, question.legal[chosen]);
        question.report->decimals = 2;
        question.report->verdict = chosen == usual ? verdict(chances[chosen]) : analysis.actions[chosen].why;
    }
    return question.legal[chosen];
}

} // namespace parlour::coup
