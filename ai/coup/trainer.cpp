#include "ai/coup/trainer.h"

#include "ai/coup/reach.h"
#include "ai/tables/net.h"
#include "engine/base/rng.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::size_t kMaxTrainedSteps = 200; ///< of a game that is trained with
constexpr float kCurious = 0.15F; ///< how often a game goes on at random
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

/// Plays games against itself and learns from them.
class Player {
public:
    explicit Player(Ledger& ledger) : ledger_(ledger) {}

    void play(const Duel& start, std::uint64_t game)
    {
        rng_ = Rng::stream(ledger_.seed, Purpose::Analysis, game);
        steps_.clear();
        Duel duel = start;
        Reach reach = anyHands();
        while (duel.stage != Stage::Over && steps_.size() < kMaxTrainedSteps) {
            steps_.push_back({duel, reach});
            duel = goOn(duel, reach);
        }
        for (std::size_t i = steps_.size(); i-- > 0;) // what comes later is judged first
            learn(steps_[i]);
    }

private:
    struct Step {
        Duel duel;
        Reach reach;
    };

    // Playing.

    /// Regret matching.
    void findMix(const NodeEntry& entry, const Duel& duel)
    {
        const NodeShape shape(duel);
        const Allowance& allowance = allowanceOf(duel);
        const float* regrets = ledger_.numbers.at(entry.place + shape.regrets())->data();
        const std::size_t width = shape.rows * kRow;
        ByHand factor{};
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                factor[hand] += mix_[action][hand] = regrets[action * width + hand];
        ByHand rest{};
        for (std::size_t hand = 0; hand < width; ++hand) {
            rest[hand] = factor[hand] > kNoRegret ? 0 : allowance.share[hand];
            factor[hand] = factor[hand] > kNoRegret ? 1 / factor[hand] : 0;
        }
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                mix_[action][hand] = mix_[action][hand] * factor[hand] + rest[hand] * allowance.may[action][hand];
    }

