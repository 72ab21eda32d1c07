// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/analyst.h"

#include "ai/core/deciding_fact.h"
#include "ai/pazaak_full/explanation.h"
#include "engine/pazaak_full/pazaak_full_notation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace parlour::pazaak_full {

namespace {

/// Shares that differ by less are the same but for rounding.
constexpr double kTie = 1e-6;

Estimate estimate(double share)
{
    // Only a match that is decided has exactly these values.
    return {share, share == 0 || share == 1 ? 0 : kModelError};
}

/// The chance that the own total is over 20 after an action and the next card.
double bustChance(const View& view, const Action& action)
{
    Board board = view.boards[at(view.seat)];
    if (action.plays)
        lay(board, action.play);
    if (board.bust() || action.kind == Action::Kind::Stand)
        return board.bust() ? 1 : 0;
    int left = 0, bust = 0;
    for (std::size_t i = 0; i < view.houseLeft.size(); ++i) {
        left += view.houseLeft[i];
        if (board.total + static_cast<int>(i) + 1 > kGoal)
            bust += view.houseLeft[i];
    }
    return static_cast<double>(bust) / std::max(1, left);
}

class ModelAnalyst final : public Analyst<PazaakFull> {
public:
    explicit ModelAnalyst(const Resources& resources) : evaluator_(resources) {}

    int version() const override { return kAnalystVersion; }

    Analysis evaluate(const Question<PazaakFull>& question, const AnalysisWatcher&) override
    {
        const View& view = question.view;
        Analysis analysis;
        analysis.actions.resize(question.legal.size());
        const std::vector<double> values = evaluator_.valuesOf(view, question.legal, question.stop);
        if (values.empty()) {
            for (ActionValue& each : analysis.actions)
                each.share = kUnknownShare;
            analysis.actions.front().frequency = 1;
            return analysis;
        }
        for (std::size_t i = 0; i < values.size(); ++i)
            analysis.actions[i].share = view.deck.empty() ? Estimate{values[i], kDeckError} : estimate(values[i]);
        analysis.actions[at(std::max_element(values.begin(), values.end()) - values.begin())].frequency = 1;
        if (!view.deck.empty()) {
            const auto [left, bust] = view.houseRisk();
            analysis.facts.push_back(
                {SAY("Reason", "Chance that the next card busts"), static_cast<double>(bust) / std::max(1, left)});
        }
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
        const Outcomes worth = evaluator_.worthOf(view);
        const double lost = static_cast<double>(worth.lose), won = static_cast<double>(worth.win) - lost,
                     tied = static_cast<double>(worth.tie) - lost;
        const auto outcomeOf = [&](const Action& of, const SetChances& each) {
            return Outcome{of,        each.share,           each.won,
                           each.tied, bustChance(view, of), each.share - lost - each.won * won - each.tied * tied};
        };
        const std::array both{outcomeOf(action, chances[0]), outcomeOf(instead, chances[1])};
        const auto part = [&](Text label, double error, const auto& of) {
            return ComparedPart{label, {of(both[0]), error}, {of(both[1]), error}};
        };
        using Of = const Outcome&;
        Comparison comparison{Scale::Share, {}, {}};
        comparison.parts = {part(SAY("Reason", "Winning the set"), kChanceError, [&](Of each) { return each.won * won; }),
                            part(SAY("Reason", "Tying the set"), kChanceError, [&](Of each) { return each.tied * tied; }),
                            part(SAY("Reason", "Side cards kept"), kModelError, [](Of each) { return each.kept; })};
        comparison.chances = {part(SAY("Reason", "Win the set"), kChanceError, [](Of each) { return each.won; }),
                              part(SAY("Reason", "tie it"), kChanceError, [](Of each) { return each.tied; }),
                              part(SAY("Reason", "lose it"), kChanceError, [](Of each) { return 1 - each.won - each.tied; }),
                              part(SAY("Reason", "go over 20 at once"), 0, [](Of each) { return each.bust; })};
        comparison.error = std::max(kTie, std::hypot(estimate(both[0].share).error, estimate(both[1].share).error));
        if (!comparison.isSame()) {
            const bool isFirst = comparison.difference() > 0;
            const Outcome &better = both[isFirst ? 0 : 1], &worse = both[isFirst ? 1 : 0];
            comparison.why = reasonOf(view, better, worse);
            comparison.fact = factOf(view, better, worse, question.stop);
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
        const int count = view.handCounts[at(other)];
        if (view.over || view.deck.empty() || count == 0)
            return {};
        DeckBelief belief(view.rules.limit, view.deck);
        const std::size_t decks = belief.decks();
        const bool fits = belief.see(view.played[at(other)]);
        PlaceBelief place{other, SAY("Reason", "Side cards"), count, {}, {}};
        const auto cards = belief.cards(count);
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (cards[i].chance > 0)
                place.values.push_back({toText(Card::fromIndex(static_cast<int>(i))), cards[i].chance, 0, cards[i].copies});
        std::stable_sort(place.values.begin(), place.values.end(),
                         [](const BeliefValue& a, const BeliefValue& b) { return a.chance > b.chance; });
        place.reasons = {SAY("Reason", "Half of the belief is a deck like the own one, the rest the decks with names")};
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

    /// The next card that decides between drawing it and standing.
    std::optional<DecidingFact> factOf(const View& view, const Outcome& better, const Outcome& worse, const stop_token& stop)
    {
        const bool isDrawBetter = better.action.kind == Action::Kind::End;
        if (isDrawBetter == (worse.action.kind == Action::Kind::End))
            return std::nullopt;
        const Outcome &drawing = isDrawBetter ? better : worse, &standing = isDrawBetter ? worse : better;
        const auto byCard = evaluator_.sharesByNextCard(view, drawing.action, stop);
        if (!byCard)
            return std::nullopt;
        NextCards chances;
        std::copy(view.houseLeft.begin(), view.houseLeft.end(), chances.begin());
        const double left = std::max(1.0, std::accumulate(chances.begin(), chances.end(), 0.0));
        for (double& each : chances)
            each /= left;
        return factOfNextCard(chances, *byCard, standing.share, isDrawBetter);
    }

    Evaluator evaluator_;
};

} // namespace

std::unique_ptr<Analyst<PazaakFull>> makeModelAnalyst(const Resources& resources)
{
    return std::make_unique<ModelAnalyst>(resources);
}

} // namespace parlour::pazaak_full
