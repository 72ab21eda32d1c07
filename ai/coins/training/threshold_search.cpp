// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/training/threshold_search.h"

#include <cmath>

namespace parlour::coins {

namespace {

constexpr std::size_t kRacers = 96;
constexpr float kRaceWidth = 1.5F; ///< of the changes in a race, in steps
constexpr int kFirstHeat = 4; ///< pairs; doubled in each heat
constexpr std::size_t kHeatShare = 3; ///< one racer in so many runs in the next heat
constexpr std::size_t kDirections = 24; ///< of a gradient
constexpr double kRate = 0.15; ///< root mean square of a move, in steps, at first; a fifth of it at the end
constexpr double kMomentum = 0.8;
constexpr double kLate = 0.6; ///< the part of the climb after which vectors are averaged

/// Plain thresholds, and the size of their steps.
constexpr Thresholds kPlain = {0.06F, 0.09F, 0.13F, 0.16F, -0.3F, 0.08F,  -0.28F, 0,  0, 1, -0.02F, 0.3F,
                               0,     0.02F, 0,     0.08F, 0.13F, -0.05F, 0.05F,  -9, 0, 0, 0,      0};
constexpr Thresholds kSteps = {0.05F, 0.05F, 0.05F, 0.05F, 0.1F, 0.05F, 0.5F,  1,    6, 0.5F, 0.06F, 0.15F,
                               0.08F, 0.08F, 0.08F, 0.08F, 0.1F, 0.15F, 0.15F, 1.5F, 8, 2,    0.4F,  0.03F};

/// A nearly normal variate with variance 1.
float nearlyNormal(Rng& rng)
{
    double sum = -6;
    for (int i = 0; i < 12; ++i)
        sum += rng.unit();
    return static_cast<float>(sum);
}

} // namespace

ThresholdSearch::ThresholdSearch(std::span<const Thresholds> starts, std::uint64_t seed)
    : rng_(Rng::stream(seed, Purpose::Analysis, 0)),
      heatPairs_(kFirstHeat)
{
    racers_.push_back({kPlain});
    for (const Thresholds& start : starts)
        racers_.push_back({start});
    for (const std::size_t bases = racers_.size(); racers_.size() < kRacers;) {
        Racer racer = racers_[racers_.size() % bases];
        for (std::size_t i = 0; i < kThresholds; ++i)
            racer.thresholds[i] += kRaceWidth * kSteps[i] * nearlyNormal(rng_);
        racers_.push_back(racer);
    }
    planHeat();
}

void ThresholdSearch::learn(std::span<const double> shares, double part)
{
    if (racers_.size() > 1)
        endHeat(shares);
    else
        step(shares, part);
    if (racers_.size() > 1)
        return planHeat();
    raced_ = raced_.value_or(part);
    planStep();
}

void ThresholdSearch::planHeat()
{
    trials_.clear();
    const std::uint64_t seed = rng_.next();
    for (const Racer& racer : racers_)
        trials_.push_back({racer.thresholds, seed, heatPairs_});
}

void ThresholdSearch::endHeat(std::span<const double> shares)
{
    for (std::size_t i = 0; i < racers_.size(); ++i) {
        racers_[i].points += heatPairs_ * shares[i];
        racers_[i].pairs += heatPairs_;
    }
    std::stable_sort(racers_.begin(), racers_.end(), [](const Racer& a, const Racer& b) { return a.share() > b.share(); });
    racers_.resize(racers_.size() > kHeatShare ? (racers_.size() + kHeatShare - 1) / kHeatShare : 1);
    heatPairs_ *= 2;
}

void ThresholdSearch::planStep()
{
    trials_.clear();
    changes_.resize(kDirections);
    for (Vector& change : changes_) {
        const std::uint64_t seed = rng_.next();
        Trial there{racers_[0].thresholds, seed, 1};
        Trial opposite = there;
        for (std::size_t i = 0; i < kThresholds; ++i) {
            const float size = nearlyNormal(rng_);
            change[i] = static_cast<double>(size);
            there.thresholds[i] += kSteps[i] * size;
            opposite.thresholds[i] -= kSteps[i] * size;
        }
        trials_.push_back(there);
        trials_.push_back(opposite);
    }
}

void ThresholdSearch::step(std::span<const double> shares, double part)
{
    double squares = 0;
    for (std::size_t i = 0; i < kThresholds; ++i) {
        double gradient = 0;
        for (std::size_t k = 0; k < changes_.size(); ++k)
            gradient += (shares[2 * k] - shares[2 * k + 1]) * changes_[k][i];
        momentum_[i] = kMomentum * momentum_[i] + (1 - kMomentum) * gradient;
        squares += momentum_[i] * momentum_[i];
    }
    if (squares <= 0)
        return;
    const double climbed = (part - *raced_) / std::max(1 - *raced_, 1e-9);
    const double rate = kRate * (1 - 0.8 * climbed) / std::sqrt(squares / kThresholds);
    Thresholds& thresholds = racers_[0].thresholds;
    for (std::size_t i = 0; i < kThresholds; ++i)
        thresholds[i] += kSteps[i] * static_cast<float>(rate * momentum_[i]);
    if (climbed <= kLate)
        return;
    ++summed_;
    for (std::size_t i = 0; i < kThresholds; ++i)
        sum_[i] += static_cast<double>(thresholds[i]);
}

Thresholds ThresholdSearch::best() const
{
    Thresholds out = racers_[0].thresholds;
    if (summed_ > 0)
        for (std::size_t i = 0; i < kThresholds; ++i)
            out[i] = static_cast<float>(sum_[i] / summed_);
    return out;
}

} // namespace parlour::coins
