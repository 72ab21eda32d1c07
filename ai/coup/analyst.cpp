// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/analyst.h"

#include "ai/coup/beliefs.h"
#include "ai/coup/determinization.h"
#include "ai/coup/features.h"
#include "ai/coup/rollout_estimate.h"
#include "engine/base/index.h"
#include "engine/coup/coup_counting.h"
#include "engine/coup/coup_notation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// Deals for each action, unless the question sets the number of simulations, at a table of two and at larger ones.
constexpr int kDealsOfTwo = 400, kDealsOfMany = 200;
constexpr int kBeliefDeals = 2000; ///< behind the beliefs that people see
/// Deals before the cards are dealt, the reference of every game's luck, and their factor if the question sets simulations.
constexpr int kOpeningDeals = 20'000, kOpenings = 50;
constexpr int kMaxSteps = 400; ///< of a rollout, which then counts as even

int usualDeals(const View& view)
{
    return view.rules.players == 2 ? kDealsOfTwo : kDealsOfMany;
}

Text reason(const View& view, const Action& action)
{
    const bool isTrue = holds(view.hand, action.kind == Kind::Block ? action.role : claimOf(action.kind));
    switch (action.kind) {
    case Kind::Tax:
    case Kind::Exchange:
    case Kind::Steal:
    case Kind::Assassinate:
        return isTrue ? SAY("Reason", "Holds the card that it claims.") : SAY("Reason", "A bluff: the card is not there.");
    case Kind::Block:
        return isTrue ? SAY("Reason", "Holds the card to block with.") : SAY("Reason", "A bluff: the card is not there.");
    case Kind::Challenge:
        return SAY("Reason", "Wins a card if the claim is a bluff, loses one if not.");
    case Kind::Allow:
        return view.phase == Phase::Block ? SAY("Reason", "Lets it happen.") : SAY("Reason", "Lets the claim stand.");
    case Kind::Coup:
        return SAY("Reason", "Nobody can stop a coup.");
    case Kind::Lose:
    case Kind::Return:
        return SAY("Reason", "By how useful the other cards are.");
    default:
        return SAY("Reason", "Claims nothing.");
    }
}

/// Sets the values of actions. At a table of two they lie between their rollouts and the value of the mixed strategy.
void takeEstimates(const View& view, const std::vector<Tally>& tallies, Analysis& analysis)
{
    double mean = 0;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        analysis.actions[i].share = tallies[i].estimate();
        mean += analysis.actions[i].frequency * analysis.actions[i].share.value;
    }
    for (ActionValue& action : analysis.actions) {
        const double part = credible(view, action.share);
        action.share = {mean + part * (action.share.value - mean), part * action.share.error};
    }
}

/// Whether the seat has no card and gets none.
bool isOut(const View& view)
{
    const bool isDealtTo = view.phase == Phase::Deal || (view.phase == Phase::Replace && view.loser == view.seat);
    return !isDealtTo && !view.isIn(view.seat);
}

} // namespace

Chances chancesOf(const Question<Coup>& question, const std::optional<BeliefTracker::Solution>& solution,
                  const Policy& policy)
{
    if (solution)
        if (const auto chances = chancesOf(question.view, question.legal, solution->frequencies))
            return *chances;
    return policy.chances(question.view, question.legal, question.luck);
}

std::size_t significantlyBest(const Analysis& analysis, std::size_t usual)
{
    const std::size_t best = analysis.best();
    const Estimate& one = analysis.actions[best].share;
    const Estimate& other = analysis.actions[usual].share;
    return one.value - other.value > 2 * std::hypot(one.error, other.error) ? best : usual;
}

/// Whether the networks play the rollouts of this table.
bool CoupAnalyst::hasNet(const View& view) const
{
    return multiplayer_ && searchesActions(view);
}

/// Draws the seats that play by the heuristic policy in a rollout, each with even chances, the own one too: nobody's style
/// is known, and all are worth the same at the start.
SeatSet CoupAnalyst::habitualSeats(const View& view, Rng& rng) const
{
    SeatSet seats;
    for (Seat seat = 0; hasNet(view) && seat < view.rules.players; ++seat)
        if (rng.below(2) == 0)
            seats.add(seat);
    return seats;
}

