// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/master.h"

#include "ai/coins/move_reason.h"
#include "ai/coins/rule_features.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace parlour::coins {

const Skill kClub{0.08F, 0.03F, 0.1F, 0, 0.02F};
const Skill kCasual{0.3F, 0.15F, 0.85F, 0.5F, 0.1F};
const Skill kBeginner{0.4F, 0.3F, 1, 0.8F, 0.3F};

namespace {

/// The chance that no hypothesis holds, for each round since the own block, and at most: measured in games of our own
/// players (README.md). Hypotheses stand for others that differ later, and nobody blocks exactly as the model does.
constexpr double kOverlooked = 0.005, kMostOverlooked = 0.1;
constexpr auto kOtherRound = "other"; ///< the value of that belief

Sentence sentenceOf(Move move, const View& view)
{
    const int round = move.kind == Move::Kind::Travel ? move.round : view.round;
    return {reasonOf(move, view), {static_cast<long long>(view.lead()), static_cast<long long>(round)}};
}

std::size_t pickOption(const RoundSolver& solver, Rng& rng)
{
    double left = rng.unit();
    const std::size_t last = solver.options().size() - 1;
    for (std::size_t i = 0; i < last; ++i)
        if ((left -= static_cast<double>(solver.frequency(i))) < 0)
            return i;
    return last;
}

std::vector<ReportPart> factsOf(const BeliefState& state)
{
    double blue = 0;
    double red = 0;
    for (const Hypothesis& each : state.hypotheses) {
        blue += static_cast<double>(each.chance * each.blue);
        red += static_cast<double>(each.chance * each.red);
    }
    return {{SAY("Report", "The other's blue levers, about"), blue}, {SAY("Report", "The other's red levers, about"), red}};
}

/// Fills the report and returns the action.
Action explain(const Question<Coins>& question, const BeliefState& state, const RoundSolver& solver, Action action)
{
    Report& report = *question.report;
    report.scale = Scale::Share;
    report.unit = SAY("Report", "Chance to win");
    report.facts = factsOf(state);
    for (const Move move : solver.options()) {
        const Estimate value = solver.value(move);
        Candidate candidate;
        candidate.action = toText(move == action.move ? action : Action{move, {}});
        candidate.value = value.value;
        candidate.error = value.error;
        candidate.why = sentenceOf(move, question.view);
        report.candidates.push_back(candidate);
    }
    report.chosen = toText(action);
    report.verdict = sentenceOf(action.move, question.view);
    return action;
}

} // namespace

Analysis NetAnalyst::evaluate(const Question<Coins>& question, const AnalysisWatcher&)
{
    const BeliefState state = beliefStateOf(question.view, net_);
    const RoundSolver solver(state, question.view.lead(), net_);
    const MoveList& options = solver.options();
    Analysis analysis;
    analysis.facts = factsOf(state);
    analysis.actions.resize(question.legal.size());
    for (std::size_t i = 0; i < analysis.actions.size(); ++i) {
        ActionValue& value = analysis.actions[i];
        const Move move = question.legal[i].move;
        value.share = solver.cappedValue(move);
        value.why = sentenceOf(move, question.view);
        const auto option = std::find(options.begin(), options.end(), move);
        if (option != options.end())
            value.frequency = static_cast<double>(solver.frequency(static_cast<std::size_t>(option - options.begin())));
    }
    return analysis;
}

Estimate NetAnalyst::valueOf(const View& view, Luck, const stop_token&, int)
{
    if (view.over) {
        const int lead = view.lead();
        return {lead > 0 ? 1.0 : lead < 0 ? 0.0 : 0.5, 0};
    }
    const BeliefState state = beliefStateOf(view, net_);
    if (view.tosses.count() < view.round)
        return valueBeforeToss(state, net_);
    const RoundSolver solver(state, view.lead(), net_);
    return view.answer ? solver.value(*view.answer) : solver.value();
}

