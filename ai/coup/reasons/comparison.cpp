// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Why one action is worth more than another. Both are rolled out over the deals of the evaluation, and the share of the win
// is fitted as a linear function of the cards and coins at the end of the turn. The means of its terms and what they leave
// of the values that the evaluation gives sum to these values.
#include "ai/coup/analyst.h"
#include "ai/coup/beliefs.h"
#include "ai/coup/determinization.h"
#include "ai/coup/features.h"
#include "ai/coup/reasons/comparison_sentences.h"
#include "ai/coup/rollout_estimate.h"
#include "engine/base/index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// The terms of the fit, of the rest of the turn.
enum Term : std::size_t {
    kBase,
    kOwnLost, ///< cards
    kIsOut,
    kOthersLost,
    kHasWon,
    kOwnGain, ///< coins
    kOthersGain,
    kTerms
};
using Terms = std::array<double, kTerms>;

/// The terms of each part but the rest: from one to before another, by Source.
constexpr std::array<std::pair<Term, Term>, kSources - 1> kTermsOf = {
    {{kOwnLost, kOthersLost}, {kOthersLost, kOwnGain}, {kOwnGain, kOthersGain}, {kOthersGain, kTerms}}};

constexpr double kNoise = 0.2; ///< variance of a rollout's result around the fit
/// By how many errors, and deviations of a deal, the leads with and without a hidden fact differ from 0 at least: enough
/// that the fact decides nearly every deal, not only their mean.
constexpr double kClear = 2, kLeastEffect = 0.5;
constexpr int kFewestDeals = 20; ///< with, and without it

/// The part of a rollout that a comparison keeps.
struct TurnResult {
    double share = 0;
    Terms terms{};
    Reaction reaction = Reaction::None;
};
using Sides = std::array<std::vector<TurnResult>, 2>;

Terms termsOf(const View& before, const PublicState& after)
{
    Terms terms{};
    terms[kBase] = 1;
    const bool isOn = after.isIn(before.seat) && after.winners.empty();
    terms[kIsOut] = after.isIn(before.seat) ? 0 : 1;
    terms[kHasWon] = after.winners.has(before.seat) ? 1 : 0;
    for (const Seat seat : before.seated) {
        const auto lost = static_cast<double>(after.lost[asIndex(seat)].size() - before.lost[asIndex(seat)].size());
        const double gain = isOn && after.isIn(seat) ? 1.0 * after.coins[asIndex(seat)] - before.coins[asIndex(seat)] : 0;
        terms[seat == before.seat ? kOwnLost : kOthersLost] += lost;
        terms[seat == before.seat ? kOwnGain : kOthersGain] += gain;
    }
    return terms;
}

/// The coefficients of the fit by ridge regression around usual prices, so that terms which never vary apart, as the card
/// and the coins of a coup, keep their proportion.
Terms fitted(const Sides& sides, int players)
{
    const double fair = 1.0 / players, others = fair / (players - 1);
    const Terms usual = {fair, -fair / 2, -fair / 2, others / 2, fair / 2, 0.04 * fair, -0.04 * others};
    std::array<std::array<double, kTerms + 1>, kTerms> rows{};
    for (const auto& results : sides)
        for (const TurnResult& each : results)
            for (std::size_t i = 0; i < kTerms; ++i) {
                double rest = each.share;
                for (std::size_t j = 0; j < kTerms; ++j) {
                    rows[i][j] += each.terms[i] * each.terms[j];
                    rest -= usual[j] * each.terms[j];
                }
                rows[i][kTerms] += each.terms[i] * rest;
            }
    for (std::size_t i = 0; i < kTerms; ++i) {
        const double deviation = i == kBase ? 1 : usual[i] / 2;
        rows[i][i] += kNoise / (deviation * deviation);
    }
    for (std::size_t pivot = 0; pivot < kTerms; ++pivot) // positive definite: no exchange of rows
        for (std::size_t row = 0; row < kTerms; ++row) {
            const double factor = row == pivot ? 0 : rows[row][pivot] / rows[pivot][pivot];
            for (std::size_t column = pivot; column <= kTerms; ++column)
                rows[row][column] -= factor * rows[pivot][column];
        }
    Terms coefficients = usual;
    for (std::size_t i = 0; i < kTerms; ++i)
        coefficients[i] += rows[i][kTerms] / rows[i][i];
    return coefficients;
}