/// The probabilities of the actions of the seat to decide: those of the solution in the turn that a comparison is about,
/// else of the policy.
Chances CoupAnalyst::chancesIn(const State& state, const Actions& legal, const RolloutPlan& plan) const
{
    const bool isSolved = plan.isSolved && state.turn == plan.turn;
    if (const auto frequencies = isSolved ? tracker_.frequenciesAt(state) : std::nullopt)
        if (const auto chances = chancesOf(state, legal, *frequencies))
            return *chances;
    if (hasNet(state) && !plan.habitual.has(state.seat))
        return multiplayer_->chances(state, legal);
    const Policy& policy = state.rules.players > 2 ? heuristic_ : policy_;
    return policy.chances(state, legal, {});
}

/// The share of the win where a rollout ends: with the game, at larger tables with the turn, or at a table of two where a
/// later turn begins with one card each. The trained strategy plays such endings worse than best play, by up to a tenth of a
/// win.
std::optional<double> CoupAnalyst::endOf(const State& state, const RolloutPlan& plan) const
{
    if (Coup::node(state).isOver())
        return scoreOf<Coup>(state, plan.seat);
    const bool isLaterTurn = state.phase == Phase::Turn && state.turn > plan.turn;
    if (isLaterTurn && hasNet(state))
        return state.isIn(plan.seat) ? static_cast<double>(multiplayer_->shareOf(state, plan.seat, plan.habitual)) : 0;
    const bool mayBeEnding = isLaterTurn && state.rules.players == 2;
    if (!mayBeEnding || state.lost[0].empty() || state.lost[1].empty())
        return std::nullopt;
    const auto share = BeliefTracker(tracker_).turnShareOf(Coup::look(state, plan.seat));
    return share ? std::optional(static_cast<double>(*share)) : std::nullopt;
}

double CoupAnalyst::rollOut(State& state, const RolloutPlan& plan, Rng& rng, TurnWatcher* watcher) const
{
    Actions legal;
    for (int step = 0; step < kMaxSteps; ++step) {
        if (const auto share = endOf(state, plan))
            return *share;
        Trace<Event>* const trace = watcher ? watcher->trace() : nullptr;
        if (Coup::node(state).isChance()) {
            Coup::applyChance(state, Coup::draw(state, rng), trace);
        } else {
            legal.clear();
            Coup::legal(state, state.seat, legal);
            const std::size_t index = legal.size() == 1 ? 0 : pick(chancesIn(state, legal, plan), rng.unit());
            Coup::act(state, state.seat, legal[index], trace);
        }
        if (watcher)
            watcher->watch(state);
    }
    return 1.0 / state.seated.size();
}

double CoupAnalyst::rolledOut(const Question<Coup>& question, const Action& action, const State& deal, Rng& rng)
{
    const View& view = question.view;
    const RolloutPlan plan{view.seat, view.turn, tracker_.solutionOf(view).has_value(), habitualSeats(view, rng)};
    State state = deal;
    Coup::act(state, view.seat, action, nullptr);
    return rollOut(state, plan, rng);
}

int CoupAnalyst::dealsFor(const Question<Coup>& question)
{
    const auto count = static_cast<int>(question.legal.size());
    return question.simulations > 0 ? std::max(1, question.simulations / count) : usualDeals(question.view);
}

void CoupAnalyst::rollOutDeals(const Question<Coup>& question, const std::vector<std::size_t>& actions, bool watches,
                               const std::function<bool(int)>& goesOn, const std::function<void(const Rollout&)>& visit)
{
    const View& view = question.view;
    RolloutPlan plan{view.seat, view.turn, watches && tracker_.solutionOf(view)};
    const auto range = tracker_.rangeOf(view);
    for (int deal = 0, deals = dealsFor(question); deal < deals && goesOn(deal); ++deal) {
        Rng rng = Rng::stream(question.luck.seed ^ question.luck.index, Purpose::Analysis, static_cast<std::uint64_t>(deal));
        const State dealt = imagine(view, range, rng);
        plan.habitual = habitualSeats(view, rng);
        for (const std::size_t i : actions) {
            State state = dealt;
            Rng luck = rng;
            TurnWatcher watcher(view.rules.players);
            Coup::act(state, view.seat, question.legal[i], watches ? watcher.trace() : nullptr);
            watcher.watch(state);
            const double share = rollOut(state, plan, luck, watches ? &watcher : nullptr);
            visit({i, dealt, share, watcher});
        }
    }
}

