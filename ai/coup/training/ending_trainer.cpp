// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/ending_trainer.h"

#include "ai/coup/duel/ending_solver.h"
#include "ai/solve/parallel.h"
#include "ai/tables/bytes.h"
#include "engine/base/rng.h"

#include <algorithm>
#include <cmath>

namespace parlour::coup {

namespace {

constexpr int kTrainingIterations = 40; ///< of the solver of a turn
constexpr int kTrainedTurns = 12; ///< most turns of a game
constexpr float kRandomActions = 0.25F; ///< the share of random actions
constexpr std::size_t kBufferSize = 120'000; ///< examples
constexpr std::size_t kMinibatch = 256; ///< examples of a gradient step
constexpr std::size_t kEpochs = 10; ///< mean number of gradient steps that use an example

/// The learning rate falls to a quarter after kHalf batches.
constexpr float kFirstRate = 0.003F, kHalf = 100;

float learningRateOf(std::int64_t batches)
{
    const float part = kHalf / (kHalf + static_cast<float>(batches));
    return kFirstRate * part * part;
}

Role randomRole(Rng& rng)
{
    return static_cast<Role>(rng.below(kRoles));
}

std::uint8_t randomCoins(Rng& rng, std::uint32_t most)
{
    const std::uint32_t bound = rng.below(4) == 0 ? 3 : rng.below(3) > 0 ? 7 : most + 1;
    return static_cast<std::uint8_t>(std::min(rng.below(bound), most));
}

Duel randomEnding(Rng& rng)
{
    Duel duel;
    duel.lost = {randomRole(rng), randomRole(rng)};
    duel.coins[0] = randomCoins(rng, kCoupCost - 1);
    duel.coins[1] = randomCoins(rng, kForcedCoup);
    return duel;
}

/// Random ranges, from uniform to nearly certain.
Ranges randomRanges(Rng& rng)
{
    Ranges reach = uniformRanges();
    for (Row& row : reach) {
        const std::uint32_t power = rng.below(5);
        for (float& each : row) {
            const auto unit = static_cast<float>(rng.unit());
            for (std::uint32_t i = 0; i < power; ++i)
                each *= unit;
        }
        scale(row);
    }
    return reach;
}

std::size_t chooseAction(const Duel& duel, const ByAction& strategy, const Row& hands, Rng& rng)
{
    const ActionMask& mask = actionMaskOf(duel);
    std::array<float, kMaxKept> chances{};
    float possible = 0;
    for (std::size_t action = 0; action < actionsOf(duel); ++action) {
        for (std::size_t hand = 0; hand < kRoles; ++hand)
            chances[action] += hands[hand] * strategy[action][hand];
        possible += mask.legal[action][0];
    }
    for (std::size_t action = 0; action < actionsOf(duel); ++action)
        chances[action] = mask.legal[action][0] > 0 ? chances[action] * (1 - kRandomActions) + kRandomActions / possible : 0;
    return pick(chances, rng.unit());
}

/// Plays the solved turn. Returns the next turn, or nullopt if the game is over, as it is after any challenge.
std::optional<Duel> playTurn(const EndingSolver& ending, Duel duel, Ranges& reach, Rng& rng)
{
    do {
        const ByAction strategy = ending.strategyAt(duel);
        if (duel.stage == Stage::Return) {
            observeExchange(duel, reach, strategy);
            duel = successor(duel, 0);
            continue;
        }
        const std::size_t action = chooseAction(duel, strategy, chancesOf(duel, reach, duel.decider()), rng);
        if (isChallenge(duel, action))
            return std::nullopt;
        observeAction(duel, reach, action, strategy);
        duel = successor(duel, action);
    } while (duel.stage != Stage::Turn && duel.stage != Stage::Over);
    if (duel.stage == Stage::Over)
        return std::nullopt;
    std::swap(reach[0], reach[1]);
    return duel;
}

// Layout of the bytes: head, weights, moments, examples, checksum of all before.
constexpr std::uint64_t kTrainingMagic = 0x54494E49444E45ULL; // "ENDINIT"
constexpr std::uint64_t kTrainingVersion = 1;
constexpr std::size_t kTrainingHead = 56;
constexpr std::size_t kExample = 2 + 4 * kRoles * kReal;

void append(Bytes& bytes, const EndingNet::Example& example)
{
    bytes.push_back(example.coins);
    bytes.push_back(example.lost);
    for (const auto* reals : {&example.chances, &example.values})
        for (const float real : *reals)
            appendReal(bytes, real);
}

EndingNet::Example exampleAt(ByteSpan bytes, std::size_t at)
{
    EndingNet::Example example{bytes[at], bytes[at + 1], {}, {}};
    at += 2;
    for (auto* reals : {&example.chances, &example.values})
        for (float& real : *reals) {
            real = realAt(bytes, at);
            at += kReal;
        }
    return example;
}

} // namespace

EndingTrainer::EndingTrainer(std::uint64_t seed, int batchGames)
    : seed_(seed),
      batchGames_(batchGames),
      net_(seed),
      means_(net_.weights.size()),
      squares_(net_.weights.size())
{
}

EndingTrainer::Examples EndingTrainer::play(std::uint64_t game) const
{
    Rng rng = Rng::stream(seed_, Purpose::Analysis, game);
    Examples examples;
    std::optional<Duel> turn = randomEnding(rng);
    Ranges reach = randomRanges(rng);
    for (int count = 0; count < kTrainedTurns && turn && isEnding(*turn); ++count) {
        EndingSolver ending(*turn, reach, net_);
        ending.solve(kTrainingIterations);
        examples.push_back(EndingNet::exampleOf(*turn, ending.probabilities(), ending.values()));
        turn = playTurn(ending, *turn, reach, rng);
    }
    return examples;
}

EndingTrainer::Examples EndingTrainer::playAll(int threads, const stop_token& stop) const
{
    std::vector<Examples> games(static_cast<std::size_t>(batchGames_));
    inParallel(static_cast<std::size_t>(threads), batchGames_, [&](std::size_t, std::int64_t game) {
        if (!stop.stop_requested())
            games[static_cast<std::size_t>(game)] = play(static_cast<std::uint64_t>(batches_ * batchGames_ + game));
    });
    Examples all;
    for (const Examples& game : games)
        all.insert(all.end(), game.begin(), game.end());
    return all;
}

void EndingTrainer::learn()
{
    std::vector<float> gradient(net_.weights.size());
    Rng rng = Rng::stream(~seed_, Purpose::Analysis, static_cast<std::uint64_t>(steps_));
    for (std::size_t i = 0; i < kMinibatch; ++i)
        net_.addGradient(examples_[rng.below(static_cast<std::uint32_t>(examples_.size()))], gradient);
    // Adam (Kingma, Ba 2015), with plain means over the first steps in place of a bias correction.
    ++steps_;
    const auto once = 1 / static_cast<float>(steps_);
    const float rate = learningRateOf(batches_);
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        const float each = gradient[i] / static_cast<float>(kMinibatch);
        means_[i] += std::max(0.1F, once) * (each - means_[i]);
        squares_[i] += std::max(0.001F, once) * (each * each - squares_[i]);
        net_.weights[i] -= rate * means_[i] / (std::sqrt(squares_[i]) + 1e-7F);
    }
}

