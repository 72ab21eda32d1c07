// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/learner.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace parlour::coins {

namespace {

constexpr float kUnit = 65536; ///< of sums of worths
constexpr float kUnlikely = -5.5F; ///< the logit of choices that nothing is known of
constexpr float kNegligible = 1e-3F; ///< less likely choices are never taken
constexpr float kFewLessons = 20; ///< with less a choice is not judged yet

/// exp(x) for x <= 0, by arithmetic that every machine does alike: (1 + x/1024)^1024, to a hundredth or so.
float expOf(float x)
{
    float power = std::max(0.0F, 1 + x / 1024);
    for (int i = 0; i < 10; ++i)
        power *= power;
    return power;
}

} // namespace

void Critic::Lessons::add(const Path& path, double score, float lambda)
{
    auto worth = static_cast<float>(score);
    for (std::size_t i = path.size(); i-- > 0;) {
        // What the strategy itself would have come to is not known where something else was tried.
        if (!path[i].tried) {
            Sum& sum = meet(path[i].position);
            sum.worth += static_cast<std::int64_t>(worth * kUnit);
            ++sum.count;
            worth = (1 - lambda) * path[i].value + lambda * worth;
        } else {
            worth = path[i].value;
        }
    }
}

Critic::Lessons::Sum& Critic::Lessons::meet(std::uint32_t position)
{
    Sum& sum = sums_[position];
    if (sum.count == 0)
        met_.push_back(position);
    return sum;
}

void Critic::Lessons::add(const Lessons& other)
{
    for (const std::uint32_t position : other.met_) {
        Sum& sum = meet(position);
        sum.worth += other.sums_[position].worth;
        sum.count += other.sums_[position].count;
    }
}

void Critic::Lessons::clear()
{
    for (const std::uint32_t position : met_)
        sums_[position] = Sum();
    met_.clear();
}

void Critic::learn(const Lessons& lessons, float memory)
{
    for (const std::uint32_t position : lessons.met_) {
        const Lessons::Sum& sum = lessons.sums_[position];
        const auto count = static_cast<float>(sum.count);
        const auto mean = static_cast<float>(static_cast<double>(sum.worth) / sum.count) / kUnit;
        Known& known = known_[position];
        known.count = std::min(known.count + count, std::max(memory, count));
        known.value += count / known.count * (mean - known.value);
    }
}

void Lessons::add(const Path& path, double score, float lambda, int weight)
{
    auto worth = static_cast<float>(score);
    for (std::size_t i = path.size(); i-- > 0;) {
        const Decision& decision = path[i];
        Sum& sum = meet(decision.situation);
        sum.worth[decision.choice] += static_cast<std::int64_t>(worth * kUnit) * weight;
        sum.weight[decision.choice] += weight;
        // What came of a mere trial says nothing of the decisions before.
        worth = decision.tried ? decision.value : (1 - lambda) * decision.value + lambda * worth;
    }
}

Lessons::Sum& Lessons::meet(std::uint32_t situation)
{
    Sum& sum = sums_[situation];
    if (!sum.isMet) {
        sum.isMet = true;
        met_.push_back(situation);
    }
    return sum;
}

void Lessons::add(const Lessons& other)
{
    for (const std::uint32_t situation : other.met_) {
        Sum& sum = meet(situation);
        for (std::size_t choice = 0; choice < kMaxChoices; ++choice) {
            sum.worth[choice] += other.sums_[situation].worth[choice];
            sum.weight[choice] += other.sums_[situation].weight[choice];
        }
    }
}

void Lessons::clear()
{
    for (const std::uint32_t situation : met_)
        sums_[situation] = Sum();
    met_.clear();
}

void Learner::open(std::size_t situation, unsigned allowed, float value)
{
    allowed_[situation] = static_cast<std::uint8_t>(allowed);
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice)
        rows_[situation][choice] = {value, choice == 0 ? 0 : kUnlikely, 0};
    refresh(situation);
}

std::uint8_t Learner::pick(std::uint32_t situation, unsigned tries, std::uint64_t bits, Decision& decision) const
{
    decision.situation = situation;
    decision.tried = (bits & 0xFFFFU) < tries;
    if (decision.tried) {
        unsigned left = allowed_[situation];
        auto skip = static_cast<unsigned>((bits >> 16 & 0xFFFFU) % static_cast<unsigned>(std::popcount(left)));
        for (; skip > 0; --skip)
            left &= left - 1;
        return decision.choice = static_cast<std::uint8_t>(std::countr_zero(left));
    }
    float left = static_cast<float>(bits >> 40) * 0x1.0p-24F;
    const auto& chance = cells_[situation].chance;
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice)
        if ((left -= chance[choice]) < 0)
            return decision.choice = static_cast<std::uint8_t>(choice);
    return decision.choice = static_cast<std::uint8_t>(std::max_element(chance.begin(), chance.end()) - chance.begin());
}

void Learner::learn(const Lessons& lessons, const Pace& pace)
{
    for (const std::uint32_t situation : lessons.met_) {
        const Lessons::Sum& sum = lessons.sums_[situation];
        Row& row = rows_[situation];
        float value = 0;
        for (std::size_t choice = 0; choice < kMaxChoices; ++choice) {
            Known& known = row[choice];
            if (sum.weight[choice] > 0) {
                const float mean = static_cast<float>(static_cast<double>(sum.worth[choice]) / sum.weight[choice]) / kUnit;
                const float lessonsNow = static_cast<float>(sum.weight[choice]) / 16;
                known.count = std::min(known.count + lessonsNow, std::max(pace.memory, lessonsNow));
                known.worth += lessonsNow / known.count * (mean - known.worth);
            }
            value += cells_[situation].chance[choice] * known.worth;
        }
        for (Known& known : row)
            if (known.count >= kFewLessons)
                known.logit += pace.step * ((known.worth - value) / pace.temperature - known.logit);
        refresh(situation);
    }
}

void Learner::refresh(std::size_t situation)
{
    Cell& cell = cells_[situation];
    const Row& row = rows_[situation];
    const auto isAllowed = [&](std::size_t choice) { return (std::uint32_t{allowed_[situation]} >> choice & 1U) != 0; };
    float top = -1e9F;
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice)
        if (isAllowed(choice))
            top = std::max(top, row[choice].logit);
    float sum = 0;
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice) {
        const float chance = isAllowed(choice) ? expOf(row[choice].logit - top) : 0;
        cell.chance[choice] = chance < kNegligible ? 0 : chance;
        sum += cell.chance[choice];
    }
    cell.value = 0;
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice) {
        cell.chance[choice] /= sum;
        cell.value += cell.chance[choice] * row[choice].worth;
    }
}

} // namespace parlour::coins
