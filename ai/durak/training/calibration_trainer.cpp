// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/training/calibration_trainer.h"

#include "ai/durak/rollouts.h"
#include "ai/durak/training/club_game.h"
#include "ai/tables/bytes.h"
#include "engine/base/index.h"
#include "engine/durak/durak.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace parlour::durak {

namespace {

constexpr int kPlayRollouts = 150; ///< of the players, per decision
constexpr int kPositionRollouts = 400, kActionRollouts = 2400, kFreshDeals = 200; ///< of the analyst
constexpr std::uint32_t kNoted = 3; ///< notes one decision in so many

using Inputs = Calibration::Inputs;

/// The values of the analyst's rollouts for a position. `taken` is the action that is taken there.
std::optional<Inputs> inputsOf(const View& view, const ActionList<Durak>& legal, std::size_t taken, Rng& rng)
{
    auto sampler = DealSampler::of(view, {}, kMaster.inference);
    if (!sampler || !Calibration::covers(view))
        return {};
    RolloutOptions options;
    options.parameters = kMaster.parameters;
    options.rollouts = kPositionRollouts;
    const Estimate position = samplePosition(view, *sampler, options, rng).share;
    if (view.turn != view.seat || legal.size() == 1)
        return Calibration::inputs(view, view.turn == view.seat ? Decider::Forced : Decider::Other, position);
    options.rollouts = kActionRollouts;
    std::vector<RolloutValue> values = sampleActions(view, legal, *sampler, options, rng);
    options.rollouts = kFreshDeals;
    resampleDropped(view, legal, *sampler, options, rng, values);
    const auto less = [](const RolloutValue& a, const RolloutValue& b) { return a.share.value < b.share.value; };
    const Estimate best = std::max_element(values.begin(), values.end(), less)->share;
    return Calibration::inputs(view, {position, best, values[taken].share});
}

/// Solves a system of linear equations with a positive definite matrix.
Inputs solved(std::array<Inputs, Calibration::kInputs> matrix, Inputs right)
{
    constexpr std::size_t kSize = Calibration::kInputs;
    for (std::size_t i = 0; i < kSize; ++i)
        for (std::size_t row = i + 1; row < kSize; ++row) {
            const double factor = matrix[row][i] / matrix[i][i];
            for (std::size_t k = i; k < kSize; ++k)
                matrix[row][k] -= factor * matrix[i][k];
            right[row] -= factor * right[i];
        }
    for (std::size_t i = kSize; i-- > 0;) {
        for (std::size_t k = i + 1; k < kSize; ++k)
            right[i] -= matrix[i][k] * right[k];
        right[i] /= matrix[i][i];
    }
    return right;
}

constexpr std::uint64_t kTrainingMagic = 0x4341525544ULL; // "DURAC"
constexpr std::uint64_t kTrainingVersion = 3;
constexpr std::size_t kTrainingHead = 32 + 8 * Calibration::kSeatNumbers;

} // namespace

void CalibrationTrainer::playGame(int players, Rng rng)
{
    std::array<std::vector<Inputs>, Calibration::kMostSeats> noted; // by seat
    Rules rules;
    rules.players = static_cast<std::int8_t>(players);
    const auto note = [&](const State& now, const ActionList<Durak>& legal, const Action& action) {
        if (rng.below(kNoted) > 0)
            return;
        const std::size_t taken = asIndex(std::find(legal.begin(), legal.end(), action) - legal.begin());
        for (Seat seat = 0; seat < players; ++seat)
            if (const auto inputs = inputsOf(Durak::look(now, seat), legal, taken, rng))
                noted[asIndex(seat)].push_back(*inputs);
    };
    const State state = playClubGame(rules, kPlayRollouts, rng, note);
    for (Seat seat = 0; seat < players; ++seat)
        for (const Inputs& inputs : noted[asIndex(seat)]) {
            Sample& sample = samples_[asIndex(players - Calibration::kFewestSeats)].emplace_back();
            std::transform(inputs.begin(), inputs.end(), sample.begin(),
                           [](double input) { return static_cast<float>(input); });
            sample.back() = static_cast<float>((players - 1) * scoreOf<Durak>(state, seat));
        }
}

void CalibrationTrainer::train(std::int64_t batches, const stop_token& stop,
                               const std::function<void(std::int64_t)>& progress)
{
    while (batches_ < batches && !stop.stop_requested()) {
        for (int game = 0; game < kSmallGames; ++game)
            playGame(2 + game % 3, Rng::stream(seed_, Purpose::Analysis, asIndex(batches_ * kSmallGames + game)));
        for (int game = 0; game < kLargeGames; ++game)
            playGame(5 + game % 2, Rng::stream(~seed_, Purpose::Analysis, asIndex(batches_ * kLargeGames + game)));
        ++batches_;
        if (progress)
            progress(batches_);
    }
}

std::size_t CalibrationTrainer::positions() const
{
    std::size_t count = 0;
    for (const auto& samples : samples_)
        count += samples.size();
    return count;
}