void EndingTrainer::train(std::int64_t batches, int threads, const stop_token& stop,
                          const std::function<void(std::int64_t)>& progress)
{
    while (batches_ < batches && !stop.stop_requested()) {
        const Examples batch = playAll(threads, stop);
        if (stop.stop_requested())
            return;
        double squares = 0;
        for (const EndingNet::Example& example : batch)
            squares += static_cast<double>(net_.squaredError(example));
        error_ = std::sqrt(squares / static_cast<double>(batch.size()));
        examples_.insert(examples_.end(), batch.begin(), batch.end());
        if (examples_.size() > kBufferSize)
            examples_.erase(examples_.begin(), examples_.end() - static_cast<std::ptrdiff_t>(kBufferSize));
        for (std::size_t step = 0; step < kEpochs * batch.size() / kMinibatch + 1; ++step)
            learn();
        ++batches_;
        if (progress)
            progress(batches_);
    }
}

std::vector<std::uint8_t> EndingTrainer::toBytes() const
{
    Bytes bytes;
    for (const std::uint64_t head :
         {kTrainingMagic, kTrainingVersion, seed_, static_cast<std::uint64_t>(batchGames_),
          static_cast<std::uint64_t>(batches_), static_cast<std::uint64_t>(steps_), std::uint64_t{examples_.size()}})
        appendNumber(bytes, head, 8);
    for (const auto* reals : {&net_.weights, &means_, &squares_})
        for (const float real : *reals)
            appendReal(bytes, real);
    for (const EndingNet::Example& example : examples_)
        append(bytes, example);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<EndingTrainer> EndingTrainer::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kTrainingHead || numberAt(bytes, 0, 8) != kTrainingMagic || numberAt(bytes, 8, 8) != kTrainingVersion)
        return Error(SAY("Error", "This is not a Coup training file that can be resumed"));
    EndingTrainer trainer(numberAt(bytes, 16, 8), static_cast<int>(numberAt(bytes, 24, 8)));
    const std::size_t reals = 3 * kReal * trainer.net_.weights.size();
    const std::uint64_t examples = numberAt(bytes, 48, 8);
    const std::size_t end = bytes.size() < kChecksum ? 0 : bytes.size() - kChecksum;
    if (examples > kBufferSize || end != kTrainingHead + reals + examples * kExample
        || numberAt(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return Error(SAY("Error", "The Coup training file is damaged: its checksum or its length is wrong"));
    trainer.batches_ = static_cast<std::int64_t>(numberAt(bytes, 32, 8));
    trainer.steps_ = static_cast<std::int64_t>(numberAt(bytes, 40, 8));
    std::size_t at = kTrainingHead;
    for (auto* list : {&trainer.net_.weights, &trainer.means_, &trainer.squares_})
        for (float& real : *list) {
            real = realAt(bytes, at);
            at += kReal;
        }
    for (; at < end; at += kExample)
        trainer.examples_.push_back(exampleAt(bytes, at));
    return trainer;
}

} // namespace parlour::coup
