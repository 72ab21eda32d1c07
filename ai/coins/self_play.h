// Trains a strategy for Coins by self-play: batches of quick matches, from the start and from the middle, after each of
// which the strategy moves towards the answer to itself. Used by `parlour-cli train coins` and by tests.
#pragma once

#include "ai/coins/learner.h"
#include "ai/coins/strategy.h"
#include "engine/base/rng.h"
#include "engine/coins/coins.h"
#include "engine/core/bot.h"

#include <functional>
#include <stop_token>
#include <string>

namespace parlour::coins {

class SelfPlay {
public:
    struct Plan {
        Rules rules; ///< of the matches from the start; the others are from the middle of any
        std::uint64_t seed = 1;
        int batches = 70; ///< in all
        int matches = 9'000; ///< a batch, against itself
        /// Bots of the game that it also plays against, so that it takes what weak players give away.
        std::vector<std::string> pool = {"coins.oldschool", "coins.regret",    "coins.deja-vu",    "coins.no-regrets",
                                         "coins.random",    "coins.nostalgia", "coins.little-ten", "coins.bad-loser",
                                         "coins.oracle",    "coins.analyzer"};
        int others = 2; ///< matches against each of these in each of the 64 parts of a batch
        int weight = 96; ///< in sixteenths, of what is learned from them
    };
    explicit SelfPlay(const Plan& plan);

    /// Plays on until all batches are played, and says so; false if it was asked to stop before. The same plan leads to the
    /// same strategy whatever the threads and wherever it was stopped. `progress` is told the number of batches played.
    bool run(int threads, const std::stop_token& stop, const std::function<void(int)>& progress = {});
    int played() const { return played_; }
    Strategy strategy() const;

    /// What is to be kept to go on later; a file of this machine, not for others.
    std::vector<std::uint8_t> toBytes() const;
    /// Goes on from there; false if the bytes are of another plan or damaged.
    bool resume(std::span<const std::uint8_t> bytes);

private:
    struct Work;
    void playChunk(int chunk, Work& work) const;
    void playOthers(Work& work, Rng& rng) const;
    Learner::Pace pace() const;
    std::uint64_t key() const; ///< of the plan

    Plan plan_;
    Learner learner_;
    Critic critic_;
    int played_ = 0;
};

/// Opens all situations of `learner`, numbered as in situations::of.
void openSituations(Learner& learner);

} // namespace parlour::coins