Beliefs CoupAnalyst::grid(const View& view, Luck luck, int deals)
{
    Beliefs grid;
    grid.things.assign(kRoleTexts.begin(), kRoleTexts.end());
    for (const PlaceBelief& place : beliefsAbout(view, tracker_, luck.rng(), deals)) {
        Beliefs::Row row{place.seat, std::vector<double>(kRoles)};
        for (const BeliefValue& each : place.values)
            row.chances[asIndex(std::find(kRoleIds.begin(), kRoleIds.end(), each.value) - kRoleIds.begin())] = each.chance;
        grid.rows.push_back(std::move(row));
    }
    return grid;
}

std::vector<PlaceBelief> CoupAnalyst::beliefsOf(const View& view, const stop_token&)
{
    if (view.phase == Phase::Deal || view.phase == Phase::Over || !isPossible(view))
        return {};
    return beliefsAbout(view, tracker_, Luck{1, 0}.rng(), kBeliefDeals);
}

std::optional<State> CoupAnalyst::dealOf(const View& view, Rng& rng)
{
    if (view.phase == Phase::Deal || view.phase == Phase::Over || !isPossible(view))
        return std::nullopt;
    return imagine(view, tracker_.rangeOf(view), rng);
}

int CoupAnalyst::copiesOf(const View&, const View& owner, const std::string& value)
{
    return static_cast<int>(
        std::count_if(owner.hand.begin(), owner.hand.end(), [&](Role card) { return toText(card) == value; }));
}

Analysis CoupAnalyst::evaluate(const Question<Coup>& question, const AnalysisWatcher& watcher)
{
    Analysis analysis = evaluateAnew(question, watcher);
    if (!question.stop.stop_requested())
        latest_ = {question.view, question.luck, question.simulations, analysis};
    return analysis;
}

Analysis CoupAnalyst::evaluateAnew(const Question<Coup>& question, const AnalysisWatcher& watcher)
{
    const std::size_t count = question.legal.size();
    Analysis analysis;
    analysis.actions.resize(count);
    const auto solution = tracker_.solutionOf(question.view);
    const Chances chances = chancesOf(question, solution, policy_);
    for (std::size_t i = 0; i < count; ++i) {
        analysis.actions[i].frequency = chances[i];
        analysis.actions[i].why = reason(question.view, question.legal[i]);
        analysis.actions[i].share = kUnknownShare;
    }
    if (!isPossible(question.view))
        return analysis;
    analysis.beliefs = grid(question.view, question.luck, dealsFor(question));
    if (solution) { // solved exactly
        for (std::size_t i = 0; i < count; ++i)
            analysis.actions[i].share = {solution->values[indexIn(question.view, question.legal, i)], kNetError};
        return analysis;
    }
    std::vector<Tally> tallies(count);
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto goesOn = [&](int deal) {
        const bool isPause = deal % kDealsAtOnce == 0 && deal > 0;
        if (isPause && question.stop.stop_requested())
            return false;
        if (isPause && watcher) {
            takeEstimates(question.view, tallies, analysis);
            watcher(analysis);
        }
        return true;
    };
    rollOutDeals(question, all, false, goesOn, [&](const Rollout& rollout) { tallies[rollout.action].add(rollout.share); });
    takeEstimates(question.view, tallies, analysis);
    if (searchesActions(question.view))
        takeFrequencies(question, analysis);
    return analysis;
}

