// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/multiplayer_trainer.h"

#include "ai/solve/parallel.h"
#include "engine/base/index.h"

#include <cmath>
#include <numeric>

namespace parlour::coup {

namespace {

using PolicyNet = MultiplayerNet::PolicyNet;
using CriticNet = MultiplayerNet::CriticNet;

constexpr float kEntropy = 0.05F; ///< its weight, relative to the standard deviation of advantages
constexpr float kClip = 0.2F; ///< the largest change of a probability's ratio that is rewarded
constexpr std::size_t kTrainedAtOnce = 256; ///< decisions of a gradient step
constexpr std::size_t kRowsOfPolicy = kMultiplayerFeatures;

/// The learning rate falls to a half after kRateHalves batches.
constexpr float kRateAtFirst = 0.001F, kRateHalves = 200;

// Layout of the bytes: head, weights, moments, checksum of all before.
constexpr std::uint64_t kMultiplayerMagic = 0x54504D4F43ULL; // "COMPT"
constexpr std::uint64_t kMultiplayerVersion = 1;
constexpr std::size_t kMultiplayerHead = 48;

} // namespace

MultiplayerTrainer::MultiplayerTrainer(std::uint64_t seed, int batchGames)
    : seed_(seed),
      batchGames_(batchGames),
      net_(seed),
      gradient_(MultiplayerNet::kWeights),
      means_(MultiplayerNet::kWeights),
      squares_(MultiplayerNet::kWeights),
      isTouched_(kRowsOfPolicy + kOpenFeatures)
{
}

MultiplayerDecisions MultiplayerTrainer::playAll(int threads, const stop_token& stop) const
{
    std::vector<MultiplayerDecisions> games(asIndex(batchGames_));
    inParallel(asIndex(threads), batchGames_, [&](std::size_t, std::int64_t game) {
        if (!stop.stop_requested())
            games[asIndex(game)] = playTrainingGame(net_, seed_, static_cast<std::uint64_t>(batches_ * batchGames_ + game));
    });
    MultiplayerDecisions all;
    for (const MultiplayerDecisions& game : games)
        all.insert(all.end(), game.begin(), game.end());
    return all;
}

void MultiplayerTrainer::touch(const MultiplayerFeatures& features, std::size_t row)
{
    for (const std::uint16_t feature : features) {
        const std::size_t each = row + feature;
        if (!isTouched_[each])
            touched_.push_back(each);
        isTouched_[each] = true;
    }
}

void MultiplayerTrainer::addPolicyGradient(const MultiplayerDecision& decision, float scale)
{
    MultiplayerFeatures features;
    features.append(decision.features.begin(), decision.features.begin() + decision.ofPolicy);
    const auto activations = PolicyNet::forward(net_.policy(), features);
    const Chances chances = net_.chances(activations, decision.numbers);
    const float advantage = decision.advantage * scale;
    const float ratio = chances[decision.chosen] / decision.chance;
    const bool isClipped = advantage > 0 ? ratio > 1 + kClip : ratio < 1 - kClip;
    float entropy = 0;
    for (const float chance : chances)
        entropy -= chance * std::log(chance + 1e-9F);
    std::array<float, PolicyNet::kSecond> ofSecond{};
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const float reward = isClipped ? 0 : advantage * ratio * ((i == decision.chosen ? 1.0F : 0.0F) - chances[i]);
        const float bonus = -kEntropy * chances[i] * (std::log(chances[i] + 1e-9F) + entropy);
        PolicyNet::addGradientOfOutput(net_.policy(), gradient_.data(), activations, decision.numbers[i], -reward - bonus,
                                       ofSecond);
    }
    PolicyNet::addGradientBelow(net_.policy(), gradient_.data(), features, activations, ofSecond);
    touch(features, 0);
}

void MultiplayerTrainer::addCriticGradient(const MultiplayerDecision& decision)
{
    const auto activations = CriticNet::forward(net_.critic(), decision.features);
    const Shares shares = net_.sharesOf(activations, decision.seats);
    float* const gradient = gradient_.data() + PolicyNet::kWeights;
    std::array<float, CriticNet::kSecond> ofSecond{};
    for (const std::uint8_t steps : decision.seats)
        CriticNet::addGradientOfOutput(net_.critic(), gradient, activations, steps, shares[steps] - decision.target[steps],
                                       ofSecond);
    CriticNet::addGradientBelow(net_.critic(), gradient, decision.features, activations, ofSecond);
    touch(decision.features, kRowsOfPolicy);
}

