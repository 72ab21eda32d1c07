// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/round_solver.h"

#include "ai/coins/win_chance.h"

#include <cmath>

namespace parlour::coins {

namespace {

constexpr int kIterations = 60; ///< of regret matching
constexpr float kTremble = 0.25F; ///< assumed share of rounds in which the opponent moves at random; tuned by a search
/// Likewise, of unsound blocks. Without them an opponent gains by blocking where no belief expects it.
constexpr float kUnsoundBlocks = 0.02F;
/// The part of the opponent's blue levers that a round is solved with: an opponent that does not see everything blocks less
/// well than the network expects.
constexpr float kFearedBlue = 0.6F;
constexpr std::size_t kMostJourneys = 3; ///< considered, besides tossing this round again
constexpr double kEvidence = 12; ///< the number of observations that beliefs are taken to rest on
constexpr double kNetError = 0.004; ///< root mean square error of the network in training

} // namespace

Timeline BeliefState::timeline(const Hypothesis& hypothesis) const
{
    Timeline out(rules.rounds, hypothesis.block, tosses.lead(hypothesis.block));
    for (int place = hypothesis.block + 1; place < round; ++place)
        out.goOn(tosses.lead(place));
    return out;
}

Levers BeliefState::levers(const Hypothesis& hypothesis) const
{
    const auto whole = [](float levers) { return static_cast<int>(levers + 0.5F); };
    return {{blue, whole(kFearedBlue * hypothesis.blue)}, {red, whole(hypothesis.red)}};
}

BeliefState beliefStateOf(const View& view, const ValueNet& net)
{
    BeliefState out{view.rules, view.tosses, 1, view.blue, view.red, 0};
    std::optional<Belief> belief = Belief::of(view.memory, view.rules, view.round);
    out.round = belief ? view.round : 1;
    if (!belief) {
        belief = Belief::atStart(view.rules);
        belief->blue = view.blue;
        belief->red = view.red;
    }
    for (;; ++out.round) {
        out.blocked = out.round > view.blocked ? view.blocked : 0;
        out.hypotheses = hypothesesIn(out.round, view.blue, view.red, view.tosses, out.blocked, *belief);
        if (out.round == view.round)
            return out;
        belief = RoundSolver(out, view.tosses.lead(out.round), net).after(out.round == view.blocked ? kBlock : kNothing);
        belief->blue = view.blue;
    }
}

RoundSolver::RoundSolver(const BeliefState& state, int lead, const ValueNet& net) : state_(state), net_(net)
{
    timelines_.reserve(state.hypotheses.size());
    for (const Hypothesis& each : state.hypotheses)
        addHypothesis(each);
    if (hypotheses_.size() > BayesianGame::kMaxTypes)
        dropLeastLikely();
    addRounds(lead);
    options_.push_back(kNothing);
    if (rounds_[0].options(0).contains(kBlock))
        options_.push_back(kBlock);
    addJourneys();
    game_.rows = options_.size();
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        BayesianGame::Type& type = game_.types[i];
        for (std::size_t row = 0; row < options_.size(); ++row)
            for (std::size_t column = 0; column < type.columns; ++column)
                type.payoffs[row][column] = valueOf(i, {options_[row], replies_[i][column]});
    }
    game_.solve(kIterations);
}

void RoundSolver::addHypothesis(const Hypothesis& hypothesis)
{
    const Timeline timeline = state_.timeline(hypothesis);
    const auto isAlike = [&](const Timeline& other) {
        return other.best(0) == timeline.best(0) && other.best(1) == timeline.best(1);
    };
    const auto at =
        static_cast<std::size_t>(std::find_if(timelines_.begin(), timelines_.end(), isAlike) - timelines_.begin());
    if (at == timelines_.size()) {
        hypotheses_.push_back(hypothesis);
        timelines_.push_back(timeline);
        return;
    }
    // The likelier block represents both.
    Hypothesis& same = hypotheses_[at];
    if (hypothesis.chance > same.chance) {
        same.block = hypothesis.block;
        timelines_[at] = timeline;
    }
    same.merge(hypothesis);
}

void RoundSolver::dropLeastLikely()
{
    const auto least = std::min_element(hypotheses_.begin(), hypotheses_.end(),
                                        [](const Hypothesis& a, const Hypothesis& b) { return a.chance < b.chance; });
    const auto at = static_cast<std::size_t>(least - hypotheses_.begin());
    const float leversAfter = 1 - least->chance;
    hypotheses_.eraseAt(at);
    timelines_.erase(timelines_.begin() + static_cast<std::ptrdiff_t>(at));
    for (Hypothesis& each : hypotheses_)
        each.chance /= leversAfter;
}

