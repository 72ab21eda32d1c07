// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/trainer.h"

#include "ai/coup/duel/ending_solver.h"
#include "ai/solve/net.h"
#include "engine/base/rng.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::size_t kMaxTrainedSteps = 200; ///< of a game
constexpr float kExploitation = 0.6F; ///< the weight of the average strategy in the traverser's, the rest is uniform
/// Lower bounds of the learning rate of values, by abstraction, so that early values are forgotten.
constexpr std::array<float, kAbstractions.size()> kMinRates = {0.1F, 0.02F};
constexpr float kNoRegret = 1e-20F; ///< smaller sums count as 0, to avoid overflow of quotients
constexpr std::uint8_t kMinVisits = 4; ///< before a state gets an entry in the full abstraction
constexpr std::uint32_t kCoarseUpdates = 4; ///< one in this many visits of a finer entry also updates the coarse one
constexpr float kInitialVisits = 3; ///< of a new entry in the full abstraction

/// The values with players swapped.
Matrix fromOtherSide(const Matrix& matrix)
{
    Matrix out;
    for (std::size_t i = 0; i < kRow; ++i)
        for (std::size_t j = 0; j < kRow; ++j)
            out.at[j][i] = 1 - matrix.at[i][j];
    return out;
}

Matrix ones()
{
    Matrix matrix;
    for (Row& row : matrix.at)
        row.fill(1);
    return matrix;
}

/// The weight of each pair of hands by deals and the opponent's reach.
Matrix opponentWeights(std::size_t player, const Duel& duel, const Ranges& reach)
{
    Matrix weights = waysOf(duel);
    for (std::size_t i = 0; i < kRow; ++i)
        for (std::size_t j = 0; j < kRow; ++j)
            weights.at[i][j] *= reach[1 - player][player == 0 ? j : i];
    return weights;
}

/// Shifts values so that the mean over the opponent's range gives each card of both players its share. Keeps interactions
/// between the two cards.
Matrix fitToShares(Matrix values, const Duel& duel, const Ranges& reach, const Lanes& shares)
{
    constexpr int kSweeps = 6;
    const std::array weights = {opponentWeights(0, duel, reach), opponentWeights(1, duel, reach)};
    const Ranges totals = {weightedSums(weights[0], ones(), 0), weightedSums(weights[1], ones(), 1)};
    for (int sweep = 0; sweep < kSweeps; ++sweep)
        for (std::size_t player = 0; player < 2; ++player) {
            const Row sums = weightedSums(weights[player], values, player);
            for (std::size_t mine = 0; mine < kRoles; ++mine) {
                if (totals[player][mine] <= 0)
                    continue;
                const float share = player == 0 ? shares[0][mine] : 1 - shares[1][mine];
                const float more = share - sums[mine] / totals[player][mine];
                for (std::size_t theirs = 0; theirs < kRoles; ++theirs)
                    cell(values, player, mine, theirs) += more;
            }
        }
    for (Row& row : values.at)
        for (float& each : row)
            each = std::clamp(each, 0.0F, 1.0F);
    return values;
}

/// Plays games against itself and updates the table.
class SelfPlay {
public:
    SelfPlay(RegretTable& table, const EndingNet* endings) : table_(table), endings_(endings) {}

    void play(const Duel& start, std::uint64_t game)
    {
        rng_ = Rng::stream(table_.seed(), Purpose::Analysis, game);
        steps_.clear();
        Step step{start, uniformRanges(), uniformRanges(), game % 2};
        while (step.duel.stage != Stage::Over && steps_.size() < kMaxTrainedSteps) {
            steps_.push_back(step);
            advance(step);
        }
        for (std::size_t i = steps_.size(); i-- > 0;) // later states first
            update(steps_[i]);
    }

private:
    struct Step {
        Duel duel;
        Ranges sampled; ///< under the strategies that games are sampled with
        Ranges current; ///< under both current strategies
        std::size_t traverser;
    };

    // Sampling of games.

    /// With `probability` in proportion to `numbers` by action and hand, else uniform. Uniform for hands whose numbers are
    /// all 0.
    static void computeStrategy(ByAction& strategy, const float* numbers, const Duel& duel, float probability)
    {
        const NodeShape shape(duel);
        const ActionMask& mask = actionMaskOf(duel);
        const std::size_t width = shape.rows * kRow;
        ByHand factor{};
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                factor[hand] += strategy[action][hand] = numbers[action * width + hand];
        ByHand rest{};
        for (std::size_t hand = 0; hand < width; ++hand) {
            const bool isKnown = factor[hand] > kNoRegret;
            rest[hand] = (isKnown ? 1 - probability : 1) * mask.uniform[hand];
            factor[hand] = isKnown ? probability / factor[hand] : 0;
        }
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                strategy[action][hand] = strategy[action][hand] * factor[hand] + rest[hand] * mask.legal[action][hand];
    }

