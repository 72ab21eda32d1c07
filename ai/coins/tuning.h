// Searches the numbers of our own players of Coins: random changes are kept if they get more against a pool of bots and of
// answers, which are searched in the same way against the policy itself whenever it has settled. Used by
// `parlour-cli train coins` and by tests.
#pragma once

#include "ai/coins/policy.h"
#include "engine/base/expected.h"
#include "engine/coins/coins.h"
#include "engine/core/bot.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
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

    /// Goes on where another run of the plan stood, as its `kept` says; to be called before `run`. Refused: it is damaged,
    /// or of a plan with another seed, other rules or other first numbers. More stages than it had are no other plan.
    Expected<void> goOn(std::string_view kept);
    /// Where it stands, as text for a file.
    std::string kept() const;
    bool isBeyond() const; ///< it stands beyond the last stage of the plan

    /// False if it was asked to stop. The same plan leads to the same policy whatever the threads and stops. `progress` is
    /// told the number of stages done.
    bool run(int threads, const std::stop_token& stop, const std::function<void(int)>& progress = {});
    const Policy& policy() const { return policy_; }

private:
    struct Work;
    std::string planText() const;
    /// The share of `policy` against a bot of the pool or another policy.
    double shareAgainst(std::size_t bot, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const;
    double shareAgainst(const Policy& other, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const;

    Plan plan_;
    Policy policy_;
    std::vector<Policy> answers_;
    /// Of all steps so far, of one search after the other: '+', its change was kept, or '-'. All else follows from the plan.
    std::string steps_;
};

} // namespace parlour::coins
