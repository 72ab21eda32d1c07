// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/training/learner.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace parlour::coins {

namespace {

constexpr float kFixedPoint = 65536; ///< the unit of sums of returns
constexpr float kUnlikely = -5.5F; ///< the initial logit of all choices but the first
constexpr float kNegligible = 1e-3F; ///< smaller probabilities are set to 0
constexpr float kMinSamples = 20; ///< before the logit of a choice moves

/// The exponential of x <= 0 as (1 + x / 1024)^1024, portable and exact to about 1 %.
float expOf(float x)
{
    float power = std::max(0.0F, 1 + x / 1024);
    for (int i = 0; i < 10; ++i)
        power *= power;
    return power;
}

} // namespace

void Critic::ReturnSum::operator+=(const ReturnSum& other)
{
    value += other.value;
    count += other.count;
}

void Critic::sample(Samples& samples, const Path& path, double score, float lambda)
{
    auto value = static_cast<float>(score);
    for (std::size_t i = path.size(); i-- > 0;) {
        // After a random choice the return says nothing about the strategy.
        if (!path[i].explored) {
            ReturnSum& sum = samples.touch(path[i].position);
            sum.value += static_cast<std::int64_t>(value * kFixedPoint);
            ++sum.count;
            value = (1 - lambda) * path[i].value + lambda * value;
        } else {
            value = path[i].value;
        }
    }
}

void Critic::learn(const Samples& samples, float memory)
{
    for (const std::uint32_t position : samples.touched()) {
        const ReturnSum& sum = samples[position];
        const auto count = static_cast<float>(sum.count);
        const auto mean = static_cast<float>(static_cast<double>(sum.value) / sum.count) / kFixedPoint;
        Estimate& estimate = estimates_[position];
        estimate.count = std::min(estimate.count + count, std::max(memory, count));
        estimate.value += count / estimate.count * (mean - estimate.value);
    }
}

void Learner::ReturnSums::operator+=(const ReturnSums& other)
{
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice) {
        value[choice] += other.value[choice];
        count[choice] += other.count[choice];
    }
}

void Learner::sample(Samples& samples, const Path& path, double score, float lambda)
{
    auto value = static_cast<float>(score);
    for (std::size_t i = path.size(); i-- > 0;) {
        const Decision& decision = path[i];
        ReturnSums& sum = samples.touch(decision.bucket);
        sum.value[decision.choice] += static_cast<std::int64_t>(value * kFixedPoint);
        ++sum.count[decision.choice];
        // After a random choice the return says nothing about earlier decisions.
        value = decision.explored ? decision.value : (1 - lambda) * decision.value + lambda * value;
    }
}

void Learner::init(std::size_t bucket, unsigned allowed, float value)
{
    allowed_[bucket] = static_cast<std::uint8_t>(allowed);
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice)
        rows_[bucket][choice] = {value, choice == 0 ? 0 : kUnlikely, 0};
    refresh(bucket);
}

std::uint8_t Learner::pick(std::uint32_t bucket, unsigned exploration, std::uint64_t bits, Decision& decision) const
{
    decision.bucket = bucket;
    decision.explored = (bits & 0xFFFFU) < exploration;
    if (decision.explored) {
        unsigned left = allowed_[bucket];
        auto skip = static_cast<unsigned>((bits >> 16 & 0xFFFFU) % static_cast<unsigned>(std::popcount(left)));
        for (; skip > 0; --skip)
            left &= left - 1;
        return decision.choice = static_cast<std::uint8_t>(std::countr_zero(left));
    }
    float left = static_cast<float>(bits >> 40) * 0x1.0p-24F;
    const auto& chance = strategies_[bucket];
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice)
        if ((left -= chance[choice]) < 0)
            return decision.choice = static_cast<std::uint8_t>(choice);
    return decision.choice = static_cast<std::uint8_t>(std::max_element(chance.begin(), chance.end()) - chance.begin());
}

void Learner::learn(const Samples& samples, const Rates& rates)
{
    for (const std::uint32_t bucket : samples.touched()) {
        const ReturnSums& sum = samples[bucket];
        auto& row = rows_[bucket];
        float value = 0;
        for (std::size_t choice = 0; choice < kMaxChoices; ++choice) {
            Estimate& estimate = row[choice];
            if (sum.count[choice] > 0) {
                const float mean =
                    static_cast<float>(static_cast<double>(sum.value[choice]) / sum.count[choice]) / kFixedPoint;
                const auto samplesNow = static_cast<float>(sum.count[choice]);
                estimate.count = std::min(estimate.count + samplesNow, std::max(rates.memory, samplesNow));
                estimate.value += samplesNow / estimate.count * (mean - estimate.value);
            }
            value += strategies_[bucket][choice] * estimate.value;
        }
        for (Estimate& estimate : row)
            if (estimate.count >= kMinSamples)
                estimate.logit += rates.step * ((estimate.value - value) / rates.temperature - estimate.logit);
        refresh(bucket);
    }
}

void Learner::refresh(std::size_t bucket)
{
    auto& strategy = strategies_[bucket];
    const auto& row = rows_[bucket];
    const auto isAllowed = [&](std::size_t choice) { return (std::uint32_t{allowed_[bucket]} >> choice & 1U) != 0; };
    float top = -1e9F;
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice)
        if (isAllowed(choice))
            top = std::max(top, row[choice].logit);
    float sum = 0;
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice) {
        const float chance = isAllowed(choice) ? expOf(row[choice].logit - top) : 0;
        strategy[choice] = chance < kNegligible ? 0 : chance;
        sum += strategy[choice];
    }
    for (float& chance : strategy)
        chance /= sum;
}

} // namespace parlour::coins
