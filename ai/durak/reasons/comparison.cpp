// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons for the difference between two actions. The analysis of the question is made again while its rollouts are
// watched, so that values and reasons come from the same games. Solved endings have their lines of best play.
#include "ai/durak/ending.h"
#include "ai/durak/levels.h"
#include "ai/durak/reasons/comparison_parts.h"
#include "ai/durak/reasons/deciding_fact.h"
#include "ai/durak/reasons/reason.h"
#include "engine/base/index.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace parlour::durak {

namespace {

constexpr double kLeastLead = 1e-9; ///< of rollouts; a smaller one is rounding

std::vector<LineStep> inNotation(const std::vector<EndingStep>& line)
{
    std::vector<LineStep> steps;
    for (const EndingStep& step : line)
        steps.push_back({step.seat, toText(step.action)});
    return steps;
}

/// The line that takes the most frequent step after each step.
std::vector<LineStep> likelyLine(const std::vector<std::vector<EndingStep>>& watched)
{
    std::vector<std::vector<LineStep>> lines;
    for (const auto& each : watched)
        lines.push_back(inNotation(each));
    std::vector<LineStep> likely;
    while (true) {
        const std::size_t step = likely.size();
        std::map<std::pair<Seat, std::string>, int> counts;
        for (const auto& line : lines)
            ++counts[step < line.size() ? std::pair(line[step].seat, line[step].action)
                                        : std::pair(Seat{-1}, std::string())];
        const auto isRarer = [](const auto& a, const auto& b) { return a.second < b.second; };
        const auto& [seat, action] = std::max_element(counts.begin(), counts.end(), isRarer)->first;
        if (seat < 0)
            return likely;
        likely.push_back({seat, action});
        std::erase_if(lines, [&](const auto& line) {
            return step >= line.size() || line[step].seat != likely.back().seat || line[step].action != likely.back().action;
        });
    }
}

/// Best play after an action in an ending.
std::vector<LineStep> forcedLine(State state, Seat seat, const Action& action, const EndingOptions& options)
{
    std::vector<EndingStep> line{{seat, action}};
    Durak::act(state, seat, action, nullptr);
    if (state.phase != Phase::Over)
        if (const auto rest = solveEnding(Durak::look(state, state.turn), options))
            line.insert(line.end(), rest->line.begin(), rest->line.end());
    return inNotation(line);
}

/// Adds the lines of best play after both actions of a solved ending.
void addForcedLines(Comparison& comparison, const Question<Durak>& question, const std::array<Action, 2>& actions,
                    std::int64_t nodes)
{
    auto sampler = DealSampler::of(question.view);
    if (!sampler)
        return;
    EndingOptions options;
    options.nodes = question.simulations > 0 ? question.simulations * 10LL : nodes;
    options.stop = question.stop;
    Rng rng = question.luck.rng();
    const State state = sampler->deal(rng); // the only one
    comparison.isForced = true;
    for (std::size_t side = 0; side < 2; ++side)
        comparison.lines[side] = forcedLine(state, question.view.seat, actions[side], options);
}

/// Makes the comparison of a question that was evaluated by rollouts.
class RolloutComparison {
public:
    RolloutComparison(const View& view, const Evaluation& evaluation, const Playouts& playouts,
                      const std::array<std::size_t, 2>& legal, const std::array<Action, 2>& actions)
        : view_(view),
          playouts_(playouts),
          values_(evaluation.values),
          actions_(actions),
          shares_{evaluation.analysis.actions[legal[0]].share, evaluation.analysis.actions[legal[1]].share},
          own_{indexIn(evaluation.candidates, legal[0]), indexIn(evaluation.candidates, legal[1])},
          valued_{evaluation.valuedAs[own_[0]], evaluation.valuedAs[own_[1]]},
          lead_(playouts, values_, valued_[0], valued_[1])
    {
    }

