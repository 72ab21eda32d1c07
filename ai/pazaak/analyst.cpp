// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/analyst.h"

#include "ai/core/deciding_fact.h"
#include "ai/pazaak/action_shares.h"
#include "ai/pazaak/hand_game.h"
#include "ai/pazaak/reason.h"

#include <algorithm>
#include <cmath>
#include <string>

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

/// A side card in the notation of the analyst's beliefs: "+3".
std::string toText(int value)
{
    return '+' + std::to_string(value);
}

class SolvedAnalyst final : public Analyst<Pazaak> {
public:
    explicit SolvedAnalyst(const Solution& solution) : solution_(solution) {}

    int version() const override { return kAnalystVersion; }

    Analysis evaluate(const Question<Pazaak>& question, const AnalysisWatcher&) override
    {
        const View& view = question.view;
        const Infoset infoset = Infoset::of(view, solution_.strategy());
        if (infoset.kind == Infoset::Kind::Unknown)
            return twenty::unknownAnalysis(question.legal.size());
        Analysis analysis;
        analysis.actions.resize(question.legal.size());
        const ActionShares shares = evaluateActions(view, question.legal, solution_, infoset, countedDraws(view));
        const std::vector<double> frequencies = frequenciesOf(solution_.strategy(), infoset, shares);
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const Action& action = shares[i].action;
            ActionValue& worth = analysis.actions[i];
            worth.share = estimate(shares[i].share, isFinal(view, action));
            worth.frequency = frequencies[i];
        }
        analysis.facts.push_back(twenty::bustFact(view.houseRisk()));
        return analysis;
    }

    /// Splits the share: the hand's outcomes at their worth with all present side cards, and the effect of cards that are
    /// played.
    std::optional<Comparison> comparisonOf(const Question<Pazaak>& question, std::size_t first, std::size_t second) override
    {
        const View& view = question.view;
        const Infoset infoset = Infoset::of(view, solution_.strategy());
        if (infoset.kind == Infoset::Kind::Unknown)
            return std::nullopt;
        const Context context{{view.wins[0], view.wins[1]}, {view.sideCounts[0], view.sideCounts[1]}};
        const auto worthAfter = [&](int winner) {
            return static_cast<double>(solution_.after(context, winner, view.seat, infoset.hand));
        };
        const twenty::Worth worth{worthAfter(view.other()), worthAfter(-1), worthAfter(view.seat)};
        Outcome one = outcomeOf(question, infoset, first), other = outcomeOf(question, infoset, second);
        const double error = std::max(one.error, other.error);
        Comparison comparison = twenty::comparisonOf(
            one, other, worth,
            {SAY("Reason", "Winning the hand"), SAY("Reason", "Tying the hand"), SAY("Reason", "Win the hand")},
            {error, error, error});
        if (!comparison.isSame()) {
            const bool isFirst = comparison.difference() > 0;
            const Outcome &better = isFirst ? one : other, &worse = isFirst ? other : one;
            comparison.why = reasonOf(better, worse, view.theirs().standing);
            comparison.fact = factOf(view, infoset, better, worse);
        }
        return comparison;
    }

    Estimate valueOf(const View& view, Luck, const stop_token&, int) override
    {
        const std::optional<float> share = shareOf(view, solution_);
        return share ? estimate(*share, view.over) : kUnknownShare;
    }

    /// Those of the model at the beginning of a hand, for which the other's side cards are dealt from the full pool.
    std::vector<PlaceBelief> beliefsOf(const View& view, const stop_token&) override
    {
        const int count = view.sideCounts[asIndex(view.other())];
        if (view.over || count == 0)
            return {};
        const SideHands& hands = solution_.strategy().hands();
        PlaceBelief belief{view.other(), SAY("Reason", "Side cards"), count, {}, {}};
        for (int value = 1; value <= kHighestSide; ++value) {
            BeliefValue each{toText(value), 0, 0, 0};
            for (int hand = 0; hand < hands.count(count); ++hand) {
                const int copies = hands.cards(count, hand)[asIndex(value)];
                const auto chance = static_cast<double>(hands.chance(count, hand));
                each.chance += copies > 0 ? chance : 0;
                each.copies += copies * chance;
            }
            belief.values.push_back(each);
        }
        belief.reasons = {{SAY("Reason", "Dealt from %1 side cards, %2 of each value from 1 to 5"),
                           {view.rules.copiesSide() * kHighestSide, view.rules.copiesSide()}},
                          SAY("Reason", "What was played before is not counted: it tells little about the rest")};
        return {belief};
    }

    int copiesOf(const View&, const View& owner, const std::string& value) override
    {
        return static_cast<int>(
            std::count_if(owner.sides.begin(), owner.sides.end(), [&](Value card) { return toText(card) == value; }));
    }

    std::optional<Estimate> valueBetween(const View& before, const View& after, const stop_token&) override
    {
        const std::optional<float> share = shareBetween(before, after, solution_);
        return share ? std::optional(estimate(*share, false)) : std::nullopt;
    }

private:
    using Outcome = twenty::Outcome;

    /// The next card that decides between drawing it and an action that draws none.
    std::optional<DecidingFact> factOf(const View& view, const Infoset& infoset, const Outcome& better,
                                       const Outcome& worse) const
    {
        const bool isDrawBetter = better.draws;
        if (isDrawBetter == worse.draws || view.mine().total > kGoal)
            return std::nullopt;
        const auto byCard = sharesByNextCard(view, solution_, infoset);
        if (!byCard)
            return std::nullopt;
        const Draws draws = countedDraws(view);
        std::array<double, kHighestHouse> chances, shares;
        std::copy(draws.begin() + 1, draws.end(), chances.begin());
        std::copy(byCard->begin() + 1, byCard->end(), shares.begin());
        return factOfNextCard(chances, shares, (isDrawBetter ? worse : better).share, isDrawBetter);
    }

    Outcome outcomeOf(const Question<Pazaak>& question, const Infoset& infoset, std::size_t index) const
    {
        const View& view = question.view;
        const Action& action = question.legal[index];
        const auto shareIn = [&](const Solution& solution) {
            const ActionShares shares = evaluateActions(view, {action}, solution, infoset, countedDraws(view));
            return estimate(shares[0].share, isFinal(view, action));
        };
        const Estimate share = shareIn(solution_);
        const double less = shareIn(view.seat == 0 ? won_ : notLost_).value;
        const double more = shareIn(view.seat == 0 ? notLost_ : won_).value;
        const int total = view.mine().total + action.card;
        const bool draws = action.kind == Action::Kind::End;
        Outcome outcome;
        outcome.doing = doingOf(action);
        outcome.draws = draws;
        outcome.card = static_cast<long long>(action.card);
        outcome.total = total;
        outcome.share = share.value;
        outcome.error = share.error;
        outcome.won = less;
        outcome.tied = std::max(0.0, more - less);
        outcome.bust = total > kGoal ? 1 : draws ? twenty::bustChance(view.houseRisk()) : 0;
        return outcome;
    }

    const Solution& solution_;
    Solution won_ = solution_.of(HandWorth::HandWon), notLost_ = solution_.of(HandWorth::HandNotLost);
};

} // namespace

std::unique_ptr<Analyst<Pazaak>> makeSolvedAnalyst(const Solution& solution)
{
    return std::make_unique<SolvedAnalyst>(solution);
}

} // namespace parlour::pazaak