    std::size_t pick(const Row& chances, std::size_t count)
    {
        float left = static_cast<float>(rng_.unit());
        std::size_t last = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if (chances[i] <= 0)
                continue;
            last = i;
            if ((left -= chances[i]) < 0)
                break;
        }
        return last;
    }

    /// Plays on by chance; `reach` follows.
    Duel goOn(const Duel& duel, Reach& reach)
    {
        findMix(ledger_.finest(duel), duel);
        if (duel.stage == Stage::Return) {
            hearExchange(duel, reach, mix_);
            std::swap(reach[0], reach[1]);
            return follow(duel, 0);
        }
        const std::size_t me = duel.decider();
        const std::size_t index = chooseAction(duel, chancesOf(duel, reach, me));
        hearAction(duel, reach, index, mix_);
        if (isChallenge(duel, index))
            return challenged(duel, reach);
        const Duel next = follow(duel, index);
        if (duel.stage == Stage::Lose)
            hearLoss(duel, reach, static_cast<Role>(index));
        if (next.stage == Stage::Turn)
            std::swap(reach[0], reach[1]);
        return next;
    }

    std::size_t chooseAction(const Duel& duel, const Row& hands)
    {
        const Allowance& allowance = allowanceOf(duel);
        const std::size_t count = actionsOf(duel);
        Row taken{};
        Row may{};
        float possible = 0;
        for (std::size_t action = 0; action < count; ++action) {
            for (std::size_t hand = 0; hand < kRow; ++hand) {
                taken[action] += hands[hand] * mix_[action][hand];
                may[action] = std::max(may[action], hands[hand] > 0 ? allowance.may[action][hand] : 0);
            }
            possible += may[action];
        }
        for (std::size_t action = 0; action < count; ++action)
            taken[action] = taken[action] * (1 - kCurious) + may[action] * kCurious / possible;
        return pick(taken, count);
    }

    Duel challenged(const Duel& duel, Reach& reach)
    {
        const std::size_t claimant = claimantOf(duel);
        const bool hasTwo = duel.hasTwo(claimant);
        const Role role = claimedIn(duel);
        const Row chances = chancesOf(duel, reach, claimant);
        float truth = 0;
        float bluff = 0;
        for (std::size_t hand = 0; hand < handsOf(hasTwo); ++hand)
            (hasRole(hasTwo, hand, role) ? truth : bluff) += chances[hand];
        const float chance = truth <= 0 ? 0 : bluff <= 0 ? 1 : truth * (1 - kCurious) + kCurious / 2;
        const bool isTrue = static_cast<float>(rng_.unit()) < chance;
        hearTruth(duel, reach, isTrue);
        return isTrue ? proved(duel) : caught(duel);
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
                update(*entry, duel, kSlowestByGrain[static_cast<std::size_t>(grain)]);
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
        Matrix weights = waysOf(duel);
        for (std::size_t i = 0; i < kRow; ++i)
            for (std::size_t j = 0; j < kRow; ++j)
                weights.at[i][j] *= step.reach[1 - me][me == 0 ? j : i];
        Matrix ones;
        for (Row& row : ones.at)
            row.fill(1);
        const Row sums = weightedSums(weights, ones, me);
        often_ = {};
        for (std::size_t mine = 0; mine < hands; ++mine)
            often_[mine] = step.reach[me][mine] * sums[mine];
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
            const float weight = step.reach[1][change.theirs] * waysOf(duel).at[change.mine][change.theirs] * change.chance;
            weights[change.then][change.theirs] += weight;
            often_[change.then] += step.reach[0][change.mine] * weight;
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

    void update(NodeEntry& entry, const Duel& duel, float slowest)
    {
        findMix(entry, duel);
        entry.visits += 1;
        const NodeShape shape(duel);
        const Allowance& allowance = allowanceOf(duel);
        float* regrets = ledger_.numbers.at(entry.place + shape.regrets())->data();
        float* taken = ledger_.numbers.at(entry.place + shape.taken())->data();
        const std::size_t width = shape.rows * kRow;
        const float fade = entry.visits / (entry.visits + 1);
        ByHand mean{};
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand)
                mean[hand] += mix_[action][hand] * worth_[action][hand];
        for (std::size_t action = 0; action < shape.actions; ++action)
            for (std::size_t hand = 0; hand < width; ++hand) {
                float& regret = regrets[action * width + hand];
                regret = std::max(0.0F, regret * fade + worth_[action][hand] - mean[hand]) * allowance.may[action][hand];
                float& often = taken[action * width + hand];
                often = often * fade * fade + often_[hand] * mix_[action][hand];
            }
        Matrix now = duel.stage == Stage::Return ? valueOfExchange(duel) : valueOfMix(duel);
        if (duel.stage == Stage::Turn)
            now = turned(now);
        const float step = std::max(2 / (entry.visits + 1), slowest);
        Row* values = ledger_.numbers.at(entry.place);
        for (std::size_t i = 0; i < shape.values; ++i)
            for (std::size_t j = 0; j < kRow; ++j)
                values[i][j] += step * (now.at[i][j] - values[i][j]);
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
    Rng rng_ = Rng::stream(0, Purpose::Analysis, 0);
    std::vector<Step> steps_;
    // Of the decision that is looked at:
    ByAction mix_{}; ///< what is done now
    ByAction worth_{};
    ByHand often_{};
    std::array<Matrix, kMaxKept> values_; ///< of each action, for player 0
};

} // namespace

void train(Ledger& ledger, std::int64_t batches, const TrainOptions& options)
{
    Player player(ledger);
    while (ledger.batches < batches && !options.stop.stop_requested()) {
        for (std::int64_t i = 0; i < kBatchGames; ++i)
            player.play(options.start, static_cast<std::uint64_t>(ledger.batches * kBatchGames + i));
        ++ledger.batches;
        if (options.progress)
            options.progress(ledger.batches);
    }
}

} // namespace parlour::coup