std::vector<PlaceBelief> NetAnalyst::beliefsOf(const View& view, const stop_token&)
{
    if (view.over)
        return {};
    const BeliefState state = beliefStateOf(view, net_);
    const RoundSolver solver(state, view.lead(), net_);
    const double overlooked = std::min(kMostOverlooked, kOverlooked * (view.round - view.blocked - 1));
    PlaceBelief belief{static_cast<Seat>(1 - view.seat), SAY("Reason", "Latest blocked round"), 1, {}, {}};
    double blue = 0, red = 0, blocked = 0;
    for (const Hypothesis& each : solver.hypotheses()) {
        const auto chance = static_cast<double>(each.chance);
        const int round = each.block > view.blocked ? each.block : 0;
        belief.values.push_back({std::to_string(round), (1 - overlooked) * chance, 0, (1 - overlooked) * chance});
        blue += chance * static_cast<double>(each.blue);
        red += chance * static_cast<double>(each.red);
        blocked += round > 0 ? chance : 0;
    }
    if (overlooked > 0)
        belief.values.push_back({kOtherRound, overlooked, 0, overlooked});
    std::stable_sort(belief.values.begin(), belief.values.end(),
                     [](const BeliefValue& a, const BeliefValue& b) { return a.chance > b.chance; });
    if (blocked < 0.005)
        belief.reasons.push_back(SAY("Reason", "No round since the last block was worth a blue lever to it"));
    for (const BeliefValue& each : belief.values)
        if (const int round = std::atoi(each.value.c_str()); round > 0 && each.chance >= 0.05) {
            const int lead = view.tosses.lead(round);
            const auto percent = std::lround(100 * each.chance);
            if (lead < 0)
                belief.reasons.push_back(
                    {SAY("Reason", "It was ahead by %1 after round %2, and a block keeps that: %3 in 100"),
                     {-lead, round, percent}});
            else
                belief.reasons.push_back(
                    {SAY("Reason", "It was not ahead after round %1, but a block there cuts off the way back: %2 in 100"),
                     {round, percent}});
        }
    belief.reasons.push_back({SAY("Reason", "It is believed to have about %1 blue and %2 red levers left"),
                              {std::lround(blue), std::lround(red)}});
    return {belief};
}

int NetAnalyst::copiesOf(const View& seer, const View& owner, const std::string& value)
{
    const BeliefState state = beliefStateOf(seer, net_);
    const auto timelineOf = [&](int block) { return state.timeline({std::max<int>(block, seer.blocked), 1, 0, 0}); };
    const Timeline real = timelineOf(owner.blocked);
    const auto isReal = [&](int block) {
        const Timeline believed = timelineOf(block);
        return believed.best(0) == real.best(0) && believed.best(1) == real.best(1);
    };
    if (value != kOtherRound)
        return isReal(std::atoi(value.c_str())) ? 1 : 0;
    const RoundSolver solver(state, seer.lead(), net_);
    const Hypotheses& all = solver.hypotheses();
    return std::none_of(all.begin(), all.end(), [&](const Hypothesis& each) { return isReal(each.block); }) ? 1 : 0;
}

BayesianGame::Mix NetPlayer::biasFor(const MoveList& options, int round, Rng& rng) const
{
    constexpr float kNever = -1; // outweighs any share of the win
    const bool overlooksBlock = rng.unit() < static_cast<double>(skill_.overlooksBlock);
    const bool forgetsBest = rng.unit() < static_cast<double>(skill_.forgetsBest);
    const bool ignoresLevers = rng.unit() < static_cast<double>(skill_.ignoresLevers);
    BayesianGame::Mix bias{};
    for (std::size_t i = 1; i < options.size(); ++i) { // the first is kNothing
        bias[i] = skill_.impatience + skill_.misjudges * static_cast<float>(2 * rng.unit() - 1);
        const bool isOlder = options[i].kind == Move::Kind::Travel && options[i].round < round;
        if (ignoresLevers || (overlooksBlock && options[i] == kBlock) || (forgetsBest && isOlder))
            bias[i] = kNever;
    }
    return bias;
}

Action NetPlayer::choose(const Question<Coins>& question)
{
    const BeliefState state = beliefStateOf(question.view, net_);
    RoundSolver solver(state, question.view.lead(), net_);
    Rng rng = question.luck.rng();
    if (&skill_ != &kMaster)
        solver.setBias(biasFor(solver.options(), question.view.round, rng));
    const Move move = orNothing(question, solver.options()[pickOption(solver, rng)]);
    const Action action{move, solver.after(move).toMemory()};
    return question.report ? explain(question, state, solver, action) : action;
}

} // namespace parlour::coins
