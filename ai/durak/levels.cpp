// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/levels.h"

#include "ai/core/analyst_bot.h"
#include "ai/durak/calibration.h"
#include "ai/durak/choice_policy.h"
#include "ai/durak/ending.h"
#include "ai/durak/evaluation.h"
#include "ai/durak/rollouts.h"
#include "ai/durak/undrawn_view.h"

#include <algorithm>

namespace parlour::durak {

const Skill kMaster{.rollouts = 30000,
                    .endingCards = 52,
                    .endingNodes = 300'000,
                    .inference = Inference::Declined,
                    .parameters = {.choices = true}};
const Skill kClub{
    .rollouts = 1000, .endingCards = 10, .endingNodes = 20'000, .remembersLow = 0.5, .misjudgement = 0.05, .thrift = 0.04};
const Skill kCasual{.rollouts = 150,
                    .endingCards = 6,
                    .endingNodes = 5000,
                    .remembersLow = 0.2,
                    .remembersHigh = 0.7,
                    .misjudgement = 0.3,
                    .thrift = 0.15};
const Skill kBeginner{.rollouts = 60,
                      .endingCards = 4,
                      .endingNodes = 1000,
                      .remembersLow = 0,
                      .remembersHigh = 0.3,
                      .misjudgement = 1.2,
                      .thrift = 0.5};

// With more seats a decision matters less, so the errors of two seats would decide every game.
const Skill kTableCasual = [] {
    Skill skill = kCasual;
    skill.misjudgement = 0.06;
    skill.thrift = 0.05;
    return skill;
}();
const Skill kTableBeginner = [] {
    Skill skill = kBeginner;
    skill.misjudgement = 0.15;
    skill.thrift = 0.1;
    return skill;
}();

namespace {

constexpr int kUndrawnRollouts = 2000; ///< for the value between a decision and the cards drawn after it

/// The score of the other of the last two seats when one has `share`.
double othersShare(double share, const Rules& rules)
{
    const int sign = signOf(share, rules);
    if (sign == 0)
        return share;
    return sign > 0 ? 0 : rules.teams == Teams::Off ? 1.0 / (rules.players - 1) : 2.0 / rules.players;
}

} // namespace

Analysis LevelAnalyst::evaluate(const Question<Durak>& question, const AnalysisWatcher& watcher)
{
    return evaluated(skill_, question, {.watcher = &watcher}).analysis;
}

Analysis LevelAnalyst::decide(const Question<Durak>& question)
{
    return evaluated(skill_, question, {.evaluatesAll = question.report != nullptr}).analysis;
}

Estimate LevelAnalyst::valueOf(const View& view, Luck luck, const stop_token& stop, int simulations)
{
    if (view.phase == Phase::Over) {
        State state;
        static_cast<PublicState&>(state) = view;
        return {scoreOf<Durak>(state, view.seat), 0};
    }
    EndingOptions endingOptions;
    endingOptions.line = false;
    endingOptions.bestOnly = true;
    endingOptions.stop = stop;
    endingOptions.nodes = skill_.endingNodes;
    if (const auto ending = skill_.endingNodes > 0 ? solveEnding(view, endingOptions) : std::nullopt;
        ending && ending->exact)
        return {ending->seat == view.seat ? ending->value : othersShare(ending->value, view.rules), 0};
    Rng rng = luck.rng();
    auto sampler = DealSampler::of(view, {}, skill_.inference);
    if (!sampler)
        return {1.0 / view.rules.players, 0.5};
    RolloutOptions options;
    options.parameters = skill_.parameters;
    options.rollouts = simulations > 0 ? simulations : skill_.rollouts / 4;
    options.stop = stop;
    if (!Calibration::covers(view))
        return samplePosition(view, *sampler, options, rng).share;
    Decider decider = Decider::Other;
    if (view.turn == view.seat) {
        ActionList<Durak> legal; // the same in all deals
        Durak::legal(sampler->deal(rng), view.seat, legal);
        if (legal.size() > 1) {
            const Analysis analysis = evaluate({view, legal, luck, stop, nullptr, 0, options.rollouts});
            return analysis.actions[analysis.best()].share;
        }
        decider = Decider::Forced;
    }
    return Calibration::shipped(view).ofPosition(view, decider, samplePosition(view, *sampler, options, rng).share);
}

std::optional<Estimate> LevelAnalyst::valueBetween(const View& before, const View& after, const stop_token& stop)
{
    const auto between = undrawn(before, after);
    auto sampler =
        between && Calibration::covers(between->view) ? DealSampler::of(between->view, {}, skill_.inference) : std::nullopt;
    if (!sampler)
        return {};
    RolloutOptions options;
    options.parameters = skill_.parameters;
    options.rollouts = kUndrawnRollouts;
    options.stop = stop;
    Rng rng = Rng::stream(0, Purpose::Analysis, static_cast<std::uint64_t>(after.bout));
    const Estimate share = samplePosition(between->view, *sampler, options, rng, between->drawn).share;
    return Calibration::shipped(between->view)
        .ofPosition(between->view, after.turn == after.seat ? Decider::Own : Decider::Other, share);
}

bool LevelAnalyst::isBlindView(const View& view, const stop_token& /*stop*/)
{
    return Calibration::coversRules(view.rules) && view.turn != view.seat
        && (view.phase == Phase::Defend || view.phase == Phase::Throw);
}

Action LevelPlayer::choose(const Question<Durak>& question)
{
    const bool isTable = ChoicePolicy::coversRules(question.view.rules);
    const Analysis analysis = (isTable ? atTables_ : analyst_).decide(question);
    const auto isSure = [](const ActionValue& worth) { return worth.frequency >= 1; };
    const auto chosen = std::find_if(analysis.actions.begin(), analysis.actions.end(), isSure);
    const Action action = question.legal[static_cast<std::size_t>(chosen - analysis.actions.begin())];
    if (question.report) {
        report(question, analysis, action);
        question.report->decimals = 3;
        question.report->verdict = chosen->why;
    }
    return action;
}

} // namespace parlour::durak