    Comparison made() const
    {
        Comparison comparison{.scale = Scale::Share, .parts = {}, .chances = chances()};
        comparison.error = std::hypot(shares_[0].error, shares_[1].error);
        comparison.deals = static_cast<int>(playoutsOf(0).size());
        comparison.when = view_.stock > 0 ? SAY("Reason", "When the stock is gone") : SAY("Reason", "After this bout");
        comparison.counts = counts();
        for (std::size_t side = 0; side < 2; ++side)
            comparison.lines[side] = likelyLine(playouts_.lines(own_[side]));
        explain(comparison);
        return comparison;
    }

private:
    /// Adds the parts, the sentence and the fact, unless both actions are worth the same.
    void explain(Comparison& comparison) const
    {
        const double rolledOut = lead_.in([](const Playout& each) { return static_cast<double>(each.share); }).value;
        const double difference = shares_[0].value - shares_[1].value;
        if (std::abs(rolledOut) < kLeastLead || difference == 0)
            return;
        const double scale = difference / rolledOut;
        const ShareFit fit(lead_);
        FactorLeads factors;
        for (std::size_t factor = 0; factor < kFactors; ++factor) {
            factors[factor] = lead_.in([&](const Playout& each) { return fit.factors(each)[factor]; });
            factors[factor] = {scale * factors[factor].value, std::abs(scale) * factors[factor].error};
        }
        addParts(comparison, fit, factors, scale);
        if (comparison.isSame())
            return;
        const std::size_t better = difference > 0 ? 0 : 1, worse = 1 - better;
        for (Estimate& each : factors)
            each.value *= difference > 0 ? 1 : -1;
        comparison.why = reasonFor(view_, {actions_[better], actions_[worse], ends(better), ends(worse)}, factors);
        if (valued_ != own_)
            return; // people gain less by one of them than its rollouts do, with or without a fact
        const ActionLead lead(playouts_, values_, own_[better], own_[worse]);
        if (const auto fact = findDecidingFact(view_, actions_, lead, playouts_.series().front().deals))
            comparison.fact = inWords(*fact, view_);
    }

    void addParts(Comparison& comparison, const ShareFit& fit, const FactorLeads& factors, double scale) const
    {
        const auto add = [&](Text label, std::initializer_list<Factor> group) {
            const auto of = [&](const Playout& each) {
                double sum = 0;
                const FactorShares shares = fit.factors(each);
                for (const Factor factor : group)
                    sum += shares[asIndex(factor)];
                return scale * sum;
            };
            ComparedPart part{label, meanOf(playouts_.series().front().byAction[valued_[0]], of),
                              meanOf(playouts_.series().front().byAction[valued_[1]], of)};
            part.first.value = part.second.value; // and what the first has more over the deals of both
            for (const Factor factor : group)
                part.first.value += factors[asIndex(factor)].value;
            comparison.parts.push_back(part);
        };
        add(SAY("Reason", "How the bout ends"), {Factor::BoutEnd});
        add(SAY("Reason", "Trumps"), {Factor::OwnTrumps, Factor::OtherTrumps});
        add(SAY("Reason", "Cards in hand"), {Factor::OwnCards, Factor::OtherCards});
        add(SAY("Reason", "High cards"), {Factor::OwnRanks, Factor::OtherRanks});
        add(SAY("Reason", "Cards of equal rank"), {Factor::EqualRanks});
        add(SAY("Reason", "Who leads"), {Factor::Lead});
        add(SAY("Reason", "All else"), {Factor::Else});
    }

    const std::vector<Playout>& playoutsOf(std::size_t side) const
    {
        return playouts_.series().front().byAction[own_[side]];
    }

    static std::size_t indexIn(const std::vector<std::size_t>& candidates, std::size_t action)
    {
        return asIndex(std::find(candidates.begin(), candidates.end(), action) - candidates.begin());
    }

