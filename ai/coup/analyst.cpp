// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/analyst.h"

#include "ai/coup/beliefs.h"
#include "ai/coup/determinization.h"
#include "ai/coup/features.h"
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

constexpr int kDeals = 200; ///< for each action, unless the question sets the number of simulations
constexpr double kUsualSpread = 0.05; ///< of the values of a decision's actions around their mean
constexpr int kBeliefDeals = 2000; ///< behind the beliefs that people see
constexpr int kOpenings = 50; ///< factor before the deal, the reference of every game's luck
constexpr int kDealsAtOnce = 25; ///< between checks of the stop token
constexpr double kNetError = 0.02; ///< of a solved ending's values
constexpr int kMaxSteps = 400; ///< of a rollout, which then counts as even

/// By role.
constexpr Text kNames[kRoles] = {SAY("Role", "Ambassador"), SAY("Role", "Assassin"), SAY("Role", "Captain"),
                                 SAY("Role", "Contessa"), SAY("Role", "Duke")};

/// A running mean.
struct Tally {
    double sum = 0;
    double squares = 0;
    int count = 0;
    void add(double value)
    {
        sum += value;
        squares += value * value;
        ++count;
    }
    Estimate estimate() const
    {
        if (count == 0)
            return kUnknownShare;
        const double mean = sum / count;
        const double variance = std::max(0.0, squares / count - mean * mean);
        // One more even result keeps a few equal ones from looking certain.
        return {mean, std::sqrt((variance * count + 0.25) / (count + 1) / (count + 1))};
    }
};

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