void MultiplayerTrainer::learn(const MultiplayerDecisions& batch)
{
    double squares = 0;
    for (const MultiplayerDecision& decision : batch)
        squares += static_cast<double>(decision.advantage * decision.advantage);
    error_ = std::sqrt(squares / static_cast<double>(batch.size()));
    const float scale = 1 / static_cast<float>(error_ + 1e-6);
    std::vector<std::uint32_t> order(batch.size());
    std::iota(order.begin(), order.end(), 0);
    Rng rng = Rng::stream(~seed_, Purpose::Analysis, static_cast<std::uint64_t>(steps_));
    rng.shuffle(order);
    const float rate = kRateAtFirst * kRateHalves / (kRateHalves + static_cast<float>(batches_));
    order.resize(order.size() / kTrainedAtOnce * kTrainedAtOnce); // so that nothing is left for the next batch
    for (std::size_t i = 0; i < order.size(); ++i) {
        const MultiplayerDecision& decision = batch[order[i]];
        addCriticGradient(decision);
        if (decision.isOwn)
            addPolicyGradient(decision, scale);
        if ((i + 1) % kTrainedAtOnce == 0)
            step(rate);
    }
}

void MultiplayerTrainer::step(float rate)
{
    ++steps_;
    for (const std::size_t row : touched_) {
        const bool isOfPolicy = row < kRowsOfPolicy;
        const std::size_t begin =
            isOfPolicy ? row * PolicyNet::kFirst : PolicyNet::kWeights + (row - kRowsOfPolicy) * CriticNet::kFirst;
        update(begin, begin + PolicyNet::kFirst, rate);
        isTouched_[row] = false;
    }
    touched_.clear();
    update(PolicyNet::kHidden, PolicyNet::kWeights, rate);
    update(PolicyNet::kWeights + CriticNet::kHidden, MultiplayerNet::kWeights, rate);
}

void MultiplayerTrainer::update(std::size_t begin, std::size_t end, float rate)
{
    // Adam (Kingma, Ba 2015), with plain means over the first steps in place of a bias correction.
    const float once = 1 / static_cast<float>(steps_);
    const float first = std::max(0.1F, once);
    const float second = std::max(0.001F, once);
    for (std::size_t i = begin; i < end; ++i) {
        const float each = gradient_[i] / static_cast<float>(kTrainedAtOnce);
        means_[i] += first * (each - means_[i]);
        squares_[i] += second * (each * each - squares_[i]);
        net_.weights[i] -= rate * means_[i] / (std::sqrt(squares_[i]) + 1e-7F);
        gradient_[i] = 0;
    }
}

void MultiplayerTrainer::train(std::int64_t batches, int threads, const stop_token& stop,
                               const std::function<void(std::int64_t)>& progress)
{
    while (batches_ < batches && !stop.stop_requested()) {
        const MultiplayerDecisions batch = playAll(threads, stop);
        if (stop.stop_requested())
            return;
        learn(batch);
        ++batches_;
        if (progress)
            progress(batches_);
    }
}

Bytes MultiplayerTrainer::toBytes() const
{
    Bytes bytes;
    for (const std::uint64_t head : {kMultiplayerMagic, kMultiplayerVersion, seed_, static_cast<std::uint64_t>(batchGames_),
                                     static_cast<std::uint64_t>(batches_), static_cast<std::uint64_t>(steps_)})
        appendNumber(bytes, head, 8);
    for (const auto* reals : {&net_.weights, &means_, &squares_})
        for (const float real : *reals)
            appendReal(bytes, real);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<MultiplayerTrainer> MultiplayerTrainer::fromBytes(ByteSpan bytes)
{
    constexpr std::size_t kEnd = kMultiplayerHead + 3 * kReal * MultiplayerNet::kWeights;
    if (bytes.size() < kMultiplayerHead || numberAt(bytes, 0, 8) != kMultiplayerMagic
        || numberAt(bytes, 8, 8) != kMultiplayerVersion)
        return Error(SAY("Error", "This is not a Coup training file that can be resumed"));
    if (bytes.size() != kEnd + kChecksum || numberAt(bytes, kEnd, kChecksum) != checksum(bytes.first(kEnd)))
        return Error(SAY("Error", "The Coup training file is damaged: its checksum or its length is wrong"));
    MultiplayerTrainer trainer(numberAt(bytes, 16, 8), static_cast<int>(numberAt(bytes, 24, 8)));
    trainer.batches_ = static_cast<std::int64_t>(numberAt(bytes, 32, 8));
    trainer.steps_ = static_cast<std::int64_t>(numberAt(bytes, 40, 8));
    std::size_t at = kMultiplayerHead;
    for (auto* list : {&trainer.net_.weights, &trainer.means_, &trainer.squares_})
        for (float& real : *list) {
            real = realAt(bytes, at);
            at += kReal;
        }
    return trainer;
}

} // namespace parlour::coup
