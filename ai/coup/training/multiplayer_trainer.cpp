// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/multiplayer_trainer.h"

#include "ai/solve/parallel.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour::coup {

namespace {

/// The learning rate falls to a half after kRateHalves batches.
constexpr float kRateAtFirst = 0.001F, kRateHalves = 200;
constexpr PolicyGradientSettings kSettings{.entropy = 0.1F};
constexpr std::int64_t kAveraged = 100; ///< batches in the average of the weights

// Layout of the bytes: head, weights, moments, average of the weights, checksum of all before.
constexpr std::uint64_t kMultiplayerMagic = 0x54504D4F43ULL; // "COMPT"
constexpr std::uint64_t kMultiplayerVersion = 2;
constexpr std::size_t kMultiplayerHead = 48;

} // namespace

MultiplayerTrainer::MultiplayerTrainer(std::uint64_t seed, int batchGames)
    : seed_(seed),
      batchGames_(batchGames),
      learner_(seed, kSettings),
      average_(learner_.net)
{
}

MultiplayerDecisions MultiplayerTrainer::playAll(int threads, const stop_token& stop) const
{
    std::vector<MultiplayerDecisions> games(asIndex(batchGames_));
    inParallel(asIndex(threads), batchGames_, [&](std::size_t, std::int64_t game) {
        if (!stop.stop_requested())
            games[asIndex(game)] =
                playTrainingGame(learner_.net, seed_, static_cast<std::uint64_t>(batches_ * batchGames_ + game));
    });
    MultiplayerDecisions all;
    for (const MultiplayerDecisions& game : games)
        all.insert(all.end(), game.begin(), game.end());
    return all;
}

void MultiplayerTrainer::train(std::int64_t batches, int threads, const stop_token& stop,
                               const std::function<void(std::int64_t)>& progress)
{
    while (batches_ < batches && !stop.stop_requested()) {
        const MultiplayerDecisions batch = playAll(threads, stop);
        if (stop.stop_requested())
            return;
        learner_.learn(batch, kRateAtFirst * kRateHalves / (kRateHalves + static_cast<float>(batches_)));
        ++batches_;
        takeAverage();
        if (progress)
            progress(batches_);
    }
}

void MultiplayerTrainer::takeAverage()
{
    const float part = 1 / static_cast<float>(std::min(batches_, kAveraged));
    for (std::size_t i = 0; i < average_.weights.size(); ++i)
        average_.weights[i] += part * (learner_.net.weights[i] - average_.weights[i]);
}

Bytes MultiplayerTrainer::toBytes() const
{
    Bytes bytes;
    for (const std::uint64_t head : {kMultiplayerMagic, kMultiplayerVersion, seed_, static_cast<std::uint64_t>(batchGames_),
                                     static_cast<std::uint64_t>(batches_), static_cast<std::uint64_t>(learner_.steps)})
        appendNumber(bytes, head, 8);
    for (const auto* reals : {&learner_.net.weights, &learner_.means, &learner_.squares, &average_.weights})
        for (const float real : *reals)
            appendReal(bytes, real);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<MultiplayerTrainer> MultiplayerTrainer::fromBytes(ByteSpan bytes)
{
    constexpr std::size_t kEnd = kMultiplayerHead + 4 * kReal * MultiplayerNet::kWeights;
    if (bytes.size() < kMultiplayerHead || numberAt(bytes, 0, 8) != kMultiplayerMagic
        || numberAt(bytes, 8, 8) != kMultiplayerVersion)
        return Error(SAY("Error", "This is not a Coup training file that can be resumed"));
    if (bytes.size() != kEnd + kChecksum || numberAt(bytes, kEnd, kChecksum) != checksum(bytes.first(kEnd)))
        return Error(SAY("Error", "The Coup training file is damaged: its checksum or its length is wrong"));
    MultiplayerTrainer trainer(numberAt(bytes, 16, 8), static_cast<int>(numberAt(bytes, 24, 8)));
    trainer.batches_ = static_cast<std::int64_t>(numberAt(bytes, 32, 8));
    trainer.learner_.steps = static_cast<std::int64_t>(numberAt(bytes, 40, 8));
    std::size_t at = kMultiplayerHead;
    for (auto* list :
         {&trainer.learner_.net.weights, &trainer.learner_.means, &trainer.learner_.squares, &trainer.average_.weights})
        for (float& real : *list) {
            real = realAt(bytes, at);
            at += kReal;
        }
    return trainer;
}

} // namespace parlour::coup