Calibration::BySeats CalibrationTrainer::fit() const
{
    Calibration::BySeats result;
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = fitted(samples_[i]);
    return result;
}

Calibration CalibrationTrainer::fitted(const std::vector<Sample>& samples)
{
    constexpr int kSteps = 12; // of Newton's method
    constexpr double kPrior = 0.1; // towards 0
    // Of the intercepts towards their mean: positions of a game have one result, so there are fewer than it seems.
    constexpr double kCommon = 200;
    constexpr std::size_t kIntercepts = Calibration::kUndealtAt;
    Calibration result;
    std::array<double, Calibration::kPhases> decisions{}, forced{};
    for (int step = 0; step < kSteps; ++step) {
        std::array<Inputs, Calibration::kInputs> curvature{};
        Inputs gradient{};
        for (std::size_t i = 0; i < Calibration::kInputs; ++i) {
            curvature[i][i] = kPrior;
            gradient[i] = -kPrior * result.weights[i];
        }
        const double mean = std::accumulate(result.weights.begin(), result.weights.begin() + kIntercepts, 0.0) / kIntercepts;
        for (std::size_t i = 0; i < kIntercepts; ++i) {
            gradient[i] -= kCommon * (result.weights[i] - mean);
            for (std::size_t k = 0; k < kIntercepts; ++k)
                curvature[i][k] += kCommon * ((i == k ? 1.0 : 0.0) - 1.0 / kIntercepts);
        }
        for (const Sample& sample : samples) {
            double logit = 0;
            for (std::size_t i = 0; i < Calibration::kInputs; ++i)
                logit += result.weights[i] * static_cast<double>(sample[i]);
            const double share = 1 / (1 + std::exp(-logit));
            for (std::size_t i = 0; i < Calibration::kInputs; ++i) {
                const auto input = static_cast<double>(sample[i]);
                gradient[i] += input * (static_cast<double>(sample.back()) - share);
                for (std::size_t k = 0; input != 0 && k < Calibration::kInputs; ++k)
                    curvature[i][k] += share * (1 - share) * input * static_cast<double>(sample[k]);
            }
        }
        const Inputs change = solved(curvature, gradient);
        for (std::size_t i = 0; i < Calibration::kInputs; ++i)
            result.weights[i] += change[i];
    }
    for (const Sample& sample : samples)
        for (std::size_t phase = 0; phase < Calibration::kPhases; ++phase) {
            const std::size_t first = Calibration::kDeciders * phase;
            forced[phase] += static_cast<double>(sample[first + asIndex(Decider::Forced)]);
            if (sample[first + asIndex(Decider::Own)] > 0) {
                ++decisions[phase];
                result.meanGain[phase] += static_cast<double>(sample[Calibration::kGainAt]);
                result.meanLoss[phase] -= static_cast<double>(sample[Calibration::kLossAt]);
            }
        }
    for (std::size_t phase = 0; phase < Calibration::kPhases; ++phase) {
        const double count = std::max(1.0, decisions[phase]);
        result.meanGain[phase] /= count;
        result.meanLoss[phase] /= count;
        result.choice[phase] = count / (count + forced[phase]);
    }
    return result;
}

std::vector<std::uint8_t> CalibrationTrainer::toBytes() const
{
    Bytes bytes;
    for (const std::uint64_t head : {kTrainingMagic, kTrainingVersion, seed_, static_cast<std::uint64_t>(batches_)})
        appendNumber(bytes, head, 8);
    for (const auto& samples : samples_)
        appendNumber(bytes, samples.size(), 8);
    for (const auto& samples : samples_)
        for (const Sample& sample : samples)
            for (const float number : sample)
                appendReal(bytes, number);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<CalibrationTrainer> CalibrationTrainer::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kTrainingHead || numberAt(bytes, 0, 8) != kTrainingMagic || numberAt(bytes, 8, 8) != kTrainingVersion)
        return Error(SAY("Error", "This is not a Durak training file that can be resumed"));
    const Error damaged(SAY("Error", "The Durak training file is damaged: its checksum or its length is wrong"));
    constexpr std::size_t kSample = kReal * std::tuple_size_v<Sample>;
    const std::size_t end = bytes.size() - kChecksum;
    if (end < kTrainingHead || (end - kTrainingHead) % kSample != 0
        || numberAt(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return damaged;
    CalibrationTrainer trainer(numberAt(bytes, 16, 8));
    trainer.batches_ = static_cast<std::int64_t>(numberAt(bytes, 24, 8));
    std::size_t from = 32;
    for (auto& samples : trainer.samples_) {
        if (numberAt(bytes, from, 8) > (end - kTrainingHead) / kSample)
            return damaged;
        samples.resize(numberAt(bytes, from, 8));
        from += 8;
    }
    if (trainer.positions() != (end - kTrainingHead) / kSample)
        return damaged;
    for (auto& samples : trainer.samples_)
        for (Sample& sample : samples)
            for (float& number : sample) {
                number = realAt(bytes, from);
                from += kReal;
            }
    return trainer;
}

} // namespace parlour::durak