void RoundSolver::addRounds(int lead)
{
    rounds_.reserve(hypotheses_.size());
    for (std::size_t i = 0; i < hypotheses_.size(); ++i) {
        rounds_.push_back({timelines_[i], lead, state_.levers(hypotheses_[i])});
        replies_[i] = rounds_[i].options(1);
        game_.types.push_back({replies_[i].size(), hypotheses_[i].chance, {}, {}});
    }
}

/// Adds the journeys considered under the most probable hypotheses. Blocks can make them fail.
void RoundSolver::addJourneys()
{
    std::array<float, kMaxRounds + 2> votes{};
    const Move again = travel(state_.round);
    bool isAgain = false;
    for (std::size_t i = 0; i < rounds_.size(); ++i)
        for (const Move move : rounds_[i].options(0)) {
            isAgain = isAgain || move == again;
            if (move.kind == Move::Kind::Travel && move != again)
                votes[move.round] += game_.types[i].weight;
        }
    for (std::size_t i = 0; i < kMostJourneys; ++i) {
        const auto most = std::max_element(votes.begin(), votes.end());
        if (*most <= 0)
            break;
        *most = 0;
        options_.push_back(travel(static_cast<int>(most - votes.begin())));
    }
    if (isAgain)
        options_.push_back(again);
}

float RoundSolver::valueOf(std::size_t hypothesis, const JointMove& joint) const
{
    return rounds_[hypothesis].value(joint, net_);
}

MoveOutlook RoundSolver::outlookOf(std::size_t hypothesis, const JointMove& joint) const
{
    const Round& round = rounds_[hypothesis];
    const Levers after = round.leversAfter(joint);
    Levers kept = after;
    kept.blue[0] += joint[0].kind == Move::Kind::Block ? 1 : 0;
    kept.red[0] += joint[0].kind == Move::Kind::Travel ? 1 : 0;
    const auto back = round.backTo(joint);
    const int place = back.value_or(round.place());
    const int lead = back ? round.timeline.lead(place) : round.lead;
    Levers moreBlue = after, moreRed = after;
    ++moreBlue.blue[0];
    ++moreRed.red[0];
    const auto worth = [&](const Levers& levers) {
        return static_cast<double>(round.value(joint, levers, net_) - round.value(joint, after, net_));
    };
    return {fairChance(state_.rules.rounds - place, lead),
            worth(kept),
            static_cast<double>(Round::isBlocked(joint)),
            static_cast<double>(back.has_value()),
            static_cast<double>(lead),
            worth(moreBlue),
            worth(moreRed)};
}

MoveOutlook RoundSolver::outlookOf(Move move) const
{
    constexpr double MoveOutlook::*kFigures[] = {&MoveOutlook::lead,    &MoveOutlook::levers, &MoveOutlook::blocked,
                                                 &MoveOutlook::back,    &MoveOutlook::ahead,  &MoveOutlook::blueWorth,
                                                 &MoveOutlook::redWorth};
    MoveOutlook mean;
    double weights = 0;
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const BayesianGame::Type& type = game_.types[i];
        for (std::size_t column = 0; column < type.columns; ++column) {
            const auto weight = static_cast<double>(type.weight * type.mix[column]);
            const MoveOutlook each = outlookOf(i, {move, replies_[i][column]});
            for (const auto figure : kFigures)
                mean.*figure += weight * each.*figure;
            weights += weight;
        }
    }
    for (const auto figure : kFigures)
        mean.*figure /= weights;
    return mean;
}

void RoundSolver::setBias(const BayesianGame::Mix& bias)
{
    game_.bias = bias;
    game_.solve(kIterations);
}

RoundSolver::Shares RoundSolver::sharesOf(Move move) const
{
    Shares out;
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const BayesianGame::Type& type = game_.types[i];
        float share = 0;
        for (std::size_t column = 0; column < type.columns; ++column)
            if (type.mix[column] > 0)
                share += type.mix[column] * valueOf(i, {move, replies_[i][column]});
        out.push_back(static_cast<double>(share));
    }
    return out;
}

RoundSolver::Shares RoundSolver::sharesOfMix() const
{
    Shares out;
    for (const BayesianGame::Type& type : game_.types) {
        float share = 0;
        for (std::size_t row = 0; row < options_.size(); ++row)
            for (std::size_t column = 0; column < type.columns; ++column)
                share += game_.mix[row] * type.mix[column] * type.payoffs[row][column];
        out.push_back(static_cast<double>(share));
    }
    return out;
}

double RoundSolver::meanOf(const Shares& shares) const
{
    double sum = 0;
    double weights = 0; // 1 up to rounding
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto weight = static_cast<double>(game_.types[i].weight);
        sum += weight * shares[i];
        weights += weight;
    }
    return sum / weights;
}

