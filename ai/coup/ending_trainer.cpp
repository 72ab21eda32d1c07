// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/ending_trainer.h"

#include "ai/coup/ending.h"
#include "ai/tables/bytes.h"
#include "engine/base/rng.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace parlour::coup {

namespace {

constexpr int kTrainingRounds = 40; ///< of a turn's solution
constexpr int kTrainedTurns = 12; ///< of a game that is trained with
constexpr float kStraying = 0.25F; ///< how often a game goes on at random
constexpr std::size_t kKept = 120'000; ///< examples
constexpr std::size_t kStep = 256; ///< examples of a step
constexpr std::size_t kPasses = 10; ///< how often an example is learnt, on average

/// Steps get smaller: a quarter as large after so many batches.
constexpr float kFirstStep = 0.003F, kHalf = 100;

float paceOf(std::int64_t batches)
{
    const float part = kHalf / (kHalf + static_cast<float>(batches));
    return kFirstStep * part * part;
}

Role anyRole(Rng& rng)
{
    return static_cast<Role>(rng.below(kRoles));
}

std::uint8_t anyCoins(Rng& rng, std::uint32_t most)
{
    const std::uint32_t bound = rng.below(4) == 0 ? 3 : rng.below(3) > 0 ? 7 : most + 1;
    return static_cast<std::uint8_t>(std::min(rng.below(bound), most));
}

Duel anyEnding(Rng& rng)
{
    Duel duel;
    duel.lost = {anyRole(rng), anyRole(rng)};
    duel.coins[0] = anyCoins(rng, kCoupCost - 1);
    duel.coins[1] = anyCoins(rng, kForcedCoup);
    return duel;
}

/// From all alike to nearly certain.
Reach anyReach(Rng& rng)
{
    Reach reach = anyHands();
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

std::size_t chooseAction(const Duel& duel, const ByAction& mix, const Row& hands, Rng& rng)
{
    const Allowance& allowance = allowanceOf(duel);
    std::array<float, kMaxKept> chances{};
    float possible = 0;
    for (std::size_t action = 0; action < actionsOf(duel); ++action) {
        for (std::size_t hand = 0; hand < kRoles; ++hand)
            chances[action] += hands[hand] * mix[action][hand];
        possible += allowance.may[action][0];
    }
    for (std::size_t action = 0; action < actionsOf(duel); ++action)
        chances[action] = allowance.may[action][0] > 0 ? chances[action] * (1 - kStraying) + kStraying / possible : 0;
    return pick(chances, rng.unit());
}

/// Plays the turn that was solved to its end, which is the next turn or nothing.
std::optional<Duel> playTurn(const Ending& ending, Duel duel, Reach& reach, Rng& rng)
{
    do {
        const ByAction mix = ending.mixAt(duel);
        if (duel.stage == Stage::Return) {
            hearExchange(duel, reach, mix);
            duel = follow(duel, 0);
            continue;
        }
        const std::size_t action = chooseAction(duel, mix, chancesOf(duel, reach, duel.decider()), rng);
        if (isChallenge(duel, action))
            return std::nullopt;
        hearAction(duel, reach, action, mix);
        duel = follow(duel, action);
    } while (duel.stage != Stage::Turn && duel.stage != Stage::Over);
    if (duel.stage == Stage::Over)
        return std::nullopt;
    std::swap(reach[0], reach[1]);
    return duel;
}

// As bytes: the head, the weights and what goes with them, the examples, the checksum of all before.
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
    std::optional<Duel> turn = anyEnding(rng);
    Reach reach = anyReach(rng);
    for (int count = 0; count < kTrainedTurns && turn && isEnding(*turn); ++count) {
        Ending ending(*turn, reach, net_);
        ending.solve(kTrainingRounds);
        examples.push_back(EndingNet::exampleOf(*turn, ending.chances(), ending.values()));
        turn = playTurn(ending, *turn, reach, rng);
    }
    return examples;
}

EndingTrainer::Examples EndingTrainer::playAll(int threads) const
{
    std::vector<Examples> games(static_cast<std::size_t>(batchGames_));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < games.size(); i = next++)
            games[i] = play(static_cast<std::uint64_t>(batches_) * games.size() + i);
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads; ++i)
            helpers.emplace_back(work);
        work();
    }
    Examples all;
    for (const Examples& game : games)
        all.insert(all.end(), game.begin(), game.end());
    return all;
}

void EndingTrainer::learn()
{
    std::vector<float> gradient(net_.weights.size());
    Rng rng = Rng::stream(~seed_, Purpose::Analysis, static_cast<std::uint64_t>(steps_));
    for (std::size_t i = 0; i < kStep; ++i)
        net_.addGradient(examples_[rng.below(static_cast<std::uint32_t>(examples_.size()))], gradient);
    // Adam (Kingma, Ba 2015), with means that begin as those of what was seen.
    ++steps_;
    const auto once = 1 / static_cast<float>(steps_);
    const float pace = paceOf(batches_);
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        const float each = gradient[i] / static_cast<float>(kStep);
        means_[i] += std::max(0.1F, once) * (each - means_[i]);
        squares_[i] += std::max(0.001F, once) * (each * each - squares_[i]);
        net_.weights[i] -= pace * means_[i] / (std::sqrt(squares_[i]) + 1e-7F);
    }
}

void EndingTrainer::train(std::int64_t batches, int threads, const std::stop_token& stop,
                          const std::function<void(std::int64_t)>& progress)
{
    while (batches_ < batches && !stop.stop_requested()) {
        const Examples fresh = playAll(threads);
        double squares = 0;
        for (const EndingNet::Example& example : fresh)
            squares += static_cast<double>(net_.squaredError(example));
        error_ = std::sqrt(squares / static_cast<double>(fresh.size()));
        examples_.insert(examples_.end(), fresh.begin(), fresh.end());
        if (examples_.size() > kKept)
            examples_.erase(examples_.begin(), examples_.end() - static_cast<std::ptrdiff_t>(kKept));
        for (std::size_t step = 0; step < kPasses * fresh.size() / kStep + 1; ++step)
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
        return Error(SAY("Error", "This is no training of Coup that can be gone on with"));
    EndingTrainer trainer(numberAt(bytes, 16, 8), static_cast<int>(numberAt(bytes, 24, 8)));
    const std::size_t reals = 3 * kReal * trainer.net_.weights.size();
    const std::uint64_t examples = numberAt(bytes, 48, 8);
    const std::size_t end = bytes.size() < kChecksum ? 0 : bytes.size() - kChecksum;
    if (examples > kKept || end != kTrainingHead + reals + examples * kExample
        || numberAt(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return Error(SAY("Error", "The training of Coup is damaged: its checksum or its length is not right"));
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
