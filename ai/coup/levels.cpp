#include "ai/coup/levels.h"

#include "ai/analyst_bot.h"
#include "ai/coup/analyst.h"

namespace parlour::coup {

namespace {

/// Why the action of such a chance was taken.
Text verdict(float chance)
{
    if (chance > 0.95F)
        return SAY("Reason", "What it does here as good as always.");
    return chance > 0.5F ? SAY("Reason", "What it does here more often than not, so that nobody can be sure.")
                         : SAY("Reason", "What it does here now and then, so that nobody can be sure.");
}

} // namespace

Action LevelPlayer::choose(const Question<Coup>& question)
{
    const Chances chances = policy_.chances(question.view, question.legal, question.luck);
    const auto isSure = std::find_if(chances.begin(), chances.end(), [](float chance) { return chance > 0.999F; });
    const std::size_t chosen = isSure != chances.end() ? static_cast<std::size_t>(isSure - chances.begin())
                                                       : pick(chances, question.luck.rng().unit());
    if (question.report)
        explain(question, chances, chosen);
    return question.legal[chosen];
}

void LevelPlayer::explain(const Question<Coup>& question, const Chances& chances, std::size_t chosen) const
{
    const Analysis analysis = CoupAnalyst(strategy_).weigh(question);
    parlour::report<Coup>(question, analysis, question.legal[chosen]);
    question.report->decimals = 2;
    question.report->verdict = verdict(chances[chosen]);
}

} // namespace parlour::coup
