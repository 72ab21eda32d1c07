// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/advice.h"

#include "ai/core/bots.h"
#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr std::size_t kMaxSentences = 3; ///< the limit of what a person reads

Estimate worthOf(const Candidate& candidate)
{
    return {candidate.value, candidate.error};
}

/// A loss in percentage points of the win, or in points of the game, as a whole number.
Argument points(double loss, Currency currency)
{
    return std::llround(currency == Currency::Share ? 100 * loss : loss);
}

/// Describes a decision by its values alone: whether it is close, one action stands out, or the game is decided.
Sentence shapeOf(const Advice& advice)
{
    const std::vector<Candidate>& all = advice.report.candidates;
    const Candidate& best = all[asIndex(advice.chosen())];
    double second = -HUGE_VAL, worst = HUGE_VAL;
    for (const Candidate& each : all) {
        if (&each != &best)
            second = std::max(second, each.value);
        worst = std::min(worst, each.value);
    }
    const bool isShare = advice.currency == Currency::Share;
    const double little = isShare ? 0.02 : 2, much = isShare ? 0.05 : 5;
    const double lead = best.value - second, range = best.value - worst;
    if (all.size() == 1)
        return SAY("Matters", "Of the usual choices only one is possible here.");
    if (isShare && best.value < 0.03)
        return SAY("Matters", "The game is as good as lost.");
    if (isShare && worst > 0.97)
        return SAY("Matters", "The game is as good as won.");
    if (advice.asGood.size() + 1 == all.size())
        return SAY("Matters", "No move is measurably better than another.");
    if (!advice.asGood.empty())
        return range >= much ? Sentence(isShare ? SAY("Matters", "Several moves are right; the worst costs %1%.")
                                                : SAY("Matters", "Several moves are right; the worst costs %1 points."),
                                        {points(range, advice.currency)})
                             : Sentence(SAY("Matters", "Several moves are right, and none costs much."));
    if (lead >= much)
        return {isShare ? SAY("Matters", "One move stands out: every other costs %1% or more.")
                        : SAY("Matters", "One move stands out: every other costs %1 points or more."),
                {points(lead, advice.currency)}};
    if (lead < little)
        return SAY("Matters", "The decision is close: the next best costs little.");
    return {isShare ? SAY("Matters", "One move is somewhat better: the next best costs %1%.")
                    : SAY("Matters", "One move is somewhat better: the next best costs %1 points."),
            {points(lead, advice.currency)}};
}

/// An advice without candidates.
Advice begun(Currency currency, const Goal& goal)
{
    Advice advice;
    advice.currency = currency;
    advice.report.scale = currency == Currency::Points ? Scale::Points : Scale::Share;
    advice.report.unit = currency == Currency::Points ? SAY("Report", "Points") : goal.chance;
    advice.report.decimals = 1;
    return advice;
}

void add(Advice& advice, const std::string& action, const Estimate& value, double frequency)
{
    Candidate& candidate = advice.report.candidates.emplace_back();
    candidate.action = action;
    candidate.value = value.value;
    candidate.error = value.error;
    advice.frequencies.push_back(frequency);
}

/// Finds the chosen candidate and those that are as good.
void choose(Advice& advice)
{
    const std::vector<Candidate>& all = advice.report.candidates;
    std::vector<Estimate> values;
    std::transform(all.begin(), all.end(), std::back_inserter(values), worthOf);
    const int chosen = bestOf(values, advice.frequencies);
    for (int i = 0; i < static_cast<int>(all.size()); ++i)
        if (i != chosen && isAsGood(values[asIndex(chosen)], values[asIndex(i)], advice.currency))
            advice.asGood.push_back(i);
    std::stable_sort(advice.asGood.begin(), advice.asGood.end(),
                     [&](int a, int b) { return all[asIndex(a)].value > all[asIndex(b)].value; });
    advice.report.chosen = all[asIndex(chosen)].action;
}

} // namespace

int Advice::find(const std::string& action) const
{
    const auto isIt = [&](const Candidate& each) {
        return each.action == action || action.starts_with(each.action + " ["); // with an appendix of the person's own
    };
    const auto found = std::find_if(report.candidates.begin(), report.candidates.end(), isIt);
    return found == report.candidates.end() ? -1 : static_cast<int>(found - report.candidates.begin());
}

int Advice::next() const
{
    if (!asGood.empty())
        return asGood.front();
    int best = -1;
    for (int i = 0; i < static_cast<int>(report.candidates.size()); ++i)
        if (i != chosen() && (best < 0 || report.candidates[asIndex(i)].value > report.candidates[asIndex(best)].value))
            best = i;
    return best;
}

bool Advice::isRight(int candidate) const
{
    return candidate == chosen() || std::find(asGood.begin(), asGood.end(), candidate) != asGood.end();
}

double Advice::lossOf(int candidate) const
{
    return parlour::lossOf(worthOf(report.candidates[asIndex(chosen())]), worthOf(report.candidates[asIndex(candidate)]))
        .value;
}

Advice adviceOf(const std::string& game, const AnyQuestion& question, const Analysis& analysis, bool isAlone)
{
    Advice advice = begun(isAlone ? Currency::Points : Currency::Share, question.goal);
    Report& report = advice.report;
    report.facts = analysis.facts;
    report.beliefs = analysis.beliefs;
    const std::vector<std::string> actions = question.legalTexts();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const ActionValue& worth = analysis.actions[i];
        add(advice, actions[i], isAlone ? worth.points.value_or(Estimate()) : chanceOf(question.goal, worth.share),
            worth.frequency);
        report.candidates.back().why = worth.why;
    }
    choose(advice);
    report.verdict = analysis.actions[asIndex(advice.chosen())].why;

    advice.features.emplace_back(shapeOf(advice));
    for (const Sentence& sentence : decisionFactors(game, question, analysis))
        if (advice.features.size() < kMaxSentences)
            advice.features.emplace_back(sentence);
    return advice;
}

std::optional<Advice> adviceOf(const Review& review, int step)
{
    if (step < 0 || asIndex(step) >= review.positions.size() || !review.positions[asIndex(step)]
        || review.positions[asIndex(step)]->choices.empty())
        return std::nullopt;
    const Currency currency = currencyOf(review);
    Advice advice = begun(currency, review.goal);
    for (const Alternative& choice : review.positions[asIndex(step)]->choices)
        add(advice, choice.action, valueOf(review, choice, currency), choice.frequency);
    choose(advice);
    return advice;
}

} // namespace parlour