template <class Of>
Tally tallyOf(const std::vector<TurnResult>& results, Of of)
{
    Tally tally;
    for (const TurnResult& each : results)
        tally.add(of(each));
    return tally;
}

/// The mean lead of the first side over the second in a quantity.
template <class Of>
Estimate leadIn(const Sides& sides, Of of)
{
    Tally tally;
    for (std::size_t deal = 0; deal < sides[0].size(); ++deal)
        tally.add(of(0, sides[0][deal]) - of(1, sides[1][deal]));
    return tally.estimate();
}

/// The parts of the shown values, and the leads of the first action in them with their errors.
struct Split {
    std::array<std::array<Estimate, 2>, kSources> parts;
    std::array<Estimate, kSources> leads;
};

/// Splits the values by the fit. `credits` are the parts of both sides' rollouts that are credible.
Split splitOf(const Sides& sides, const std::array<Estimate, 2>& values, const std::array<double, 2>& credits, int players)
{
    const Terms worth = fitted(sides, players);
    const auto valueOf = [&](const TurnResult& each, Term from, Term to) {
        double value = 0;
        for (std::size_t i = from; i < to; ++i)
            value += worth[i] * each.terms[i];
        return value;
    };
    Split split;
    auto& rest = split.parts[asIndex(Source::Rest)];
    rest = values;
    for (std::size_t i = 0; i < kTermsOf.size(); ++i) {
        const auto of = [&](std::size_t side, const TurnResult& each) {
            return credits[side] * valueOf(each, kTermsOf[i].first, kTermsOf[i].second);
        };
        for (std::size_t side = 0; side < 2; ++side) {
            split.parts[i][side] = tallyOf(sides[side], [&](const TurnResult& each) { return of(side, each); }).estimate();
            rest[side].value -= split.parts[i][side].value;
        }
        split.leads[i] = leadIn(sides, of);
    }
    split.leads[asIndex(Source::Rest)] = {rest[0].value - rest[1].value,
                                          leadIn(sides, [&](std::size_t side, const TurnResult& each) {
                                              return credits[side] * (each.share - valueOf(each, kOwnLost, kTerms));
                                          }).error};
    return split;
}

/// The part that says most for the better action and exceeds its error; nullopt if there is none.
std::optional<Source> mainSource(const Split& split, bool isFirstBetter)
{
    std::optional<Source> main;
    double most = 0;
    for (std::size_t i = 0; i < kSources; ++i) {
        const double lead = isFirstBetter ? split.leads[i].value : -split.leads[i].value;
        if (lead > split.leads[i].error && lead > most) {
            most = lead;
            main = static_cast<Source>(i);
        }
    }
    return main;
}

/// A fact that speaks against one of the actions if it is true.
struct Obstacle {
    HiddenFact fact;
    std::size_t side;
};

/// The facts on which these actions may depend: the claimant has the card, the target can block.
std::vector<Obstacle> obstacles(const View& view, const std::array<Action, 2>& actions)
{
    std::vector<Obstacle> found;
    for (std::size_t side = 0; side < 2; ++side) {
        const Action& action = actions[side];
        if (action.kind == Kind::Challenge && view.phase == Phase::ChallengeBlock)
            found.push_back({{view.blocker, view.blockAs}, side});
        else if (action.kind == Kind::Challenge)
            found.push_back({{view.actor, claimOf(view.action)}, side});
        else if (action.kind == Kind::Assassinate)
            found.push_back({{action.target, Role::Contessa}, side});
        else if (action.kind == Kind::Steal)
            found.push_back({{action.target, Role::None}, side});
        else if (action.kind == Kind::ForeignAid)
            found.push_back({{onlyOther(view), Role::Duke}, side});
    }
    return found;
}

bool isTrueIn(const State& deal, Seat asked, const HiddenFact& fact)
{
    for (const Seat seat : deal.seated)
        if (seat != asked && (fact.seat < 0 || fact.seat == seat) && holds(deal.hands[asIndex(seat)], fact.role))
            return true;
    return false;
}

