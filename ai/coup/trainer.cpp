// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/trainer.h"

#include "ai/coup/ending.h"
#include "ai/tables/net.h"
#include "engine/base/rng.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::size_t kMaxTrainedSteps = 200; ///< of a game that is trained with
constexpr float kUsual = 0.6F; ///< how often the traverser does what it has usually done, and else anything
/// The least by which a value follows what was seen, by grain: early play must be forgotten.
constexpr std::array<float, kGrains.size()> kSlowestByGrain = {0.1F, 0.02F};
constexpr float kNoRegret = 1e-20F; ///< what is less is no regret, and has no quotient
constexpr std::uint8_t kOften = 4; ///< a position gets an entry of its own when it was met so often
constexpr std::uint32_t kSeldom = 4; ///< a coarse entry learns from one of so many visits of finer ones
constexpr float kFew = 3; ///< and begins as if it had been met so often

/// Values where the players have changed places.
Matrix turned(const Matrix& matrix)
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

/// How likely each two hands are for `player`, who knows its own.
Matrix weightsFor(std::size_t player, const Duel& duel, const Reach& reach)
{
    Matrix weights = waysOf(duel);
    for (std::size_t i = 0; i < kRow; ++i)
        for (std::size_t j = 0; j < kRow; ++j)
            weights.at[i][j] *= reach[1 - player][player == 0 ? j : i];
    return weights;
}

/// Moves values until each card of both is worth its share of the win, by how likely the other's come. What tells one pair
/// from another stays.
Matrix fitted(Matrix values, const Duel& duel, const Reach& reach, const Lanes& shares)
{
    constexpr int kSweeps = 6;
    const std::array weights = {weightsFor(0, duel, reach), weightsFor(1, duel, reach)};
    const Reach often = {weightedSums(weights[0], ones(), 0), weightedSums(weights[1], ones(), 1)};
    for (int sweep = 0; sweep < kSweeps; ++sweep)
        for (std::size_t player = 0; player < 2; ++player) {
            const Row sums = weightedSums(weights[player], values, player);
            for (std::size_t mine = 0; mine < kRoles; ++mine) {
                if (often[player][mine] <= 0)
                    continue;
                const float share = player == 0 ? shares[0][mine] : 1 - shares[1][mine];
                const float more = share - sums[mine] / often[player][mine];
                for (std::size_t theirs = 0; theirs < kRoles; ++theirs)
                    cell(values, player, mine, theirs) += more;
            }
        }
    for (Row& row : values.at)
        for (float& each : row)
            each = std::clamp(each, 0.0F, 1.0F);
    return values;
}

/// Plays games against itself and learns from them.
class Player {
public:
    Player(Ledger& ledger, const EndingNet* endings) : ledger_(ledger), endings_(endings) {}

    void play(const Duel& start, std::uint64_t game)
    {
        rng_ = Rng::stream(ledger_.seed, Purpose::Analysis, game);
        steps_.clear();
        Step step{start, anyHands(), anyHands(), game % 2};
        while (step.duel.stage != Stage::Over && steps_.size() < kMaxTrainedSteps) {
            steps_.push_back(step);
            goOn(step);
        }
        for (std::size_t i = steps_.size(); i-- > 0;) // what comes later is judged first
            learn(steps_[i]);
    }

private:
    struct Step {
        Duel duel;
        Reach sampled; ///< how the hands come here in games of this traverser
        Reach current; ///< and if both do what they do now
        std::size_t traverser;
    };

    // Playing.

    /// So often in proportion to `numbers` of actions and hands; else, and where there are none, all alike.
    static void findMix(ByAction& mix, const float* numbers, const Duel& duel, float often)
    {
        const NodeShape shape(duel);
        const Allowance& allowance = allowanceOf(duel);
        const std::size_t width = shape.rows * kRow;
        ByHand factor{};
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                factor[hand] += mix[action][hand] = numbers[action * width + hand];
        ByHand rest{};
        for (std::size_t hand = 0; hand < width; ++hand) {
            const bool isKnown = factor[hand] > kNoRegret;
            rest[hand] = (isKnown ? 1 - often : 1) * allowance.share[hand];
            factor[hand] = isKnown ? often / factor[hand] : 0;
        }
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                mix[action][hand] = mix[action][hand] * factor[hand] + rest[hand] * allowance.may[action][hand];
    }

