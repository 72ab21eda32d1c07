// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/analyst.h"

#include "ai/pazaak/action_shares.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

/// Clamps a share: the correction for counting can exceed the range slightly.
Estimate estimate(float share, bool isExact)
{
    return {static_cast<double>(std::clamp(share, 0.0F, 1.0F)), isExact ? 0 : kModelError};
}

/// Whether nobody draws after this action, so that its share is that of the hand's outcome.
bool isFinal(const View& view, const Action& action)
{
    return action.kind != Action::Kind::End && view.theirs().standing;
}

Sentence reasonOf(const View& view, const Action& action)
{
    const int mine = view.mine().total + action.card;
    const int theirs = view.theirs().total;
    if (mine > kGoal && action.card)
        return {SAY("Reason", "Goes over 20")};
    if (action.kind == Action::Kind::End) {
        const auto [left, bust] = view.houseRisk();
        return bust == 0 ? Sentence(SAY("Reason", "No card can bust %1"), {mine})
                         : Sentence(SAY("Reason", "Of %1 cards left, %2 bust it"), {left, bust});
    }
    if (view.theirs().standing && mine <= kGoal)
        return {mine > theirs        ? SAY("Reason", "%1 beats %2")
                    : mine == theirs ? SAY("Reason", "%1 ties with %2")
                                     : SAY("Reason", "%1 loses to %2"),
                {mine, theirs}};
    if (action.kind == Action::Kind::Play)
        return {SAY("Reason", "Makes it %1, with one side card fewer for later hands"), {mine}};
    return {};
}

class SolvedAnalyst final : public Analyst<Pazaak> {
public:
    explicit SolvedAnalyst(const Solution& solution) : solution_(solution) {}

    int version() const override { return kAnalystVersion; }

    Analysis evaluate(const Question<Pazaak>& question, const AnalysisWatcher&) override
    {
        const View& view = question.view;
        const Infoset infoset = Infoset::of(view, solution_.strategy());
        Analysis analysis;
        analysis.actions.resize(question.legal.size());
        if (infoset.kind == Infoset::Kind::Unknown) {
            for (ActionValue& each : analysis.actions)
                each.share = kUnknownShare;
            analysis.actions.front().frequency = 1;
            return analysis;
        }
        const ActionShares shares = evaluateActions(view, question.legal, solution_, infoset, countedDraws(view));
        const std::vector<double> frequencies = frequenciesOf(solution_.strategy(), infoset, shares);
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const Action& action = shares[i].action;
            ActionValue& worth = analysis.actions[i];
            worth.share = estimate(shares[i].share, isFinal(view, action));
            worth.frequency = frequencies[i];
            worth.why = reasonOf(view, action);
        }
        const auto [left, bust] = view.houseRisk();
        analysis.facts.push_back(
            {SAY("Reason", "Chance that the next card busts"), static_cast<double>(bust) / std::max(1, left)});
        return analysis;
    }

    Estimate valueOf(const View& view, Luck, const std::stop_token&, int) override
    {
        const std::optional<float> share = shareOf(view, solution_);
        return share ? estimate(*share, view.over) : kUnknownShare;
    }

    std::optional<Estimate> valueBetween(const View& before, const View& after, const std::stop_token&) override
    {
        const std::optional<float> share = shareBetween(before, after, solution_);
        return share ? std::optional(estimate(*share, false)) : std::nullopt;
    }

private:
    const Solution& solution_;
};

} // namespace

std::unique_ptr<Analyst<Pazaak>> makeSolvedAnalyst(const Solution& solution)
{
    return std::make_unique<SolvedAnalyst>(solution);
}

} // namespace parlour::pazaak