struct FoundFact {
    Obstacle obstacle;
    DecidingFact fact;
};

/// The fact that decides, by the truth of each obstacle in each deal and the lead of the better action in it. `lead` is that
/// of the shown values.
std::optional<FoundFact> decidingFact(const View& view, const std::vector<Obstacle>& obstacles, std::size_t better,
                                      const std::vector<std::vector<bool>>& truths, const std::vector<double>& leads,
                                      double lead)
{
    std::optional<FoundFact> deciding;
    double clearest = kClear;
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const bool isTrueBetter = obstacles[i].side != better;
        Tally all, right, wrong; // right: in which the better action should be better
        for (std::size_t deal = 0; deal < leads.size(); ++deal) {
            all.add(leads[deal]);
            (truths[i][deal] == isTrueBetter ? right : wrong).add(leads[deal]);
        }
        const double shift = lead - all.mean();
        const double gain = right.mean() + shift, loss = -wrong.mean() - shift;
        const double clarity = std::min(gain / right.estimate().error, loss / wrong.estimate().error);
        const bool isEffective = gain >= kLeastEffect * right.deviation() && loss >= kLeastEffect * wrong.deviation();
        if (std::min(right.count(), wrong.count()) < kFewestDeals || !isEffective || clarity < clearest)
            continue;
        clearest = clarity;
        const double chance = static_cast<double>(right.count()) / all.count(), needed = loss / (gain + loss);
        const Sentence text{conditionOf(view, obstacles[i].fact, isTrueBetter),
                            {std::lround(100 * chance), std::lround(100 * needed)}};
        deciding = {obstacles[i], {text, chance, needed}};
    }
    return deciding;
}

/// The parts as people see them.
std::vector<ComparedPart> labelled(const Split& split, const View& view)
{
    const bool isTwo = view.rules.players == 2;
    const bool isChoiceOfCards = view.phase == Phase::Lose || view.phase == Phase::Return;
    const Text labels[kSources] = {
        SAY("Reason", "Your cards"), isTwo ? SAY("Reason", "The other's cards") : SAY("Reason", "The others' cards"),
        SAY("Reason", "Your coins"), isTwo ? SAY("Reason", "The other's coins") : SAY("Reason", "The others' coins"),
        isChoiceOfCards ? SAY("Reason", "The cards that you keep") : SAY("Reason", "All else")};
    std::vector<ComparedPart> parts;
    for (std::size_t i = 0; i < kSources; ++i)
        parts.push_back({labels[i], split.parts[i][0], split.parts[i][1]});
    return parts;
}

Estimate chanceOf(const std::vector<TurnResult>& results, Reaction reaction)
{
    return tallyOf(results, [&](const TurnResult& each) { return each.reaction == reaction ? 1.0 : 0.0; }).estimate();
}

ReactionChances reactionsIn(const std::vector<TurnResult>& results)
{
    ReactionChances chances;
    for (std::size_t i = 0; i < kReactions; ++i)
        chances[i] = chanceOf(results, static_cast<Reaction>(i)).value;
    return chances;
}

/// The claims of others that can be true.
NamedList possibleClaims(const View& view)
{
    NamedList claims{SAY("Reason", "Claims of others that can be true"), {}};
    for (std::size_t role = 0; role < kRoles; ++role)
        if (countOf(view, static_cast<Role>(role)).unseen > 0)
            claims.things.push_back(kRoleTexts[role]);
    return claims;
}

} // namespace

bool CoupAnalyst::decidesNewDeals(const Question<Coup>& question, const Action& better, const Action& worse,
                                  const std::function<bool(const State&)>& isRight)
{
    constexpr int kNewDeals = 20, kRollouts = 10, kMostWrong = 1;
    constexpr std::uint64_t kNewStream = 1'000'000; // beyond those of evaluations
    const auto range = tracker_.rangeOf(question.view);
    int wrong = 0;
    for (int i = 0; i < kNewDeals && wrong <= kMostWrong; ++i) {
        Rng rng = Rng::stream(question.luck.seed ^ question.luck.index, Purpose::Analysis,
                              kNewStream + static_cast<std::uint64_t>(i));
        const State deal = imagine(question.view, range, rng);
        Tally lead;
        for (int rollout = 0; rollout < kRollouts; ++rollout, rng.next()) {
            Rng luck = rng, same = rng;
            lead.add(rolledOut(question, better, deal, luck) - rolledOut(question, worse, deal, same));
        }
        const Estimate estimate = lead.estimate();
        wrong += (isRight(deal) ? -estimate.value : estimate.value) > estimate.error ? 1 : 0;
    }
    return wrong <= kMostWrong;
}

