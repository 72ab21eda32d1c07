// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/duel/ending_solver.h"

#include "ai/solve/exponential.h"

#include <algorithm>

namespace parlour::coup {

namespace {

/// The step size of an iteration, per share of the win, and the weight of the magnet.
constexpr float kStepSize = 2;
constexpr float kMagnet = 0.02F;
constexpr float kShrinkage = 1 / (1 + kStepSize * kMagnet);

/// The logit of an illegal action.
constexpr float kIllegal = -1e6F;

/// The strategy of these logits, of `count` actions.
template <std::size_t N>
std::array<float, N> softmax(const std::array<float, N>& logits, std::size_t count)
{
    const float most = *std::max_element(logits.begin(), logits.begin() + static_cast<std::ptrdiff_t>(count));
    std::array<float, N> strategy{};
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += strategy[i] = expOf(logits[i] - most);
    for (std::size_t i = 0; i < count; ++i)
        strategy[i] /= sum;
    return strategy;
}

/// Likewise for each card, over the legal actions.
template <std::size_t N>
std::array<Lane, N> softmax(const std::array<Lane, N>& logits, const ActionMask& mask, std::size_t count)
{
    std::array<Lane, N> strategy{};
    for (std::size_t card = 0; card < kRoles; ++card) {
        std::array<float, N> allowed{};
        for (std::size_t action = 0; action < count; ++action)
            allowed[action] = mask.legal[action][card] > 0 ? logits[action][card] : kIllegal;
        const std::array<float, N> probabilities = softmax(allowed, count);
        for (std::size_t action = 0; action < count; ++action)
            strategy[action][card] = probabilities[action];
    }
    return strategy;
}

/// Likewise for each pool of an exchange, over the cards that can be kept.
template <std::size_t N>
std::array<Lane, N> exchangeStrategy(const std::array<Lane, N>& logits, const ActionMask& mask)
{
    std::array<Lane, N> kept;
    for (std::size_t pool = 0; pool < N; ++pool) {
        Lane allowed = logits[pool];
        for (std::size_t card = 0; card < kRoles; ++card)
            if (mask.legal[card][pool] <= 0)
                allowed[card] = kIllegal;
        kept[pool] = softmax(allowed, kRoles);
    }
    return kept;
}

/// Updates a logit by an action's advantage over the mean value.
void step(float& logits, float advantage)
{
    logits = (logits + kStepSize * advantage) * kShrinkage;
}

Lanes product(const Lanes& a, const Lanes& b)
{
    Lanes out;
    for (std::size_t player = 0; player < 2; ++player)
        for (std::size_t i = 0; i < kLane; ++i)
            out[player][i] = a[player][i] * b[player][i];
    return out;
}

Lane normalised(const Lane& weights)
{
    float sum = 0;
    for (std::size_t card = 0; card < kRoles; ++card)
        sum += weights[card];
    Lane probabilities{};
    for (std::size_t card = 0; card < kRoles; ++card)
        probabilities[card] = sum > 0 ? weights[card] / sum : 0;
    return probabilities;
}

/// The quotient, or 0 if `count` is 0.
float quotient(float sum, float count)
{
    return count > 0 ? sum / count : 0;
}

/// Adds the counterfactual values of a player, divided by its opponent's reach probabilities.
void addQuotients(Lane& to, const Lane& values, const Lane& otherReach, float weight)
{
    for (std::size_t card = 0; card < kRoles; ++card)
        to[card] += weight * quotient(values[card], otherReach[card]);
}

} // namespace

Lane laneOf(const Row& row)
{
    Lane lane{};
    std::copy_n(row.begin(), kRoles, lane.begin());
    return lane;
}

bool isEnding(const Duel& turn)
{
    return !turn.hasTwo(0) && !turn.hasTwo(1) && turn.coins[0] < kCoupCost;
}

EndingSolver::EndingSolver(const Duel& turn, const Ranges& reach, const EndingNet& net)
    : net_(&net),
      reach_{laneOf(reach[0]), laneOf(reach[1])}
{
    const Matrix& ways = waysOf(turn);
    for (std::size_t card = 0; card < kRoles; ++card)
        ways_[card] = laneOf(ways.at[card]);
    add(turn);
}

std::size_t EndingSolver::add(const Duel& duel)
{
    const std::size_t index = nodes_.size();
    nodes_.push_back({duel, {}, kNone});
    nodes_[index].next.fill(kNone);
    if (duel.stage == Stage::Over || (index > 0 && duel.stage == Stage::Turn && !isEnding(duel)))
        return index;
    if (index > 0 && duel.stage == Stage::Turn) {
        nodes_[index].index = rows_.size();
        rows_.push_back(net_->rowsOf(duel));
        return index;
    }
    const bool isExchange = duel.stage == Stage::Return;
    nodes_[index].index = isExchange ? exchanges_.size() : decisions_.size();
    if (isExchange)
        exchanges_.emplace_back();
    else
        decisions_.emplace_back();
    for (std::size_t action = 0; action < (isExchange ? 1 : actionsOf(duel)); ++action)
        if (!isChallenge(duel, action) && (duel.stage != Stage::Turn || isAllowed(duel, action))) {
            const std::size_t next = add(successor(duel, action));
            nodes_[index].next[action] = next;
        }
    return index;
}

Lane EndingSolver::opponentReach(const Lane& others) const
{
    Lane out{};
    for (std::size_t theirs = 0; theirs < kRoles; ++theirs)
        for (std::size_t mine = 0; mine < kLane; ++mine)
            out[mine] += others[theirs] * ways_[theirs][mine];
    return out;
}

Lanes EndingSolver::evaluate(std::size_t index, const Lanes& reach)
{
    const Node& node = nodes_[index];
    switch (node.duel.stage) {
    case Stage::Over: {
        Lanes out{};
        out[1U - node.duel.loser] = opponentReach(reach[node.duel.loser]);
        return out;
    }
    case Stage::Turn:
        return index > 0 ? evaluateNextTurn(node, reach) : evaluateDecision(node, reach);
    case Stage::Return:
        return evaluateExchange(node, reach);
    default:
        return evaluateDecision(node, reach);
    }
}

Lanes EndingSolver::evaluateNextTurn(const Node& node, const Lanes& reach) const
{
    const Lanes otherReach{opponentReach(reach[1]), opponentReach(reach[0])};
    if (node.index == kNone) // the other player coups and wins
        return {Lane{}, otherReach[1]};
    const Lanes weights = product(reach, otherReach);
    const Lanes next = net_->values(rows_[node.index], {normalised(weights[1]), normalised(weights[0])});
    return product({next[1], next[0]}, otherReach);
}

Lanes EndingSolver::evaluateChallenge(const Node& node, const Lanes& reach) const
{
    const std::size_t claimant = claimantOf(node.duel);
    const std::size_t truth = handOf(claimedIn(node.duel));
    Lane bluffs = reach[claimant];
    bluffs[truth] = 0;
    Lanes out{};
    out[1 - claimant] = opponentReach(bluffs);
    out[claimant][truth] = opponentReach(reach[1 - claimant])[truth];
    return out;
}

Lanes EndingSolver::evaluateDecision(const Node& node, const Lanes& reach)
{
    const std::size_t me = node.duel.decider();
    const std::size_t count = actionsOf(node.duel);
    const ActionMask& mask = actionMaskOf(node.duel);
    Decision& decision = decisions_[node.index];
    const ByLane strategy = softmax(decision.logits, mask, count);
    Lanes out{};
    ByLane value{};
    for (std::size_t action = 0; action < count; ++action) {
        const bool isChallenged = isChallenge(node.duel, action);
        if (!isChallenged && node.next[action] == kNone)
            continue;
        Lanes childReach = reach;
        for (std::size_t card = 0; card < kRoles; ++card)
            childReach[me][card] *= strategy[action][card] * (1 - kTremble) + kTremble * mask.uniform[card];
        const Lanes childValues =
            isChallenged ? evaluateChallenge(node, childReach) : evaluate(node.next[action], childReach);
        value[action] = childValues[me];
        for (std::size_t card = 0; card < kRoles; ++card) {
            out[me][card] += strategy[action][card] * childValues[me][card];
            out[1 - me][card] += childValues[1 - me][card];
        }
    }
    const Lane otherReach = opponentReach(reach[1 - me]);
    for (std::size_t action = 0; action < count; ++action)
        for (std::size_t card = 0; card < kRoles; ++card) {
            step(decision.logits[action][card], quotient(value[action][card] - out[me][card], otherReach[card]));
            decision.strategySum[action][card] += weight_ * strategy[action][card];
            decision.value[action][card] += weight_ * quotient(value[action][card], otherReach[card]);
        }
    addQuotients(decision.otherValue, out[1 - me], opponentReach(reach[me]), weight_);
    return out;
}

Lanes EndingSolver::evaluateExchange(const Node& node, const Lanes& reach)
{
    Exchange& exchange = exchanges_[node.index];
    const ActionMask& mask = actionMaskOf(node.duel);
    const Kept strategy = exchangeStrategy(exchange.logits, mask);
    const Lane otherReach = opponentReach(reach[1]);
    const Lane kept = keptReach(node, reach, strategy);
    Lanes childReach{Lane{}, reach[1]};
    for (std::size_t card = 0; card < kRoles; ++card)
        childReach[0][card] = quotient(kept[card], otherReach[card]);
    const Lanes childValues = evaluate(node.next[0], childReach);
    Lane value{};
    for (std::size_t card = 0; card < kRoles; ++card) {
        value[card] = quotient(childValues[0][card], otherReach[card]);
        exchange.value[card] += weight_ * value[card];
    }
    std::array<float, kSmallPools> mean{};
    for (std::size_t pool = 0; pool < kSmallPools; ++pool) {
        for (std::size_t card = 0; card < kRoles; ++card)
            mean[pool] += strategy[pool][card] * value[card];
        for (std::size_t card = 0; card < kRoles; ++card) {
            step(exchange.logits[pool][card], value[card] - mean[pool]);
            exchange.strategySum[pool][card] += weight_ * strategy[pool][card];
        }
    }
    Lanes out{};
    for (const Transition& transition : drawsOf(node.duel))
        out[0][transition.mine] += reach[1][transition.theirs] * ways_[transition.mine][transition.theirs]
            * transition.chance * mean[transition.result];
    const Lane after = opponentReach(childReach[0]);
    const Lane before = opponentReach(reach[0]);
    for (std::size_t card = 0; card < kRoles; ++card)
        out[1][card] = quotient(childValues[1][card], after[card]) * before[card];
    addQuotients(exchange.otherValue, out[1], before, weight_);
    return out;
}

/// The reach probability of each kept card, trembles included.
Lane EndingSolver::keptReach(const Node& node, const Lanes& reach, const Kept& strategy) const
{
    std::array<float, kSmallPools> pools{};
    for (const Transition& transition : drawsOf(node.duel))
        pools[transition.result] += reach[0][transition.mine] * reach[1][transition.theirs]
            * ways_[transition.mine][transition.theirs] * transition.chance;
    const ActionMask& mask = actionMaskOf(node.duel);
    Lane kept{};
    for (std::size_t pool = 0; pool < kSmallPools; ++pool)
        for (std::size_t card = 0; card < kRoles; ++card)
            kept[card] += pools[pool]
                * (strategy[pool][card] * (1 - kTremble) + kTremble * mask.legal[card][pool] * mask.uniform[pool]);
    return kept;
}

void EndingSolver::solve(int iterations)
{
    for (int iteration = 0; iteration < iterations; ++iteration) {
        weight_ = 2 * iteration >= iterations ? 1 : 0; // averages leave out the first half
        const Lanes childValues = evaluate(0, reach_);
        weights_ += weight_;
        for (std::size_t player = 0; player < 2; ++player)
            for (std::size_t card = 0; card < kRoles; ++card)
                sums_[player][card] += weight_ * childValues[player][card];
    }
}

const EndingSolver::Node* EndingSolver::find(const Duel& duel) const
{
    const auto found = std::find_if(nodes_.begin(), nodes_.end(), [&](const Node& node) {
        return node.duel == duel && (duel.stage != Stage::Turn || &node == &nodes_.front());
    });
    return found == nodes_.end() || found->index == kNone ? nullptr : &*found;
}

Lane EndingSolver::otherValueAt(const Duel& duel) const
{
    const Node* found = find(duel);
    if (!found)
        return {};
    Lane mean = duel.stage == Stage::Return ? exchanges_[found->index].otherValue : decisions_[found->index].otherValue;
    for (float& each : mean)
        each /= weights_;
    return mean;
}

ByAction EndingSolver::averageAt(const Duel& duel, Average average) const
{
    const Node* found = find(duel);
    ByAction means{};
    if (!found)
        return means;
    const bool isExchange = duel.stage == Stage::Return;
    const auto sumOf = [&](std::size_t action, std::size_t hand) {
        if (isExchange) {
            const Exchange& exchange = exchanges_[found->index];
            return average == Average::Strategy ? exchange.strategySum[hand][action] : exchange.value[action];
        }
        const Decision& decision = decisions_[found->index];
        return (average == Average::Strategy ? decision.strategySum : decision.value)[action][hand];
    };
    for (std::size_t hand = 0; hand < (isExchange ? kSmallPools : kRoles); ++hand)
        for (std::size_t action = 0; action < actionsOf(duel); ++action)
            means[action][hand] = sumOf(action, hand) / weights_;
    return means;
}

Lanes EndingSolver::values() const
{
    const Lanes otherReach{opponentReach(reach_[1]), opponentReach(reach_[0])};
    Lanes values{};
    for (std::size_t player = 0; player < 2; ++player)
        for (std::size_t card = 0; card < kRoles; ++card)
            values[player][card] = quotient(sums_[player][card], otherReach[player][card] * weights_);
    return values;
}

Lanes EndingSolver::probabilities() const
{
    const Lanes weights = product(reach_, {opponentReach(reach_[1]), opponentReach(reach_[0])});
    return {normalised(weights[0]), normalised(weights[1])};
}

} // namespace parlour::coup
