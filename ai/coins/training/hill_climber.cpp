// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/training/hill_climber.h"

#include <algorithm>

namespace parlour::coins {

namespace {

constexpr int kFreshSeed = 20; ///< steps after which the matches change, against overfitting
constexpr double kChanged = 0.25; ///< the share of parameters changed in a step
constexpr double kWider = 1.3, kNarrower = 0.96, kWidest = 2, kNarrowest = 0.15;

/// The initial step size of a parameter, and whether it can be negative.
struct Range {
    float step;
    bool isSigned;
};
constexpr std::array<Range, kParameters> kRanges = {
    Range{0.1F, true}, {0.05F, true}, {0.2F, true}, {0.1F, false}, {0.5F, true}, {0.3F, true}, {0.5F, true},  {0.3F, true},
    {0.4F, true},      {2, false},    {8, false},   {0.15F, true}, {3, false},   {0.6F, true}, {0.1F, false}, {0.4F, false}};

/// A nearly normal variate with variance 1.
float nearlyNormal(Rng& rng)
{
    double sum = -6;
    for (int i = 0; i < 12; ++i)
        sum += rng.unit();
    return static_cast<float>(sum);
}

} // namespace

HillClimber::HillClimber(const Policy& first, std::uint64_t seed, Score score)
    : policy_(first),
      score_(std::move(score)),
      rng_(Rng::stream(seed, Purpose::Analysis, 0))
{
}

Policy HillClimber::changed()
{
    Policy policy = policy_;
    for (std::size_t i = 0; i < kParameters; ++i)
        if (rng_.unit() < kChanged) {
            policy[i] += kRanges[i].step * static_cast<float>(width_) * nearlyNormal(rng_);
            if (!kRanges[i].isSigned)
                policy[i] = std::max(policy[i], 0.0F);
        }
    return policy;
}

void HillClimber::begin()
{
    if (steps_++ % kFreshSeed == 0) {
        matches_ = rng_.next();
        best_.reset();
    }
}

bool HillClimber::step()
{
    begin();
    if (!best_)
        best_ = score_(policy_, matches_);
    const Policy explored = changed();
    const double now = score_(explored, matches_);
    const bool isBetter = now > *best_;
    decide(explored, isBetter);
    if (isBetter)
        best_ = now;
    return isBetter;
}

void HillClimber::replay(bool wasBetter)
{
    begin();
    decide(changed(), wasBetter);
    best_.reset();
}

void HillClimber::decide(const Policy& explored, bool isBetter)
{
    if (isBetter)
        policy_ = explored;
    width_ = isBetter ? std::min(width_ * kWider, kWidest) : std::max(width_ * kNarrower, kNarrowest);
}

} // namespace parlour::coins