/// The mean of `shares`. The error is that of the network and of the beliefs, without the part common to all actions, which
/// cancels in comparisons.
Estimate RoundSolver::estimateOf(const Shares& shares, const Shares& common) const
{
    Shares squares;
    const double offset = meanOf(shares) - meanOf(common);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double difference = shares[i] - common[i] - offset;
        squares.push_back(difference * difference);
    }
    return {meanOf(shares), std::sqrt(kNetError * kNetError + meanOf(squares) / kEvidence)};
}

Estimate RoundSolver::value(Move move) const
{
    return estimateOf(sharesOf(move), sharesOfMix());
}

Estimate RoundSolver::cappedValue(Move move) const
{
    Estimate capped = value(move);
    if (options_.contains(move))
        return capped;
    double most = 0;
    for (const Move option : options_)
        most = std::max(most, value(option).value);
    capped.value = std::min(capped.value, most);
    return capped;
}

double RoundSolver::errorOfLead(Move first, Move second) const
{
    return estimateOf(sharesOf(first), sharesOf(second)).error;
}

std::vector<HiddenCase> RoundSolver::cases() const
{
    std::vector<HiddenCase> cases;
    double sum = 0; // 1 up to rounding
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const BayesianGame::Type& type = game_.types[i];
        for (std::size_t column = 0; column < type.columns; ++column) {
            cases.push_back({i, replies_[i][column], static_cast<double>(type.weight * type.mix[column])});
            sum += cases.back().chance;
        }
    }
    for (HiddenCase& each : cases)
        each.chance /= sum;
    return cases;
}

Estimate RoundSolver::value() const
{
    Shares none;
    for (std::size_t i = 0; i < rounds_.size(); ++i)
        none.push_back(0);
    return estimateOf(sharesOfMix(), none);
}

Belief RoundSolver::after(Move move) const
{
    Belief belief;
    const bool isJourney = move.kind == Move::Kind::Travel;
    belief.blue = state_.blue - (move.kind == Move::Kind::Block ? 1 : 0);
    belief.red = state_.red - (isJourney ? 1 : 0);
    belief.tried = isJourney ? move.round : 0;
    belief.hypotheses = hypothesesAfter(move, false);
    if (isJourney)
        belief.ifBack = hypothesesAfter(move, true);
    return belief;
}

/// The hypothesis after a joint move.
Hypothesis RoundSolver::after(std::size_t hypothesis, const JointMove& joint) const
{
    const Round& round = rounds_[hypothesis];
    const Levers leversAfter = round.leversAfter(joint);
    Hypothesis out = hypotheses_[hypothesis];
    if (Round::isBlocked(joint))
        out.block = state_.round;
    out.blue = std::max(0.0F, out.blue - static_cast<float>(round.levers.blue[1] - leversAfter.blue[1]));
    out.red = std::max(0.0F, out.red - static_cast<float>(round.levers.red[1] - leversAfter.red[1]));
    return out;
}

/// The posterior over hypotheses after the own `move`, if time went back to its round (`isBack`) or went on.
Hypotheses RoundSolver::hypothesesAfter(Move move, bool isBack) const
{
    Hypotheses out;
    const auto consider = [&](std::size_t hypothesis, Move other, float chance) {
        const auto back = rounds_[hypothesis].backTo({move, other});
        if (isBack ? back != move.round - 1 : back.has_value())
            return;
        Hypothesis next = after(hypothesis, {move, other});
        next.chance *= chance;
        if (next.chance > 0)
            add(out, next);
    };
    for (std::size_t i = 0; i < hypotheses_.size(); ++i) {
        const BayesianGame::Type& type = game_.types[i];
        for (std::size_t column = 0; column < type.columns; ++column)
            consider(i, replies_[i][column],
                     type.mix[column] * (1 - kTremble) + kTremble / static_cast<float>(type.columns));
        consider(i, kBlock, kUnsoundBlocks * std::min(1.0F, hypotheses_[i].blue));
    }
    if (out.empty()) { // an impossible observation: keep the prior
        for (Hypothesis each : hypotheses_) {
            if (isBack)
                each.block = std::min(each.block, move.round - 1);
            else if (move.kind == Move::Kind::Travel)
                each.block = state_.round;
            add(out, each);
        }
    }
    normalise(out);
    return out;
}

Estimate valueBeforeToss(const BeliefState& state, const ValueNet& net)
{
    const int lead = state.tosses.lead(state.round - 1);
    const Estimate won = RoundSolver(state, lead + 1, net).value();
    const Estimate lost = RoundSolver(state, lead - 1, net).value();
    return {(won.value + lost.value) / 2, std::hypot(won.error, lost.error) / 2};
}

} // namespace parlour::coins
