// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/analyst.h"

#include "ai/core/deciding_fact.h"
#include "ai/pazaak_full/features.h"
#include "ai/pazaak_full/reason.h"
#include "engine/pazaak_full/pazaak_full_notation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace parlour::pazaak_full {

namespace {

Estimate estimate(double share)
{
    // Only a match that is decided has exactly these values.
    return {share, share == 0 || share == 1 ? 0 : kModelError};
}

/// The outcome of the set after an action. `bust` is the chance that the own total is over 20 after it and the next card.
twenty::Outcome outcomeOf(const View& view, const Action& action, const SetChances& chances)
{
    const Board board = boardAfter(view, action);
    twenty::Outcome outcome;
    outcome.doing = doingOf(action);
    outcome.draws = action.kind == Action::Kind::End;
    if (action.plays)
        outcome.card = printed(action.play.card);
    outcome.total = board.total;
    outcome.share = chances.share;
    outcome.error = estimate(chances.share).error;
    outcome.won = chances.won;
    outcome.tied = chances.tied;
    outcome.bust = board.bust() ? 1 : outcome.draws ? bustChance(twenty::houseRisk(view.houseLeft, board.total)) : 0;
    return outcome;
}

class ModelAnalyst final : public Analyst<PazaakFull> {
public:
    explicit ModelAnalyst(const Resources& resources) : evaluator_(resources) {}

    int version() const override { return kAnalystVersion; }