    /// What is done now: regret matching.
    void findMix(const NodeEntry& entry, const Duel& duel)
    {
        findMix(mix_, ledger_.numbers.at(entry.place + NodeShape(duel).regrets())->data(), duel, 1);
    }

    /// What the traverser does: it changes so slowly that all its visits count alike.
    void findExploring(const NodeEntry& entry, const Duel& duel)
    {
        findMix(exploring_, ledger_.numbers.at(entry.place + NodeShape(duel).taken())->data(), duel, kUsual);
    }

    /// Plays on by chance.
    void goOn(Step& step)
    {
        const Duel duel = step.duel;
        const NodeEntry entry = ledger_.finest(duel);
        findMix(entry, duel);
        const bool explores = duel.decider() == step.traverser;
        if (explores)
            findExploring(entry, duel);
        const ByAction& sampled = explores ? exploring_ : mix_;
        if (duel.stage == Stage::Return) {
            hearExchange(duel, step.sampled, sampled);
            hearExchange(duel, step.current, mix_);
            step.duel = follow(duel, 0);
        } else {
            const std::size_t index = chooseAction(duel, chancesOf(duel, step.sampled, duel.decider()), sampled);
            hearAction(duel, step.sampled, index, sampled);
            hearAction(duel, step.current, index, mix_);
            if (isChallenge(duel, index))
                return challenge(step);
            step.duel = follow(duel, index);
            if (duel.stage == Stage::Lose)
                for (Reach* reach : {&step.sampled, &step.current})
                    hearLoss(duel, *reach, static_cast<Role>(index));
        }
        if (step.duel.stage == Stage::Turn) {
            std::swap(step.sampled[0], step.sampled[1]);
            std::swap(step.current[0], step.current[1]);
            step.traverser = 1 - step.traverser;
        }
    }

    std::size_t chooseAction(const Duel& duel, const Row& hands, const ByAction& mix)
    {
        const Allowance& allowance = allowanceOf(duel);
        const std::size_t count = actionsOf(duel);
        Row taken{};
        for (std::size_t action = 0; action < count; ++action)
            for (std::size_t hand = 0; hand < kRow; ++hand)
                taken[action] += hands[hand] * trembling(allowance, mix, action, hand);
        return pick(taken, rng_.unit());
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
        for (Reach* reach : {&step.sampled, &step.current})
            hearTruth(duel, *reach, isTrue);
        step.duel = isTrue ? proved(duel) : caught(duel);
    }

    // Learning.

    void learn(const Step& step)
    {
        const Duel& duel = step.duel;
        if (duel.stage == Stage::Return)
            weighKeeps(step);
        else
            weighActions(step);
        // A coarser entry learns whenever there is no finer one, else now and then.
        bool isLearnt = false;
        for (const Grain grain : kGrains) {
            const std::uint64_t key = keyOf(duel, grain);
            NodeEntry* entry = ledger_.nodes.find(key);
            if (!entry && grain != Grain::Rough && ++ledger_.met[spread(key) % kMet] >= kOften)
                entry = &ledger_.begin(duel, grain, kFew);
            if (entry && (!isLearnt || rng_.below(kSeldom) == 0)) {
                update(*entry, step, kSlowestByGrain[static_cast<std::size_t>(grain)]);
                isLearnt = true;
            }
        }
    }

    /// The value of what follows, for player 0 of the position before.
    Matrix valueAfter(const Duel& duel)
    {
        Matrix out{};
        if (duel.stage == Stage::Over) {
            for (Row& row : out.at)
                row.fill(duel.loser == 1 ? 1.0F : 0.0F);
            return out;
        }
        const Row* values = ledger_.numbers.at(ledger_.finest(duel).place);
        std::copy(values, values + NodeShape(duel).values, out.at.begin());
        return out;
    }