/// The part of the difference from the mean that is credible of a value of rollouts, at a table of two.
double credible(const View& view, const Estimate& rolledOut)
{
    constexpr double kPrior = kUsualSpread * kUsualSpread;
    return view.rules.players > 2 ? 1 : kPrior / (kPrior + rolledOut.error * rolledOut.error);
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

/// Reads the events of a step. The last event of a turn is the beginning of another, or the end of the game.
void CoupAnalyst::watch(Trace<Event>& trace, std::optional<Reaction>& reaction)
{
    for (const Told<Event>& each : trace.told())
        if (!reaction)
            switch (each.event.kind) {
            case Event::Kind::Caught:
                reaction = Reaction::BluffCaught;
                break;
            case Event::Kind::Proved:
                reaction = Reaction::ClaimProved;
                break;
            case Event::Kind::Stopped:
                reaction = Reaction::Blocked;
                break;
            case Event::Kind::TurnBegan:
            case Event::Kind::Ended:
                reaction = Reaction::None;
                break;
            default:
                break;
            }
    trace.clear();
}

double CoupAnalyst::rollOut(State& state, Seat seat, Rng& rng, std::optional<Reaction>* reaction) const
{
    const Policy& policy = state.rules.players > 2 ? heuristic_ : policy_;
    Actions legal;
    Trace<Event> trace(state.rules.players);
    for (int step = 0; step < kMaxSteps; ++step) {
        Trace<Event>* const watched = reaction && !*reaction ? &trace : nullptr;
        const Node node = Coup::node(state);
        if (node.isOver())
            return scoreOf<Coup>(state, seat);
        if (node.isChance()) {
            Coup::applyChance(state, Coup::draw(state, rng), watched);
        } else {
            legal.clear();
            Coup::legal(state, state.seat, legal);
            const std::size_t index = legal.size() == 1 ? 0 : pick(policy.chances(state, legal, {}), rng.unit());
            Coup::act(state, state.seat, legal[index], watched);
        }
        if (watched)
            watch(trace, *reaction);
    }
    return 1.0 / state.seated.size();
}

int CoupAnalyst::dealsFor(const Question<Coup>& question)
{
    const auto count = static_cast<int>(question.legal.size());
    return question.simulations > 0 ? std::max(1, question.simulations / count) : kDeals;
}

/// Rolls out these actions on each deal and calls `visit(action, value, reaction)` for each; reactions are watched on
/// demand. `goesOn(deal)` is asked before each deal.
template <class GoesOn, class Visit>
void CoupAnalyst::rollOutDeals(const Question<Coup>& question, const std::vector<std::size_t>& actions, bool watches,
                               GoesOn goesOn, Visit visit)
{
    const View& view = question.view;
    const auto range = tracker_.rangeOf(view);
    for (int deal = 0, deals = dealsFor(question); deal < deals && goesOn(deal); ++deal) {
        Rng rng = Rng::stream(question.luck.seed ^ question.luck.index, Purpose::Analysis, static_cast<std::uint64_t>(deal));
        const State dealt = imagine(view, range, rng);
        for (const std::size_t i : actions) {
            State state = dealt;
            Rng luck = rng;
            std::optional<Reaction> reaction;
            Trace<Event> trace(view.rules.players);
            Coup::act(state, view.seat, question.legal[i], watches ? &trace : nullptr);
            watch(trace, reaction);
            const double value = rollOut(state, view.seat, luck, watches ? &reaction : nullptr);
            visit(i, value, reaction.value_or(Reaction::None));
        }
    }
}

Beliefs CoupAnalyst::grid(const View& view, Luck luck, int deals)
{
    Beliefs grid;
    grid.things.assign(std::begin(kNames), std::end(kNames));
    for (const PlaceBelief& place : beliefsAbout(view, tracker_, luck.rng(), deals)) {
        Beliefs::Row row{place.seat, std::vector<double>(kRoles)};
        for (const BeliefValue& each : place.values)
            row.chances[at(std::find(kRoleIds.begin(), kRoleIds.end(), each.value) - kRoleIds.begin())] = each.chance;
        grid.rows.push_back(std::move(row));
    }
    return grid;
}

std::vector<PlaceBelief> CoupAnalyst::beliefsOf(const View& view, const std::stop_token&)
{
    if (view.phase == Phase::Deal || view.phase == Phase::Over || !isPossible(view))
        return {};
    return beliefsAbout(view, tracker_, Luck{1, 0}.rng(), kBeliefDeals);
}

int CoupAnalyst::copiesOf(const View&, const View& owner, const std::string& value)
{
    return static_cast<int>(
        std::count_if(owner.hand.begin(), owner.hand.end(), [&](Role card) { return toText(card) == value; }));
}

Analysis CoupAnalyst::evaluate(const Question<Coup>& question, const AnalysisWatcher& watcher)
{
    Analysis analysis = evaluateAnew(question, watcher);
    if (question.view.rules.players == 2 && !question.stop.stop_requested())
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
    rollOutDeals(question, all, false, goesOn,
                 [&](std::size_t action, double value, Reaction) { tallies[action].add(value); });
    takeEstimates(question.view, tallies, analysis);
    if (searchesActions(question.view)) { // our players take one action for certain there
        const std::size_t chosen = significantlyBest(analysis, pick(chances, 0));
        for (std::size_t i = 0; i < count; ++i)
            analysis.actions[i].frequency = i == chosen ? 1 : 0;
    }
    return analysis;
}

std::optional<Comparison> CoupAnalyst::comparisonOf(const Question<Coup>& question, std::size_t first, std::size_t second)
{
    const View& view = question.view;
    if (!isPossible(view))
        return std::nullopt;
    constexpr Text kParts[kReactions] = {SAY("Reason", "Nobody objects"), SAY("Reason", "Blocked"),
                                         SAY("Reason", "A bluff is caught"), SAY("Reason", "A challenge fails")};
    std::array<std::array<Tally, kReactions>, 2> worth, often; // values and cases, zero in other reactions
    std::array<Tally, 2> all;
    Tally lead; // of the first action in each deal
    double firstValue = 0;
    const auto goesOn = [&](int deal) { return deal % kDealsAtOnce > 0 || !question.stop.stop_requested(); };
    rollOutDeals(question, {first, second}, true, goesOn, [&](std::size_t action, double value, Reaction reaction) {
        const std::size_t side = action == first ? 0 : 1;
        if (side == 0)
            firstValue = value;
        else
            lead.add(firstValue - value);
        all[side].add(value);
        for (std::size_t i = 0; i < kReactions; ++i) {
            const bool isIt = i == static_cast<std::size_t>(reaction);
            worth[side][i].add(isIt ? value : 0);
            often[side][i].add(isIt ? 1 : 0);
        }
    });
    if (question.stop.stop_requested() || first == second)
        return std::nullopt;
    const auto solution = tracker_.solutionOf(view);
    const Analysis analysis = evaluationOf(question);
    if (question.stop.stop_requested())
        return std::nullopt;
    // The part of a difference that rollouts do not make credible is spread over the reactions by their frequency.
    const auto partOf = [&](std::size_t side, std::size_t i) {
        const Estimate rolledOut = all[side].estimate();
        const double part = solution ? 1 : credible(view, rolledOut);
        const double value = solution ? rolledOut.value : analysis.actions[side == 0 ? first : second].share.value;
        const Estimate of = worth[side][i].estimate();
        return Estimate{part * of.value + (value - part * rolledOut.value) * often[side][i].estimate().value,
                        part * of.error};
    };
    Comparison comparison{Scale::Share, {}, {}, lead.estimate().error, dealsFor(question)};
    double sums[2] = {};
    for (std::size_t i = 0; i < kReactions; ++i) {
        comparison.parts.push_back({kParts[i], partOf(0, i), partOf(1, i)});
        comparison.chances.push_back({kParts[i], often[0][i].estimate(), often[1][i].estimate()});
        sums[0] += comparison.parts.back().first.value;
        sums[1] += comparison.parts.back().second.value;
    }
    if (solution) {
        const auto rest = [&](std::size_t action, double sum) {
            return Estimate{solution->values[indexIn(view, question.legal, action)] - sum, kNetError};
        };
        comparison.parts.push_back({SAY("Reason", "Best play by both"), rest(first, sums[0]), rest(second, sums[1])});
    }
    NamedList& claims = comparison.lists.emplace_back(NamedList{SAY("Reason", "Claims of others that can be true"), {}});
    for (std::size_t role = 0; role < kRoles; ++role)
        if (countOf(view, static_cast<Role>(role)).unseen > 0)
            claims.things.push_back(kNames[role]);
    return comparison;
}

Analysis CoupAnalyst::evaluationOf(const Question<Coup>& question)
{
    const bool isLatest = latest_ && latest_->luck.seed == question.luck.seed && latest_->luck.index == question.luck.index
        && latest_->simulations == question.simulations && latest_->view == question.view;
    return isLatest ? latest_->analysis : evaluate(question);
}

/// The value of the best action if the seat has a choice.
std::optional<Estimate> CoupAnalyst::bestValue(const View& view, Luck luck, const std::stop_token& stop, int simulations)
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

std::optional<Estimate> CoupAnalyst::valueBetween(const View& before, const View& after, const std::stop_token& stop)
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

Estimate CoupAnalyst::valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations)
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
        if (const auto best = bestValue(view, luck, stop, simulations))
            return *best;
        range = tracker_.rangeOf(view);
    }
    Tally tally;
    const int deals = (simulations > 0 ? simulations : 2 * kDeals) * (isNew ? kOpenings : 1);
    for (int deal = 0; deal < deals; ++deal) {
        if (deal % kDealsAtOnce == 0 && stop.stop_requested())
            break;
        Rng rng = Rng::stream(luck.seed ^ luck.index, Purpose::Analysis, static_cast<std::uint64_t>(deal));
        State state = isNew ? Coup::start(view.rules) : imagine(view, range, rng);
        tally.add(rollOut(state, view.seat, rng));
    }
    return tally.estimate();
}

} // namespace parlour::coup