    Analysis evaluate(const Question<PazaakFull>& question, const AnalysisWatcher&) override
    {
        const View& view = question.view;
        const std::vector<double> values = evaluator_.valuesOf(view, question.legal, question.stop);
        if (values.empty())
            return twenty::unknownAnalysis(question.legal.size());
        Analysis analysis;
        analysis.actions.resize(question.legal.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            analysis.actions[i].share = view.deck.empty() ? Estimate{values[i], kDeckError} : estimate(values[i]);
        analysis.actions[asIndex(std::max_element(values.begin(), values.end()) - values.begin())].frequency = 1;
        if (!view.deck.empty())
            analysis.facts.push_back(twenty::bustFact(view.houseRisk()));
        return analysis;
    }

    /// Splits the share: the set's outcomes at their worth with all present cards, and the effect of cards that are played.
    std::optional<Comparison> comparisonOf(const Question<PazaakFull>& question, std::size_t first,
                                           std::size_t second) override
    {
        const View& view = question.view;
        const Action &action = question.legal[first], &instead = question.legal[second];
        if (view.deck.empty())
            return comparisonOfDecks(action.deck, instead.deck);
        const std::vector<SetChances> chances = evaluator_.chancesOf(view, {action, instead}, question.stop);
        if (chances.empty())
            return std::nullopt;
        const Outcomes values = evaluator_.worthOf(view);
        const twenty::Worth worth{static_cast<double>(values.lose), static_cast<double>(values.tie),
                                  static_cast<double>(values.win)};
        twenty::Outcome one = outcomeOf(view, action, chances[0]), other = outcomeOf(view, instead, chances[1]);
        Comparison comparison = twenty::comparisonOf(
            one, other, worth,
            {SAY("Reason", "Winning the set"), SAY("Reason", "Tying the set"), SAY("Reason", "Win the set")},
            {kChanceError, kModelError, 0});
        if (!comparison.isSame()) {
            const bool isFirst = comparison.difference() > 0;
            comparison.why = isFirst ? reasonOf(view, one, other) : reasonOf(view, other, one);
            if (one.draws != other.draws)
                comparison.fact = factOf(view, one.draws ? action : instead, (one.draws ? other : one).share,
                                         isFirst == one.draws, question.stop);
        }
        return comparison;
    }

    Estimate valueOf(const View& view, Luck, const stop_token& stop, int) override
    {
        const auto value = evaluator_.valueOf(view, stop);
        return !value ? kUnknownShare : view.over ? Estimate{*value, 0} : estimate(*value);
    }

    /// No deck is chosen yet: the value of the decision is that of the best deck at hand.
    bool isViewWorthItsBest(const View& view) override { return view.deck.empty() && !view.over; }

    std::vector<PlaceBelief> beliefsOf(const View& view, const stop_token&) override
    {
        const Seat other = view.other();
        const int count = view.handCounts[asIndex(other)];
        if (view.over || view.deck.empty() || count == 0)
            return {};
        DeckBelief belief(view.rules.limit, view.deck);
        const std::size_t decks = belief.decks();
        const bool fits = belief.see(view.played[asIndex(other)]);
        PlaceBelief place{other, SAY("Reason", "Side cards"), count, {}, {}};
        const auto cards = belief.cards(count);
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (cards[i].chance > 0)
                place.values.push_back({toText(Card::fromIndex(static_cast<int>(i))), cards[i].chance, 0, cards[i].copies});
        std::stable_sort(place.values.begin(), place.values.end(),
                         [](const BeliefValue& a, const BeliefValue& b) { return a.chance > b.chance; });
        place.reasons = {SAY("Reason", "A guess: half the time a deck like your own, else a known one")};
        if (fits)
            place.reasons.push_back({SAY("Reason", "Decks that hold the cards it has played: %1 of %2"),
                                     {static_cast<int>(belief.decks()), static_cast<int>(decks)}});
        else
            place.reasons.push_back(SAY("Reason", "None of these decks holds the cards it has played"));
        return {place};
    }

    int copiesOf(const View&, const View& owner, const std::string& value) override
    {
        return static_cast<int>(
            std::count_if(owner.hand.begin(), owner.hand.end(), [&](Card card) { return toText(card) == value; }));
    }

    std::optional<Estimate> valueBetween(const View& before, const View& after, const stop_token& stop) override
    {
        const auto value = evaluator_.valueBetween(before, after, stop);
        return value ? std::optional(estimate(*value)) : std::nullopt;
    }

private:
    /// Splits the difference by kinds of cards.
    static Comparison comparisonOfDecks(const Deck& first, const Deck& second)
    {
        Comparison comparison{Scale::Share, {}, {}};
        for (std::size_t i = 0; i < kCardGroups; ++i) {
            const auto worth = [&](const Deck& deck) {
                double sum = 0;
                for (const Card card : deck)
                    sum += groupOf(card) == static_cast<CardGroup>(i) ? dealtValueOf(card) : 0;
                return Estimate{sum, 0};
            };
            comparison.parts.push_back({nameOf(static_cast<CardGroup>(i)), worth(first), worth(second)});
        }
        comparison.error = std::hypot(kDeckError, kDeckError);
        if (!comparison.isSame()) {
            const double sign = comparison.difference() > 0 ? 1 : -1;
            const auto less = [&](const ComparedPart& a, const ComparedPart& b) {
                return sign * a.difference() < sign * b.difference();
            };
            const auto largest = std::max_element(comparison.parts.begin(), comparison.parts.end(), less);
            comparison.why = reasonOf(static_cast<CardGroup>(largest - comparison.parts.begin()));
        }
        return comparison;
    }

    /// The next card that decides between `drawing` it and standing for a share of `standing`.
    std::optional<DecidingFact> factOf(const View& view, const Action& drawing, double standing, bool isDrawBetter,
                                       const stop_token& stop)
    {
        const auto byCard = evaluator_.sharesByNextCard(view, drawing, stop);
        if (!byCard)
            return std::nullopt;
        NextCards chances;
        std::copy(view.houseLeft.begin(), view.houseLeft.end(), chances.begin());
        const double left = std::max(1.0, std::accumulate(chances.begin(), chances.end(), 0.0));
        for (double& each : chances)
            each /= left;
        return factOfNextCard(chances, *byCard, standing, isDrawBetter);
    }

    Evaluator evaluator_;
};

} // namespace

std::unique_ptr<Analyst<PazaakFull>> makeModelAnalyst(const Resources& resources)
{
    return std::make_unique<ModelAnalyst>(resources);
}

} // namespace parlour::pazaak_full