    /// The current strategy, by regret matching.
    void computeStrategy(const NodeEntry& entry, const Duel& duel)
    {
        computeStrategy(strategy_, table_.numbers.at(entry.place + NodeShape(duel).regrets())->data(), duel, 1);
    }

    /// The traverser's strategy. It changes slowly, so visits need no importance weights.
    void computeExploration(const NodeEntry& entry, const Duel& duel)
    {
        computeStrategy(exploration_, table_.numbers.at(entry.place + NodeShape(duel).strategySums())->data(), duel,
                        kExploitation);
    }

    /// Samples the next state.
    void advance(Step& step)
    {
        const Duel duel = step.duel;
        const NodeEntry entry = table_.finest(duel);
        computeStrategy(entry, duel);
        const bool isTraverser = duel.decider() == step.traverser;
        if (isTraverser)
            computeExploration(entry, duel);
        const ByAction& sampled = isTraverser ? exploration_ : strategy_;
        if (duel.stage == Stage::Return) {
            observeExchange(duel, step.sampled, sampled);
            observeExchange(duel, step.current, strategy_);
            step.duel = successor(duel, 0);
        } else {
            const std::size_t index = chooseAction(duel, chancesOf(duel, step.sampled, duel.decider()), sampled);
            observeAction(duel, step.sampled, index, sampled);
            observeAction(duel, step.current, index, strategy_);
            if (isChallenge(duel, index))
                return challenge(step);
            step.duel = successor(duel, index);
            if (duel.stage == Stage::Lose)
                for (Ranges* reach : {&step.sampled, &step.current})
                    observeLoss(duel, *reach, static_cast<Role>(index));
        }
        if (step.duel.stage == Stage::Turn) {
            std::swap(step.sampled[0], step.sampled[1]);
            std::swap(step.current[0], step.current[1]);
            step.traverser = 1 - step.traverser;
        }
    }

    std::size_t chooseAction(const Duel& duel, const Row& hands, const ByAction& strategy)
    {
        const ActionMask& mask = actionMaskOf(duel);
        const std::size_t count = actionsOf(duel);
        Row probabilities{};
        for (std::size_t action = 0; action < count; ++action)
            for (std::size_t hand = 0; hand < kRow; ++hand)
                probabilities[action] += hands[hand] * trembling(mask, strategy, action, hand);
        return pick(probabilities, rng_.unit());
    }

    void challenge(Step& step)
    {
        const Duel duel = step.duel;
        const std::size_t claimant = claimantOf(duel);
        const bool hasTwo = duel.hasTwo(claimant);
        const Row chances = chancesOf(duel, step.sampled, claimant);
        float truth = 0;
        for (std::size_t hand = 0; hand < handsOf(hasTwo); ++hand)
            truth += hasRole(hasTwo, hand, claimedIn(duel)) ? chances[hand] : 0;
        const bool isTrue = static_cast<float>(rng_.unit()) < truth;
        for (Ranges* reach : {&step.sampled, &step.current})
            observeChallenge(duel, *reach, isTrue);
        step.duel = isTrue ? afterTruth(duel) : afterBluff(duel);
    }

    // Updates.

    void update(const Step& step)
    {
        const Duel& duel = step.duel;
        if (duel.stage == Stage::Return)
            evaluateExchange(step);
        else
            evaluateActions(step);
        // The coarse entry is always updated without a finer one, else sometimes.
        bool isUpdated = false;
        for (const Abstraction abstraction : kAbstractions) {
            const std::uint64_t key = keyOf(duel, abstraction);
            NodeEntry* entry = table_.nodes.find(key);
            if (!entry && abstraction != Abstraction::NoClaims
                && ++table_.counters[spread(key) % RegretTable::kCounters] >= kMinVisits)
                entry = &table_.refine(duel, abstraction, kInitialVisits);
            if (entry && (!isUpdated || rng_.below(kCoarseUpdates) == 0)) {
                update(*entry, step, kMinRates[static_cast<std::size_t>(abstraction)]);
                isUpdated = true;
            }
        }
    }

    /// The stored values of a state, for player 0 of the state before it.
    Matrix valueAfter(const Duel& duel)
    {
        Matrix out{};
        if (duel.stage == Stage::Over) {
            for (Row& row : out.at)
                row.fill(duel.loser == 1 ? 1.0F : 0.0F);
            return out;
        }
        const Row* values = table_.numbers.at(table_.finest(duel).place);
        std::copy(values, values + NodeShape(duel).values, out.at.begin());
        return out;
    }