/// Sets the frequencies with which our master takes the actions at a larger table, by their values.
void CoupAnalyst::takeFrequencies(const Question<Coup>& question, Analysis& analysis) const
{
    std::vector<ActionValue>& actions = analysis.actions;
    if (hasNet(question.view)) {
        std::vector<float> values;
        for (const ActionValue& each : actions)
            values.push_back(static_cast<float>(each.share.value));
        const Chances chances = multiplayer_->improvedChances(question.view, question.legal, values);
        for (std::size_t i = 0; i < actions.size(); ++i)
            actions[i].frequency = chances[i];
        return;
    }
    const auto likely = std::max_element(actions.begin(), actions.end(),
                                         [](const auto& a, const auto& b) { return a.frequency < b.frequency; });
    const std::size_t chosen = significantlyBest(analysis, asIndex(likely - actions.begin()));
    for (std::size_t i = 0; i < actions.size(); ++i)
        actions[i].frequency = i == chosen ? 1 : 0;
}

Analysis CoupAnalyst::evaluationOf(const Question<Coup>& question)
{
    const bool isLatest = latest_ && latest_->luck.seed == question.luck.seed && latest_->luck.index == question.luck.index
        && latest_->simulations == question.simulations && latest_->view == question.view;
    return isLatest ? latest_->analysis : evaluate(question);
}

/// The value of the best action if the seat has a choice.
std::optional<Estimate> CoupAnalyst::bestValue(const View& view, Luck luck, const stop_token& stop, int simulations)
{
    if (!view.waiting.has(view.seat))
        return std::nullopt;
    Rng rng = luck.rng();
    Actions legal; // the same in all deals
    Coup::legal(imagine(view, rng), view.seat, legal);
    if (legal.size() == 1)
        return std::nullopt;
    const Analysis analysis = evaluationOf({view, legal, luck, stop, nullptr, 0, simulations});
    return analysis.actions[analysis.best()].share;
}

std::optional<Estimate> CoupAnalyst::valueBetween(const View& before, const View& after, const stop_token& stop)
{
    const bool hasChallenged = before.challenger < 0 && after.challenger == before.seat;
    if (before.rules.players > 2 || !hasChallenged || !isPossible(before))
        return {};
    constexpr Action kAllow{Kind::Allow}, kChallenge{Kind::Challenge};
    Actions legal;
    legal.push_back(kAllow);
    legal.push_back(kChallenge);
    const bool isLatest = latest_ && latest_->view == before;
    const Analysis analysis = isLatest ? latest_->analysis : evaluate({before, legal, {1, 0}, stop, nullptr, 0, 0});
    return analysis.actions.back().share;
}

Estimate CoupAnalyst::valueOf(const View& view, Luck luck, const stop_token& stop, int simulations)
{
    if (view.phase == Phase::Over)
        return {view.winners.empty()              ? 1.0 / view.rules.players
                    : view.winners.has(view.seat) ? 1.0 / view.winners.size()
                                                  : 0,
                0};
    if (isOut(view))
        return {0, 0};
    if (!isPossible(view))
        return kUnknownShare;
    const bool isNew = view.phase == Phase::Deal;
    std::optional<Row> range;
    if (!isNew && view.rules.players == 2) {
        if (const auto share = tracker_.endingShareOf(view))
            return {static_cast<double>(*share), kNetError};
        range = tracker_.rangeOf(view);
    }
    if (!isNew && (view.rules.players == 2 || hasNet(view)))
        if (const auto best = bestValue(view, luck, stop, simulations))
            return *best;
    Tally tally;
    const int usual = isNew ? kOpeningDeals : 2 * usualDeals(view);
    const int deals = simulations > 0 ? simulations * (isNew ? kOpenings : 1) : usual;
    for (int deal = 0; deal < deals; ++deal) {
        if (deal % kDealsAtOnce == 0 && stop.stop_requested())
            break;
        Rng rng = Rng::stream(luck.seed ^ luck.index, Purpose::Analysis, static_cast<std::uint64_t>(deal));
        State state = isNew ? Coup::start(view.rules) : imagine(view, range, rng);
        tally.add(rollOut(state, {view.seat, view.turn, false, habitualSeats(view, rng)}, rng));
    }
    return tally.estimate();
}

} // namespace parlour::coup
