// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/deliberation.h"

#include <cmath>

namespace parlour::coins {

namespace {

constexpr int kIterations = 60; ///< of a round's solution
constexpr float kTrembles = 0.25F; ///< share of the rounds in which the other is believed to do anything; found by a search
/// Likewise, in which it blocks though nobody should: who never believes in that is beaten by blocks where they are not
/// thought of.
constexpr float kOddBlocks = 0.02F;
constexpr std::size_t kMostJourneys = 3; ///< that are weighed, beside this round once more
constexpr double kEvidence = 12; ///< observations that what is believed is taken to rest on
constexpr double kNetError = 0.004; ///< root of the mean square, as found by training

} // namespace

Timeline Situation::timeline(const Hypothesis& hypothesis) const
{
    Timeline out(rules.rounds, hypothesis.block, tosses.lead(hypothesis.block));
    for (int place = hypothesis.block + 1; place < round; ++place)
        out.goOn(tosses.lead(place));
    return out;
}

Levers Situation::levers(const Hypothesis& hypothesis) const
{
    const auto whole = [](float levers) { return static_cast<int>(levers + 0.5F); };
    return {{blue, whole(hypothesis.blue)}, {red, whole(hypothesis.red)}};
}

Situation situationOf(const View& view, const ValueNet& net)
{
    Situation out{view.rules, view.tosses, 1, view.blue, view.red, 0};
    std::optional<Belief> belief = Belief::of(view.memory, view.rules, view.round);
    out.round = belief ? view.round : 1;
    if (!belief) {
        belief = Belief::atStart(view.rules);
        belief->blue = view.blue;
        belief->red = view.red;
    }
    for (;; ++out.round) {
        out.blocked = out.round > view.blocked ? view.blocked : 0;
        out.hypotheses = hypothesesIn(out.round, view.blue, view.red, out.blocked, *belief);
        if (out.round == view.round)
            return out;
        belief = Deliberation(out, view.tosses.lead(out.round), net).after(out.round == view.blocked ? kBlock : kNothing);
        belief->blue = view.blue;
    }
}

Deliberation::Deliberation(const Situation& situation, int lead, const ValueNet& net) : situation_(situation), net_(net)
{
    timelines_.reserve(situation.hypotheses.size());
    for (const Hypothesis& each : situation.hypotheses)
        addHypothesis(each);
    if (hypotheses_.size() > Equilibrium::kKinds)
        forgetLeastLikely();
    addRounds(lead);
    options_.push_back(kNothing);
    if (rounds_[0].options(0).contains(kBlock))
        options_.push_back(kBlock);
    addJourneys();
    equilibrium_.rows = options_.size();
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        Equilibrium::Kind& kind = equilibrium_.kinds[i];
        for (std::size_t row = 0; row < options_.size(); ++row)
            for (std::size_t column = 0; column < kind.columns; ++column)
                kind.shares[row][column] = worthOf(i, {options_[row], answers_[i][column]});
    }
    equilibrium_.solve(kIterations);
}

void Deliberation::addHypothesis(const Hypothesis& hypothesis)
{
    const Timeline timeline = situation_.timeline(hypothesis);
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
    // The likelier block stands for both.
    Hypothesis& same = hypotheses_[at];
    if (hypothesis.chance > same.chance) {
        same.block = hypothesis.block;
        timelines_[at] = timeline;
    }
    same.merge(hypothesis);
}

void Deliberation::forgetLeastLikely()
{
    const auto least = std::min_element(hypotheses_.begin(), hypotheses_.end(),
                                        [](const Hypothesis& a, const Hypothesis& b) { return a.chance < b.chance; });
    const auto at = static_cast<std::size_t>(least - hypotheses_.begin());
    const float left = 1 - least->chance;
    hypotheses_.eraseAt(at);
    timelines_.erase(timelines_.begin() + static_cast<std::ptrdiff_t>(at));
    for (Hypothesis& each : hypotheses_)
        each.chance /= left;
}

void Deliberation::addRounds(int lead)
{
    rounds_.reserve(hypotheses_.size());
    for (std::size_t i = 0; i < hypotheses_.size(); ++i) {
        rounds_.push_back({timelines_[i], lead, situation_.levers(hypotheses_[i])});
        answers_[i] = rounds_[i].options(1);
        equilibrium_.kinds.push_back({answers_[i].size(), hypotheses_[i].chance, {}, {}});
    }
}

