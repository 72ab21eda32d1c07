// Searches the numbers of our own players of Coins: random changes are kept if they get more against a pool of bots and of
// answers, which are searched in the same way against the policy itself whenever it has settled. Used by
// `parlour-cli train coins` and by tests.
#pragma once

#include "ai/coins/policy.h"
#include "engine/coins/coins.h"
#include "engine/core/bot.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace parlour::coins {

class Tuning {
public:
    struct Plan {
        Rules rules;
        std::uint64_t seed = 1;
        int stages = 6; ///< each searches one answer, then changes the policy
        int answerSteps = 300, policySteps = 300; ///< of a stage
        int matches = 160; ///< a step, against each bot; four times as many against each answer
        Policy first = kShippedPolicy;
    };
    explicit Tuning(const Plan& plan) : plan_(plan), policy_(plan.first) {}

    /// False if it was asked to stop. The same plan leads to the same policy whatever the threads. `progress` is told the
    /// number of stages done.
    bool run(int threads, const std::stop_token& stop, const std::function<void(int)>& progress = {});
    const Policy& policy() const { return policy_; }

private:
    struct Work;
    /// The share of `policy` against a bot of the pool or another policy.
    double shareAgainst(std::size_t bot, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const;
    double shareAgainst(const Policy& other, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const;

    Plan plan_;
    Policy policy_;
    std::vector<Policy> answers_;
};

} // namespace parlour::coins
