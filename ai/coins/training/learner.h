// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tabular actor-critic over abstract states. Used by exploiters; knows no rules.
//
// Action values are running means of lambda-returns (Sutton and Barto, Reinforcement Learning, 12.1). Strategies move
// towards the logit response to them, exp(value / temperature): mirror descent with an entropic regulariser (Sokota et al.,
// A Unified Approach to Reinforcement Learning, Quantal Response Equilibria, and Two-Player Zero-Sum Games, 2023), whose
// last iterate converges where plain best responses cycle. Sums are whole numbers, so the order of threads does not matter.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace parlour::coins {

inline constexpr std::size_t kMaxChoices = 5;

/// One decision of a match.
struct Decision {
    std::uint32_t bucket = 0;
    std::uint8_t choice = 0;
    bool explored = false; ///< whether it was a random choice
    float value = 0; ///< estimate before the decision
    std::uint32_t position = 0; ///< the critic's bucket, if there is a critic
};
using Path = std::vector<Decision>;

/// Sums by index, most of them untouched. Sum has `bool isTouched = false` and `+=`.
template <class Sum>
class SparseSums {
public:
    explicit SparseSums(std::size_t count) : sums_(count) {}
    const Sum& operator[](std::uint32_t index) const { return sums_[index]; }
    const std::vector<std::uint32_t>& touched() const { return touched_; } ///< indices

    Sum& touch(std::uint32_t index)
    {
        Sum& sum = sums_[index];
        if (!std::exchange(sum.isTouched, true))
            touched_.push_back(index);
        return sum;
    }
    void add(const SparseSums& other)
    {
        for (const std::uint32_t index : other.touched_)
            touch(index) += other.sums_[index];
    }
    void clear()
    {
        for (const std::uint32_t index : touched_)
            sums_[index] = Sum();
        touched_.clear();
    }

private:
    std::vector<Sum> sums_;
    std::vector<std::uint32_t> touched_;
};

/// Values of positions with hidden facts open, used in training only. Without it a player would take its own lack of levers
/// for evidence that the opponent has few.
class Critic {
public:
    struct ReturnSum {
        std::int64_t value = 0; ///< in 2^-16
        std::int32_t count = 0;
        bool isTouched = false;
        void operator+=(const ReturnSum& other);
    };
    using Samples = SparseSums<ReturnSum>; ///< by position

    /// Adds the returns of a path; parameters as in Learner::sample.
    static void sample(Samples& samples, const Path& path, double score, float lambda);

    explicit Critic(std::size_t positions) : estimates_(positions) {}
    float value(std::size_t position) const { return estimates_[position].value; }
    void init(std::size_t position, float value) { estimates_[position] = {value, 0}; }
    /// A value is a mean of about the last `memory` samples.
    void learn(const Samples& samples, float memory);

private:
    struct Estimate {
        float value = 0.5F;
        float count = 0;
    };
    std::vector<Estimate> estimates_;
};

class Learner {
public:
    struct ReturnSums {
        std::array<std::int64_t, kMaxChoices> value{}; ///< in 2^-16
        std::array<std::int32_t, kMaxChoices> count{};
        bool isTouched = false;
        void operator+=(const ReturnSums& other);
    };
    using Samples = SparseSums<ReturnSums>; ///< by bucket

    /// Adds the returns of a path. `score` is the final share of the win. `lambda` is from 0 (bootstrapped by the next
    /// value) to 1 (by the end alone).
    static void sample(Samples& samples, const Path& path, double score, float lambda);

    explicit Learner(std::size_t buckets) : strategies_(buckets), rows_(buckets), allowed_(buckets) {}

    /// To be called once for each reachable bucket. `allowed` has a bit for each choice. The strategy begins with the first
    /// choice.
    void init(std::size_t bucket, unsigned allowed, float value);

    /// Samples a choice by 64 random bits and records it in `decision`, except value and position. With a probability of
    /// `exploration` / 65,536 the choice is uniform.
    std::uint8_t pick(std::uint32_t bucket, unsigned exploration, std::uint64_t bits, Decision& decision) const;

    struct Rates {
        float temperature = 0.01F; ///< in shares of the win
        float step = 0.1F; ///< 0 to 1, towards the logit response
        float memory = 3000; ///< most samples of a running mean
    };
    /// Updates values and strategies with the samples of a batch.
    void learn(const Samples& samples, const Rates& rates);

private:
    /// The estimate of a choice.
    struct Estimate {
        float value = 0.5F;
        float logit = 0;
        float count = 0; ///< the number of samples in the running mean
    };
    void refresh(std::size_t bucket);

    std::vector<std::array<float, kMaxChoices>> strategies_;
    std::vector<std::array<Estimate, kMaxChoices>> rows_;
    std::vector<std::uint8_t> allowed_; ///< 0: unreachable
};

} // namespace parlour::coins