    Matrix valueOfChallenge(const Duel& duel)
    {
        Matrix values = valueAfter(caught(duel));
        const Matrix isTrue = valueAfter(proved(duel));
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
        Matrix then = valueAfter(dropped(duel, role));
        if (const Shown shown = shownBefore(duel); shown.role != Role::None) {
            Duel less = duel;
            less.lost[duel.loser] = role;
            Matrix before;
            for (const Change& change : replacementsOf(less, shown))
                cell(before, shown.player, change.mine, change.theirs) +=
                    change.chance * cell(then, shown.player, change.then, change.theirs);
            then = before;
        }
        Matrix values;
        for (std::size_t pair = 0; pair < kPairs; ++pair)
            if (hasRole(true, pair, role))
                for (std::size_t other = 0; other < kRow; ++other)
                    cell(values, duel.loser, pair, other) = cell(then, duel.loser, without(pair, role), other);
        return values;
    }

    /// What each action of the decider is worth to it, by hand; and how often each hand comes here.
    void weighActions(const Step& step)
    {
        const Duel& duel = step.duel;
        const std::size_t me = duel.decider();
        const std::size_t hands = handsOf(duel.hasTwo(me));
        const Matrix weights = weightsFor(me, duel, step.sampled);
        const Row sums = weightedSums(weights, ones(), me);
        often_ = {};
        for (std::size_t mine = 0; mine < hands; ++mine)
            often_[mine] = step.sampled[me][mine] * sums[mine];
        weighted(often_);
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            worth_[action].fill(0);
            if (duel.stage == Stage::Turn && !isAllowed(duel, action))
                continue;
            values_[action] = isChallenge(duel, action) ? valueOfChallenge(duel)
                : duel.stage == Stage::Lose             ? valueOfLoss(duel, static_cast<Role>(action))
                                                        : valueAfter(follow(duel, action));
            const Row worths = weightedSums(weights, values_[action], me);
            for (std::size_t mine = 0; mine < hands; ++mine) {
                const float worth = sums[mine] > 0 ? worths[mine] / sums[mine] : 0;
                worth_[action][mine] = me == 0 ? worth : 1 - worth;
            }
        }
    }

    void weighKeeps(const Step& step)
    {
        const Duel& duel = step.duel;
        const Allowance& allowance = allowanceOf(duel);
        values_[0] = valueAfter(follow(duel, 0));
        std::array<Row, kPools> weights{};
        often_ = {};
        for (const Change& change : drawsOf(duel)) {
            const float weight =
                step.sampled[1][change.theirs] * waysOf(duel).at[change.mine][change.theirs] * change.chance;
            weights[change.then][change.theirs] += weight;
            often_[change.then] += step.sampled[0][change.mine] * weight;
        }
        weighted(often_);
        for (std::size_t hand = 0; hand < actionsOf(duel); ++hand) {
            worth_[hand].fill(0);
            for (std::size_t pool = 0; pool < poolsOf(duel.hasTwo(0)); ++pool) {
                const float sum = allowance.may[hand][pool] > 0 ? sumInHalves(weights[pool]) : 0;
                float worth = 0;
                if (sum > 0)
                    for (std::size_t theirs = 0; theirs < handsOf(duel.hasTwo(1)); ++theirs)
                        worth += weights[pool][theirs] * values_[0].at[hand][theirs];
                worth_[hand][pool] = sum > 0 ? worth / sum : 0;
            }
        }
    }

    /// Makes them sum to 1.
    static void weighted(ByHand& often)
    {
        float sum = 0;
        for (const float each : often)
            sum += each;
        for (float& each : often)
            each = sum > 0 ? each / sum : 0;
    }

    void update(NodeEntry& entry, const Step& step, float slowest)
    {
        const Duel& duel = step.duel;
        findMix(entry, duel);
        entry.visits += 1;
        if (duel.decider() == step.traverser)
            addRegrets(entry, duel);
        else
            addTaken(entry, duel);
        Matrix now = duel.stage == Stage::Return ? valueOfExchange(duel) : valueOfMix(duel);
        if (duel.stage == Stage::Turn)
            now = turned(endings_ && isEnding(duel) ? valueByNet(now, step) : now);
        const float pace = std::max(2 / (entry.visits + 1), slowest);
        Row* values = ledger_.numbers.at(entry.place);
        for (std::size_t i = 0; i < NodeShape(duel).values; ++i)
            for (std::size_t j = 0; j < kRow; ++j)
                values[i][j] += pace * (now.at[i][j] - values[i][j]);
    }

    /// By how much what was added before has faded, so that each visit counts in proportion to those before it: every second
    /// visit or so adds to the regrets, the others to what was taken.
    static float fadeAt(const NodeEntry& entry)
    {
        const float fade = entry.visits / (entry.visits + 1);
        return fade * fade;
    }

    void addRegrets(const NodeEntry& entry, const Duel& duel)
    {
        const NodeShape shape(duel);
        const Allowance& allowance = allowanceOf(duel);
        float* regrets = ledger_.numbers.at(entry.place + shape.regrets())->data();
        const std::size_t width = shape.rows * kRow;
        const float fade = fadeAt(entry);
        ByHand mean{};
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                mean[hand] += mix_[action][hand] * worth_[action][hand];
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand) {
                float& regret = regrets[action * width + hand];
                regret = std::max(0.0F, regret * fade + worth_[action][hand] - mean[hand]) * allowance.may[action][hand];
            }
    }

    void addTaken(const NodeEntry& entry, const Duel& duel)
    {
        const NodeShape shape(duel);
        float* taken = ledger_.numbers.at(entry.place + shape.taken())->data();
        const std::size_t width = shape.rows * kRow;
        const float fade = fadeAt(entry) * fadeAt(entry); // to the square
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand) {
                float& often = taken[action * width + hand];
                often = often * fade + often_[hand] * mix_[action][hand];
            }
    }

    /// What each two cards are worth where the network says what each is worth.
    Matrix valueByNet(const Matrix& played, const Step& step) const
    {
        const Lanes chances = {laneOf(chancesOf(step.duel, step.current, 0)), laneOf(chancesOf(step.duel, step.current, 1))};
        return fitted(played, step.duel, step.current, endings_->values(endings_->rowsOf(step.duel), chances));
    }

    Matrix valueOfMix(const Duel& duel) const
    {
        Matrix value;
        const bool isRow = duel.decider() == 0;
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            if (duel.stage == Stage::Turn && !isAllowed(duel, action))
                continue;
            for (std::size_t i = 0; i < kRow; ++i)
                for (std::size_t j = 0; j < kRow; ++j)
                    value.at[i][j] += (isRow ? mix_[action][i] : mix_[action][j]) * values_[action].at[i][j];
        }
        return value;
    }

    Matrix valueOfExchange(const Duel& duel) const
    {
        std::array<Row, kPools> pools{};
        for (std::size_t hand = 0; hand < actionsOf(duel); ++hand)
            for (std::size_t pool = 0; pool < poolsOf(duel.hasTwo(0)); ++pool)
                if (mix_[hand][pool] > 0)
                    for (std::size_t theirs = 0; theirs < kRow; ++theirs)
                        pools[pool][theirs] += mix_[hand][pool] * values_[0].at[hand][theirs];
        Matrix value;
        for (const Change& change : drawsOf(duel))
            value.at[change.mine][change.theirs] += change.chance * pools[change.then][change.theirs];
        return value;
    }

    Ledger& ledger_;
    const EndingNet* endings_;
    Rng rng_ = Rng::stream(0, Purpose::Analysis, 0);
    std::vector<Step> steps_;
    // Of the decision that is looked at:
    ByAction mix_{}; ///< what is done now
    ByAction exploring_{};
    ByAction worth_{};
    ByHand often_{};
    std::array<Matrix, kMaxKept> values_; ///< of each action, for player 0
};

} // namespace

void train(Ledger& ledger, std::int64_t batches, const TrainOptions& options)
{
    Player player(ledger, options.endings);
    while (ledger.batches < batches && !options.stop.stop_requested()) {
        for (std::int64_t i = 0; i < kBatchGames; ++i)
            player.play(options.start, static_cast<std::uint64_t>(ledger.batches * kBatchGames + i));
        ++ledger.batches;
        if (options.progress)
            options.progress(ledger.batches);
    }
}

} // namespace parlour::coup