    Matrix valueOfChallenge(const Duel& duel)
    {
        Matrix values = valueAfter(afterBluff(duel));
        const Matrix isTrue = valueAfter(afterTruth(duel));
        const std::size_t claimant = claimantOf(duel);
        const bool hasTwo = duel.hasTwo(claimant);
        for (std::size_t hand = 0; hand < handsOf(hasTwo); ++hand)
            if (hasRole(hasTwo, hand, claimedIn(duel)))
                for (std::size_t other = 0; other < kRow; ++other)
                    cell(values, claimant, hand, other) = cell(isTrue, claimant, hand, other);
        return values;
    }

    Matrix valueOfLoss(const Duel& duel, Role role)
    {
        Matrix after = valueAfter(afterLoss(duel, role));
        if (const Shown shown = shownBefore(duel); shown.role != Role::None) {
            Duel less = duel;
            less.lost[duel.loser] = role;
            Matrix before;
            for (const Transition& transition : replacementsOf(less, shown))
                cell(before, shown.player, transition.mine, transition.theirs) +=
                    transition.chance * cell(after, shown.player, transition.result, transition.theirs);
            after = before;
        }
        Matrix values;
        for (std::size_t pair = 0; pair < kPairs; ++pair)
            if (hasRole(true, pair, role))
                for (std::size_t other = 0; other < kRow; ++other)
                    cell(values, duel.loser, pair, other) = cell(after, duel.loser, without(pair, role), other);
        return values;
    }

