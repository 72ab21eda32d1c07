// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Learns what each option of each situation is worth from matches that were played, and turns it into a mixed strategy. Used
// by the trainer of answers; knows neither the rules nor what situations mean.
//
// Worths are running means of lambda-returns (Sutton and Barto, Reinforcement Learning, 12.1). Strategies move towards the
// logit answer to them, exp(worth / temperature): mirror descent with an entropic regulariser (Sokota et al., A Unified
// Approach to Reinforcement Learning, Quantal Response Equilibria, and Two-Player Zero-Sum Games, 2023), whose last iterate
// converges where plain best answers walk in circles. Sums are whole numbers, so that threads may learn in any order.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace parlour::coins {

inline constexpr std::size_t kMaxChoices = 5;

/// One decision of a match.
struct Decision {
    std::uint32_t situation = 0;
    std::uint8_t choice = 0;
    bool tried = false; ///< not the strategy's own choice
    float value = 0; ///< of the position before the decision, as it was known
    std::uint32_t position = 0; ///< as a critic numbers it, if there is one
};
using Path = std::vector<Decision>;

/// Knows what positions are worth, with all that is hidden from the players: it judges in training only. Without it a player
/// would take its own few levers for a sign that the other has few.
class Critic {
public:
    /// What positions were worth, summed up.
    class Lessons {
    public:
        explicit Lessons(std::size_t positions) : sums_(positions) {}
        /// As parlour::coins::Lessons::add.
        void add(const Path& path, double score, float lambda);
        void add(const Lessons& other);
        void clear();

    private:
        friend class Critic;
        struct Sum {
            std::int64_t worth = 0; ///< in 2^-16
            std::int32_t count = 0;
        };
        Sum& meet(std::uint32_t position);
        std::vector<Sum> sums_;
        std::vector<std::uint32_t> met_; ///< the positions with lessons
    };

    explicit Critic(std::size_t positions) : known_(positions) {}
    float value(std::size_t position) const { return known_[position].value; }
    void open(std::size_t position, float value) { known_[position] = {value, 0}; }
    /// A value is a mean of the last `memory` lessons.
    void learn(const Lessons& lessons, float memory);

    struct Known {
        float value = 0.5F;
        float count = 0;
    };

private:
    std::vector<Known> known_;
};

/// What a path was worth, summed up by situation and choice.
class Lessons {
public:
    explicit Lessons(std::size_t situations) : sums_(situations) {}

    /// `score` is the share of the win at the end; `lambda` from 0 (each value is judged by the next one) to 1 (by the end);
    /// `weight` in sixteenths.
    void add(const Path& path, double score, float lambda, int weight);
    void add(const Lessons& other);
    void clear();

private:
    friend class Learner;
    struct Sum {
        std::array<std::int64_t, kMaxChoices> worth{}; ///< in 2^-16, times weight
        std::array<std::int32_t, kMaxChoices> weight{};
        bool isMet = false;
    };
    Sum& meet(std::uint32_t situation);
    std::vector<Sum> sums_;
    std::vector<std::uint32_t> met_; ///< the situations with lessons
};

class Learner {
public:
    struct Cell {
        std::array<float, kMaxChoices> chance{}; ///< of each choice; they sum to 1
        float value = 0.5F; ///< of the situation
    };
    /// What is known of a choice.
    struct Known {
        float worth = 0.5F;
        float logit = 0;
        float count = 0; ///< lessons that the worth is a mean of, the oldest forgotten
    };
    using Row = std::array<Known, kMaxChoices>;

    explicit Learner(std::size_t situations) : cells_(situations), rows_(situations), allowed_(situations) {}

    std::size_t situations() const { return cells_.size(); }
    /// To be called once for each situation that can be: `allowed` has a bit for each choice. The first choice is tried
    /// most.
    void open(std::size_t situation, unsigned allowed, float value);
    const Cell& cell(std::size_t situation) const { return cells_[situation]; }
    const Row& row(std::size_t situation) const { return rows_[situation]; }
    unsigned allowed(std::size_t situation) const { return allowed_[situation]; }

    /// The choice of a situation by 64 random bits, written to `decision` but for its value and position. Out of 65,536
    /// decisions `tries` are of another kind: any choice alike.
    std::uint8_t pick(std::uint32_t situation, unsigned tries, std::uint64_t bits, Decision& decision) const;

    struct Pace {
        float temperature = 0.01F; ///< in shares of the win: differences much smaller are mixed over
        float step = 0.1F; ///< 0 to 1: how far a strategy moves towards the logit answer
        float memory = 3000; ///< lessons that a worth is a mean of, at most
    };
    /// Takes in the lessons of a batch of matches.
    void learn(const Lessons& lessons, const Pace& pace);

private:
    void refresh(std::size_t situation);

    std::vector<Cell> cells_;
    std::vector<Row> rows_;
    std::vector<std::uint8_t> allowed_; ///< 0: never met
};

} // namespace parlour::coins
