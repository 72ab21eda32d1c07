// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Searches the numbers of a policy by hill climbing: random changes are kept if a score says that they are better. Used by
// what tunes our own players and by what answers a bot; knows no match.
#pragma once

#include "ai/coins/policy.h"

#include <functional>
#include <optional>

namespace parlour::coins {

class Climber {
public:
    /// What a policy is worth on the matches of a seed; the more the better.
    using Score = std::function<double(const Policy& policy, std::uint64_t seed)>;
    Climber(const Policy& first, std::uint64_t seed, Score score);

    /// Tries one change; true: it was better, and is kept.
    bool step();
    /// Does again what a step did that was made before: nothing is played.
    void repeat(bool wasBetter);
    const Policy& policy() const { return policy_; } ///< the best so far

private:
    void begin();
    Policy changed();
    void decide(const Policy& tried, bool isBetter);

    Policy policy_;
    Score score_;
    Rng rng_;
    int steps_ = 0;
    std::uint64_t matches_ = 0; ///< the seed of those played now
    std::optional<double> best_; ///< the score of policy_ on them, once it is asked for
    double width_ = 1; ///< of a change, as part of each number's usual one
};

} // namespace parlour::coins
