// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/levels.h"

#include "ai/core/analyst_bot.h"

namespace parlour::coup {

namespace {

constexpr std::uint64_t kSearchStream = 0x6D6F6F64ULL; ///< separates the decision to search from the choice of the action

/// The reason for an action taken with this probability.
Text verdict(float chance)
{
    if (chance > 0.95F)
        return SAY("Reason", "What it does here almost always.");
    return chance > 0.5F ? SAY("Reason", "What it does here more often than not, to stay unpredictable.")
                         : SAY("Reason", "What it does here now and then, to stay unpredictable.");
}

} // namespace

bool LevelPlayer::searches(const Question<Coup>& question) const
{
    return searchesActions(question.view)
        && Luck{question.luck.seed ^ kSearchStream, question.luck.index}.rng().unit() < static_cast<double>(searchRate_);
}

/// The action after a search.
std::size_t LevelPlayer::found(const Question<Coup>& question, const Analysis& analysis, std::size_t usual) const
{
    if (!isDrawn_)
        return significantlyBest(analysis, usual);
    Chances chances;
    for (const ActionValue& each : analysis.actions)
        chances.push_back(static_cast<float>(each.frequency));
    return pick(chances, question.luck.rng().unit());
}

Action LevelPlayer::choose(const Question<Coup>& question)
{
    const Chances chances = chancesOf(question, tracker_.solutionOf(question.view), policy_);
    const auto isSure = std::find_if(chances.begin(), chances.end(), [](float chance) { return chance > 0.999F; });
    const std::size_t usual = isSure != chances.end() ? static_cast<std::size_t>(isSure - chances.begin())
                                                      : pick(chances, question.luck.rng().unit());
    const bool searches = this->searches(question);
    if (!searches && !question.report)
        return question.legal[usual];
    const int deals = searches ? kSearchDeals * static_cast<int>(question.legal.size()) : 0;
    const int simulations = question.simulations > 0 ? question.simulations : deals;
    const Analysis analysis = analyst_.evaluate(
        {question.view, question.legal, question.luck, question.stop, nullptr, question.step, simulations});
    const std::size_t chosen = searches ? found(question, analysis, usual) : usual;
    if (question.report) {
        parlour::report<Coup>(question, analysis, question.legal[chosen]);
        question.report->decimals = 2;
        const bool isMixed = searches && isDrawn_;
        question.report->verdict = isMixed ? verdict(static_cast<float>(analysis.actions[chosen].frequency))
            : chosen == usual              ? verdict(chances[chosen])
                                           : analysis.actions[chosen].why;
    }
    return question.legal[chosen];
}

} // namespace parlour::coup