    /// A mean with its standard error.
    template <class Of>
    static Estimate meanOf(const std::vector<Playout>& playouts, const Of& of)
    {
        double sum = 0, squares = 0;
        for (const Playout& each : playouts) {
            const double value = of(each);
            sum += value;
            squares += value * value;
        }
        const auto count = static_cast<double>(playouts.size());
        const double mean = sum / count;
        return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / count)};
    }

    BoutEndChances ends(std::size_t side) const
    {
        BoutEndChances chances{};
        for (const Playout& each : playoutsOf(side))
            chances[asIndex(each.end)] += 1.0 / static_cast<double>(playoutsOf(side).size());
        return chances;
    }

    /// Chances of the ends of the bout, without the one that the others leave: that the present defender beats all off.
    std::vector<ComparedPart> chances() const
    {
        const bool isTwo = view_.rules.players == 2;
        const bool isDefending = view_.defender == view_.seat;
        const std::pair<BoutEnd, Text> ends[] = {
            {BoutEnd::OwnTaking, SAY("Reason", "You take")},
            {BoutEnd::OtherTaking, isTwo ? SAY("Reason", "The other takes") : SAY("Reason", "Another takes")},
            {isDefending ? BoutEnd::OtherBeating : BoutEnd::OwnBeating,
             !isDefending ? SAY("Reason", "You beat everything off")
                 : isTwo  ? SAY("Reason", "The other beats everything off")
                          : SAY("Reason", "Another beats everything off")}};
        std::vector<ComparedPart> chances;
        const auto add = [&](Text label, const auto& of) {
            chances.push_back({label, meanOf(playoutsOf(0), of), meanOf(playoutsOf(1), of)});
        };
        for (const auto& [end, label] : ends)
            add(label, [wanted = end](const Playout& each) { return each.end == wanted ? 1.0 : 0.0; });
        if (isDefending)
            add(SAY("Reason", "More is thrown in"), [](const Playout& each) { return each.isAddedTo ? 1.0 : 0.0; });
        addUncovered(chances);
        return chances;
    }

    /// The chance that the defender has no card to cover the attack with.
    void addUncovered(std::vector<ComparedPart>& chances) const
    {
        const std::vector<HiddenCards>& deals = playouts_.series().front().deals;
        const auto chance = [&](const Action& action) {
            const CardSet covers = beating(view_.rules, view_.trump(), action.card);
            int uncovered = 0;
            for (const HiddenCards& deal : deals)
                uncovered += (deal.hands[asIndex(view_.defender)] & covers).empty() ? 1 : 0;
            const double share = 1.0 * uncovered / static_cast<double>(deals.size());
            return Estimate{share, std::sqrt(share * (1 - share) / static_cast<double>(deals.size()))};
        };
        if (view_.taking || actions_[0].kind != Action::Kind::Attack || actions_[1].kind != Action::Kind::Attack)
            return;
        chances.push_back({view_.rules.players == 2 ? SAY("Reason", "The other has nothing to cover it with")
                                                    : SAY("Reason", "The defender has nothing to cover it with"),
                           chance(actions_[0]), chance(actions_[1])});
        if (chances.back().first.value == 0 && chances.back().second.value == 0)
            chances.pop_back();
    }

    std::vector<ComparedCount> counts() const
    {
        std::vector<ComparedCount> counts;
        const auto add = [&](Term term, Text more, Text fewer) {
            const auto of = [term](const Playout& each) { return static_cast<double>(each.terms[term]); };
            counts.push_back({more, fewer, meanOf(playoutsOf(0), of), meanOf(playoutsOf(1), of)});
        };
        add(kOwnTrumps, SAY("Reason", "%1 more trumps in your hand"), SAY("Reason", "%1 fewer trumps in your hand"));
        add(kOwnCards, SAY("Reason", "%1 more cards in your hand"), SAY("Reason", "%1 fewer cards in your hand"));
        const bool isTwo = view_.rules.players == 2;
        add(kOtherTrumps,
            isTwo ? SAY("Reason", "%1 more trumps for the other") : SAY("Reason", "%1 more trumps for the others"),
            isTwo ? SAY("Reason", "%1 fewer trumps for the other") : SAY("Reason", "%1 fewer trumps for the others"));
        add(kOtherCards,
            isTwo ? SAY("Reason", "%1 more cards for the other") : SAY("Reason", "%1 more cards for the others"),
            isTwo ? SAY("Reason", "%1 fewer cards for the other") : SAY("Reason", "%1 fewer cards for the others"));
        return counts;
    }

    const View& view_;
    const Playouts& playouts_;
    const std::vector<RolloutValue>& values_;
    const std::array<Action, 2> actions_;
    const std::array<Estimate, 2> shares_; ///< as the analysis says
    const std::array<std::size_t, 2> own_, valued_; ///< the candidates, and those from whose rollouts their values come
    const ActionLead lead_; ///< of the latter
};

/// Compares actions that have no rollouts of their own: of a solved ending, or a decision on a new deal.
Comparison comparedAsWhole(const View& view, const std::array<Action, 2>& actions, const Estimate& first,
                           const Estimate& second)
{
    Comparison comparison{.scale = Scale::Share, .parts = {}, .chances = {}};
    comparison.error = std::hypot(first.error, second.error);
    if (first.value == second.value)
        return comparison;
    comparison.parts.push_back(
        {view.phase == Phase::Redeal ? SAY("Reason", "The hand that was dealt") : SAY("Reason", "The ending, played best"),
         first, second});
    if (comparison.isSame())
        return comparison;
    const std::size_t better = first.value > second.value ? 0 : 1;
    const double most = std::max(first.value, second.value);
    comparison.why = view.phase == Phase::Redeal ? reasonForDeal(actions[better])
                                                 : reasonInEnding(view, {actions[better], actions[1 - better]}, most);
    return comparison;
}

} // namespace

std::optional<Comparison> LevelAnalyst::comparisonOf(const Question<Durak>& question, std::size_t first, std::size_t second)
{
    if (first == second)
        return std::nullopt;
    const View& view = question.view;
    Playouts playouts(view);
    const Evaluation evaluation = evaluated(skill_, question, {.watch = &playouts});
    if (question.stop.stop_requested())
        return std::nullopt;
    const std::array<Action, 2> actions{question.legal[first], question.legal[second]};
    if (!evaluation.isSolved && !playouts.series().empty() && !playouts.series().front().deals.empty())
        return RolloutComparison(view, evaluation, playouts, {first, second}, actions).made();
    const std::vector<ActionValue>& worth = evaluation.analysis.actions;
    Comparison comparison = comparedAsWhole(view, actions, worth[first].share, worth[second].share);
    if (evaluation.isSolved)
        addForcedLines(comparison, question, actions, skill_.endingNodes);
    return comparison;
}

} // namespace parlour::durak