    /// Computes the decider's action values and reach probabilities by hand.
    void evaluateActions(const Step& step)
    {
        const Duel& duel = step.duel;
        const std::size_t me = duel.decider();
        const std::size_t hands = handsOf(duel.hasTwo(me));
        const Matrix weights = opponentWeights(me, duel, step.sampled);
        const Row sums = weightedSums(weights, ones(), me);
        reach_ = {};
        for (std::size_t mine = 0; mine < hands; ++mine)
            reach_[mine] = step.sampled[me][mine] * sums[mine];
        normalise(reach_);
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            actionValues_[action].fill(0);
            if (duel.stage == Stage::Turn && !isAllowed(duel, action))
                continue;
            values_[action] = isChallenge(duel, action) ? valueOfChallenge(duel)
                : duel.stage == Stage::Lose             ? valueOfLoss(duel, static_cast<Role>(action))
                                                        : valueAfter(successor(duel, action));
            const Row values = weightedSums(weights, values_[action], me);
            for (std::size_t mine = 0; mine < hands; ++mine) {
                const float value = sums[mine] > 0 ? values[mine] / sums[mine] : 0;
                actionValues_[action][mine] = me == 0 ? value : 1 - value;
            }
        }
    }

    void evaluateExchange(const Step& step)
    {
        const Duel& duel = step.duel;
        const ActionMask& mask = actionMaskOf(duel);
        values_[0] = valueAfter(successor(duel, 0));
        std::array<Row, kPools> weights{};
        reach_ = {};
        for (const Transition& transition : drawsOf(duel)) {
            const float weight =
                step.sampled[1][transition.theirs] * waysOf(duel).at[transition.mine][transition.theirs] * transition.chance;
            weights[transition.result][transition.theirs] += weight;
            reach_[transition.result] += step.sampled[0][transition.mine] * weight;
        }
        normalise(reach_);
        for (std::size_t hand = 0; hand < actionsOf(duel); ++hand) {
            actionValues_[hand].fill(0);
            for (std::size_t pool = 0; pool < poolsOf(duel.hasTwo(0)); ++pool) {
                const float sum = mask.legal[hand][pool] > 0 ? sumInHalves(weights[pool]) : 0;
                float value = 0;
                if (sum > 0)
                    for (std::size_t theirs = 0; theirs < handsOf(duel.hasTwo(1)); ++theirs)
                        value += weights[pool][theirs] * values_[0].at[hand][theirs];
                actionValues_[hand][pool] = sum > 0 ? value / sum : 0;
            }
        }
    }

    /// Scales to a sum of 1.
    static void normalise(ByHand& probability)
    {
        float sum = 0;
        for (const float each : probability)
            sum += each;
        for (float& each : probability)
            each = sum > 0 ? each / sum : 0;
    }

    void update(NodeEntry& entry, const Step& step, float minRate)
    {
        const Duel& duel = step.duel;
        computeStrategy(entry, duel);
        entry.visits += 1;
        if (duel.decider() == step.traverser)
            addRegrets(entry, duel);
        else
            addStrategy(entry, duel);
        Matrix now = duel.stage == Stage::Return ? valueOfExchange(duel) : valueOfStrategy(duel);
        if (duel.stage == Stage::Turn)
            now = fromOtherSide(endings_ && isEnding(duel) ? valueByNet(now, step) : now);
        const float rate = std::max(2 / (entry.visits + 1), minRate);
        Row* values = table_.numbers.at(entry.place);
        for (std::size_t i = 0; i < NodeShape(duel).values; ++i)
            for (std::size_t j = 0; j < kRow; ++j)
                values[i][j] += rate * (now.at[i][j] - values[i][j]);
    }

    /// The discount of earlier sums that weights visits linearly. Squared, since about every second visit adds to the
    /// regrets and the others to the strategy.
    static float discountAt(const NodeEntry& entry)
    {
        const float discount = entry.visits / (entry.visits + 1);
        return discount * discount;
    }

    void addRegrets(const NodeEntry& entry, const Duel& duel)
    {
        const NodeShape shape(duel);
        const ActionMask& mask = actionMaskOf(duel);
        float* regrets = table_.numbers.at(entry.place + shape.regrets())->data();
        const std::size_t width = shape.rows * kRow;
        const float discount = discountAt(entry);
        ByHand mean{};
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                mean[hand] += strategy_[action][hand] * actionValues_[action][hand];
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand) {
                float& regret = regrets[action * width + hand];
                regret =
                    std::max(0.0F, regret * discount + actionValues_[action][hand] - mean[hand]) * mask.legal[action][hand];
            }
    }

    void addStrategy(const NodeEntry& entry, const Duel& duel)
    {
        const NodeShape shape(duel);
        float* strategySum = table_.numbers.at(entry.place + shape.strategySums())->data();
        const std::size_t width = shape.rows * kRow;
        const float discount = discountAt(entry) * discountAt(entry); // quadratic weights
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand) {
                float& probability = strategySum[action * width + hand];
                probability = probability * discount + reach_[hand] * strategy_[action][hand];
            }
    }

    /// The values of pairs of cards that agree with the network's value of each card.
    Matrix valueByNet(const Matrix& played, const Step& step) const
    {
        const Lanes chances = {laneOf(chancesOf(step.duel, step.current, 0)), laneOf(chancesOf(step.duel, step.current, 1))};
        return fitToShares(played, step.duel, step.current, endings_->values(endings_->rowsOf(step.duel), chances));
    }

    Matrix valueOfStrategy(const Duel& duel) const
    {
        Matrix value;
        const bool isRow = duel.decider() == 0;
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            if (duel.stage == Stage::Turn && !isAllowed(duel, action))
                continue;
            for (std::size_t i = 0; i < kRow; ++i)
                for (std::size_t j = 0; j < kRow; ++j)
                    value.at[i][j] += (isRow ? strategy_[action][i] : strategy_[action][j]) * values_[action].at[i][j];
        }
        return value;
    }

    Matrix valueOfExchange(const Duel& duel) const
    {
        std::array<Row, kPools> pools{};
        for (std::size_t hand = 0; hand < actionsOf(duel); ++hand)
            for (std::size_t pool = 0; pool < poolsOf(duel.hasTwo(0)); ++pool)
                if (strategy_[hand][pool] > 0)
                    for (std::size_t theirs = 0; theirs < kRow; ++theirs)
                        pools[pool][theirs] += strategy_[hand][pool] * values_[0].at[hand][theirs];
        Matrix value;
        for (const Transition& transition : drawsOf(duel))
            value.at[transition.mine][transition.theirs] += transition.chance * pools[transition.result][transition.theirs];
        return value;
    }

    RegretTable& table_;
    const EndingNet* endings_;
    Rng rng_ = Rng::stream(0, Purpose::Analysis, 0);
    std::vector<Step> steps_;
    // Of the current decision:
    ByAction strategy_{}; ///< current
    ByAction exploration_{};
    ByAction actionValues_{};
    ByHand reach_{};
    std::array<Matrix, kMaxKept> values_; ///< of each action, for player 0
};

} // namespace

void train(RegretTable& table, std::int64_t batches, const TrainOptions& options)
{
    SelfPlay player(table, options.endings);
    while (table.batches() < batches && !options.stop.stop_requested()) {
        for (std::int64_t i = 0; i < kBatchGames; ++i)
            player.play(options.start, static_cast<std::uint64_t>(table.batches() * kBatchGames + i));
        table.addBatch();
        if (options.progress)
            options.progress(table.batches());
    }
}

} // namespace parlour::coup
