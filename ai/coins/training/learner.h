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

/// Values of positions with hidden facts open, used in training only. Without it a player would take its own lack of levers
/// for evidence that the opponent has few.
class Critic {
public:
    /// Sums of returns by position.
    class Samples {
    public:
        explicit Samples(std::size_t positions) : sums_(positions) {}
        /// As parlour::coins::Lessons::add.
        void add(const Path& path, double score, float lambda);
        void add(const Samples& other);
        void clear();

    private:
        friend class Critic;
        struct Sum {
            std::int64_t value = 0; ///< in 2^-16
            std::int32_t count = 0;
        };
        Sum& touch(std::uint32_t position);
        std::vector<Sum> sums_;
        std::vector<std::uint32_t> touched_; ///< positions with samples
    };

    explicit Critic(std::size_t positions) : estimates_(positions) {}
    float value(std::size_t position) const { return estimates_[position].value; }
    void init(std::size_t position, float value) { estimates_[position] = {value, 0}; }
    /// A value is a mean of about the last `memory` samples.
    void learn(const Samples& samples, float memory);

    struct Estimate {
        float value = 0.5F;
        float count = 0;
    };

private:
    std::vector<Estimate> estimates_;
};

/// Sums of returns by bucket and choice.
class Samples {
public:
    explicit Samples(std::size_t buckets) : sums_(buckets) {}

    /// `score` is the final share of the win. `lambda` is from 0 (bootstrapped by the next value) to 1 (by the end alone).
    /// `weight` is in sixteenths.
    void add(const Path& path, double score, float lambda, int weight);
    void add(const Samples& other);
    void clear();

private:
    friend class Learner;
    struct Sum {
        std::array<std::int64_t, kMaxChoices> value{}; ///< in 2^-16, times weight
        std::array<std::int32_t, kMaxChoices> weight{};
        bool isTouched = false;
    };
    Sum& touch(std::uint32_t bucket);
    std::vector<Sum> sums_;
    std::vector<std::uint32_t> touched_; ///< buckets with samples
};

class Learner {
public:
    struct Cell {
        std::array<float, kMaxChoices> chance{}; ///< the strategy
        float value = 0.5F; ///< under the strategy
    };
    /// The estimate of a choice.
    struct Estimate {
        float value = 0.5F;
        float logit = 0;
        float count = 0; ///< the number of samples in the running mean
    };
    using Row = std::array<Estimate, kMaxChoices>;

    explicit Learner(std::size_t buckets) : cells_(buckets), rows_(buckets), allowed_(buckets) {}

    std::size_t buckets() const { return cells_.size(); }
    /// To be called once for each reachable bucket. `allowed` has a bit for each choice. The strategy begins with the first
    /// choice.
    void init(std::size_t bucket, unsigned allowed, float value);
    const Cell& cell(std::size_t bucket) const { return cells_[bucket]; }
    const Row& row(std::size_t bucket) const { return rows_[bucket]; }
    unsigned allowed(std::size_t bucket) const { return allowed_[bucket]; }

    /// Samples a choice by 64 random bits and records it in `decision`, except value and position. With a probability of
    /// `exploration` / 65,536 the choice is uniform.
    std::uint8_t pick(std::uint32_t bucket, unsigned exploration, std::uint64_t bits, Decision& decision) const;

    struct Pace {
        float temperature = 0.01F; ///< in shares of the win
        float step = 0.1F; ///< 0 to 1, towards the logit response
        float memory = 3000; ///< most samples of a running mean
    };
    /// Updates values and strategies with the samples of a batch.
    void learn(const Samples& samples, const Pace& pace);

private:
    void refresh(std::size_t bucket);

    std::vector<Cell> cells_;
    std::vector<Row> rows_;
    std::vector<std::uint8_t> allowed_; ///< 0: unreachable
};

} // namespace parlour::coins