/// Those that the most hypotheses find good; which are possible is not known.
void Deliberation::addJourneys()
{
    std::array<float, kMaxRounds + 2> votes{};
    const Move again = travel(situation_.round);
    bool isAgain = false;
    for (std::size_t i = 0; i < rounds_.size(); ++i)
        for (const Move move : rounds_[i].options(0)) {
            isAgain = isAgain || move == again;
            if (move.kind == Move::Kind::Travel && move != again)
                votes[move.round] += equilibrium_.kinds[i].weight;
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

float Deliberation::worthOf(std::size_t hypothesis, const Answers& answers) const
{
    const Round& round = rounds_[hypothesis];
    return round.worth(answers, round.leftAfterAll(answers), net_);
}

void Deliberation::misjudge(const Equilibrium::Mix& taste)
{
    equilibrium_.taste = taste;
    equilibrium_.solve(kIterations);
}

Deliberation::Shares Deliberation::sharesOf(Move move) const
{
    Shares out;
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const Equilibrium::Kind& kind = equilibrium_.kinds[i];
        float share = 0;
        for (std::size_t column = 0; column < kind.columns; ++column)
            if (kind.mix[column] > 0)
                share += kind.mix[column] * worthOf(i, {move, answers_[i][column]});
        out.push_back(static_cast<double>(share));
    }
    return out;
}

Deliberation::Shares Deliberation::sharesOfMix() const
{
    Shares out;
    for (const Equilibrium::Kind& kind : equilibrium_.kinds) {
        float share = 0;
        for (std::size_t row = 0; row < options_.size(); ++row)
            for (std::size_t column = 0; column < kind.columns; ++column)
                share += equilibrium_.mix[row] * kind.mix[column] * kind.shares[row][column];
        out.push_back(static_cast<double>(share));
    }
    return out;
}

double Deliberation::meanOf(const Shares& shares) const
{
    double sum = 0;
    double weights = 0; // 1 but for its rounding
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto weight = static_cast<double>(equilibrium_.kinds[i].weight);
        sum += weight * shares[i];
        weights += weight;
    }
    return sum / weights;
}

/// The mean of `shares`. Its error is that of the network and of what is believed; what `common` moves in each alike is no
/// error where actions are compared.
Estimate Deliberation::estimateOf(const Shares& shares, const Shares& common) const
{
    Shares squares;
    const double offset = meanOf(shares) - meanOf(common);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double difference = shares[i] - common[i] - offset;
        squares.push_back(difference * difference);
    }
    return {meanOf(shares), std::sqrt(kNetError * kNetError + meanOf(squares) / kEvidence)};
}

Estimate Deliberation::worth(Move move) const
{
    return estimateOf(sharesOf(move), sharesOfMix());
}

Estimate Deliberation::worth() const
{
    Shares none;
    for (std::size_t i = 0; i < rounds_.size(); ++i)
        none.push_back(0);
    return estimateOf(sharesOfMix(), none);
}

Belief Deliberation::after(Move move) const
{
    Belief belief;
    const bool isJourney = move.kind == Move::Kind::Travel;
    belief.blue = situation_.blue - (move.kind == Move::Kind::Block ? 1 : 0);
    belief.red = situation_.red - (isJourney ? 1 : 0);
    belief.tried = isJourney ? move.round : 0;
    belief.hypotheses = hypothesesAfter(move, false);
    if (isJourney)
        belief.ifBack = hypothesesAfter(move, true);
    return belief;
}

/// What becomes of a hypothesis in which both answered so.
Hypothesis Deliberation::after(std::size_t hypothesis, const Answers& answers) const
{
    const Round& round = rounds_[hypothesis];
    const Levers left = round.leftAfterAll(answers);
    Hypothesis out = hypotheses_[hypothesis];
    if (Round::isBlocked(answers))
        out.block = situation_.round;
    out.blue = std::max(0.0F, out.blue - static_cast<float>(round.levers.blue[1] - left.blue[1]));
    out.red = std::max(0.0F, out.red - static_cast<float>(round.levers.red[1] - left.red[1]));
    return out;
}

/// What the other did, and so what it has left, if the next round is the one that `move` goes back to, or if it is just the
/// next one.
Hypotheses Deliberation::hypothesesAfter(Move move, bool isBack) const
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
        const Equilibrium::Kind& kind = equilibrium_.kinds[i];
        for (std::size_t column = 0; column < kind.columns; ++column)
            consider(i, answers_[i][column],
                     kind.mix[column] * (1 - kTrembles) + kTrembles / static_cast<float>(kind.columns));
        consider(i, kBlock, kOddBlocks * std::min(1.0F, hypotheses_[i].blue));
    }
    if (out.empty()) { // nobody could have done what must have been done: go on as before
        for (Hypothesis each : hypotheses_) {
            if (isBack)
                each.block = std::min(each.block, move.round - 1);
            else if (move.kind == Move::Kind::Travel)
                each.block = situation_.round;
            add(out, each);
        }
    }
    normalise(out);
    return out;
}

Estimate worthBefore(const Situation& situation, const ValueNet& net)
{
    const int lead = situation.tosses.lead(situation.round - 1);
    const Estimate won = Deliberation(situation, lead + 1, net).worth();
    const Estimate lost = Deliberation(situation, lead - 1, net).worth();
    return {(won.value + lost.value) / 2, std::hypot(won.error, lost.error) / 2};
}

} // namespace parlour::coins
