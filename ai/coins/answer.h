// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains an answer to a bot of Coins: a player that learns what to do against just this one, on all that its seat may know.
// It tells how much somebody who knows a bot could take off it. Two kinds are tried, the rules of our own players with other
// numbers and a table over situations; the better one is the answer. Used by `parlour-cli exploit coins` and by tests.
#pragma once

#include "ai/coins/learner.h"
#include "ai/coins/policy.h"
#include "engine/base/rng.h"
#include "engine/coins/coins.h"
#include "engine/core/bot.h"

#include <functional>
#include <stop_token>

namespace parlour::coins {

class Answer {
public:
    /// Makes one more of the bot to be answered.
    using MakeBot = std::function<std::unique_ptr<Bot<Coins>>()>;
    Answer(const Rules& rules, std::uint64_t seed, MakeBot makeBot);

    /// How far training is, from 0 to 1, asked after each batch with the matches trained with; at 1 it is over. The answer
    /// depends on what is said, but not on the threads.
    using Progress = std::function<double(std::int64_t matches)>;
    void train(int threads, const std::stop_token& stop, const Progress& progress);
    std::int64_t trained() const { return trained_; } ///< matches
    enum class Kind { Rules, Table };
    Kind kind() const { return kind_; } ///< of the better answer

    struct Result {
        std::int64_t matches = 0;
        double share = 0; ///< of the answer
        double error = 0; ///< one standard error
    };
    /// What the answer gets in matches that it did not learn from, at least one. Meaningless when it was stopped.
    Result test(std::int64_t matches, int threads, const std::stop_token& stop) const;

private:
    struct Work;
    using Works = std::vector<Work>;
    /// How far training is; 1 if it is to stop.
    using Done = std::function<double()>;
    Works makeWorks(int threads) const;
    void searchRules(Works& works, const Done& done);
    void learnTable(Works& works, const Done& done);
    void learnBatch(Works& works, float left);
    /// One match of the table; its share. With a path its decisions are kept, to be learned from.
    double playTable(Bot<Coins>& bot, Seat seat, std::uint64_t seed, unsigned tries, Path* path) const;
    double play(Kind kind, Bot<Coins>& bot, Seat seat, std::uint64_t seed) const;
    Result resultOf(Kind kind, std::uint64_t seed, std::int64_t matches, Works& works, const std::stop_token& stop) const;

    Rules rules_;
    std::uint64_t seed_;
    MakeBot makeBot_;
    Kind kind_ = Kind::Rules;
    Policy policy_ = kHunterPolicy;
    Learner learner_;
    Critic critic_;
    std::int64_t trained_ = 0;
    std::uint64_t batches_ = 0; ///< of the table
};

} // namespace parlour::coins