std::optional<Comparison> CoupAnalyst::comparisonOf(const Question<Coup>& question, std::size_t first, std::size_t second)
{
    const View& view = question.view;
    if (first == second || !isPossible(view))
        return std::nullopt;
    const std::array actions = {question.legal[first], question.legal[second]};
    const std::vector<Obstacle> facts = obstacles(view, actions);
    std::vector<std::vector<bool>> truths(facts.size());
    Sides sides;
    const auto goesOn = [&](int deal) { return deal % kDealsAtOnce > 0 || !question.stop.stop_requested(); };
    rollOutDeals(question, {first, second}, true, goesOn, [&](const Rollout& rollout) {
        const PublicState* const after = rollout.watcher.after();
        sides[rollout.action == first ? 0 : 1].push_back(
            {rollout.share, after ? termsOf(view, *after) : Terms{1}, rollout.watcher.reaction()});
        for (std::size_t i = 0; rollout.action == first && i < facts.size(); ++i)
            truths[i].push_back(isTrueIn(rollout.deal, view.seat, facts[i].fact));
    });
    const Analysis analysis = evaluationOf(question);
    if (question.stop.stop_requested())
        return std::nullopt;
    const bool isSolved = tracker_.solutionOf(view).has_value();
    const std::array values = {analysis.actions[first].share, analysis.actions[second].share};
    std::array<double, 2> credits{1, 1};
    for (std::size_t side = 0; side < 2 && !isSolved; ++side)
        credits[side] = credible(view, tallyOf(sides[side], [](const TurnResult& each) { return each.share; }).estimate());
    const auto share = [&](std::size_t side, const TurnResult& each) { return credits[side] * each.share; };

    const Split split = splitOf(sides, values, credits, view.rules.players);
    Comparison comparison{
        Scale::Share, labelled(split, view), {}, isSolved ? kNetError : leadIn(sides, share).error, dealsFor(question)};
    constexpr Text kLabels[kReactions] = {SAY("Reason", "Nobody objects"), SAY("Reason", "Blocked"),
                                          SAY("Reason", "A bluff is caught"), SAY("Reason", "A challenge fails")};
    for (std::size_t i = 0; i < kReactions; ++i) {
        const auto reaction = static_cast<Reaction>(i);
        comparison.chances.push_back({kLabels[i], chanceOf(sides[0], reaction), chanceOf(sides[1], reaction)});
    }
    comparison.lists.push_back(possibleClaims(view));
    if (comparison.isSame())
        return comparison;

    const bool isFirstBetter = comparison.difference() > 0;
    const std::size_t better = isFirstBetter ? 0 : 1, worse = 1 - better;
    if (const auto source = mainSource(split, isFirstBetter))
        comparison.why = reasonFor(
            {view, actions[better], actions[worse], reactionsIn(sides[better]), reactionsIn(sides[worse])}, *source);
    std::vector<double> leads;
    for (std::size_t deal = 0; deal < sides[0].size(); ++deal)
        leads.push_back(share(better, sides[better][deal]) - share(worse, sides[worse][deal]));
    if (const auto found = decidingFact(view, facts, better, truths, leads, std::abs(comparison.difference()))) {
        const bool isTrueBetter = found->obstacle.side != better;
        const auto isRight = [&](const State& deal) {
            return isTrueIn(deal, view.seat, found->obstacle.fact) == isTrueBetter;
        };
        if (decidesNewDeals(question, actions[better], actions[worse], isRight))
            comparison.fact = found->fact;
    }
    return comparison;
}

} // namespace parlour::coup
