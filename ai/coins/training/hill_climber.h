// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hill climbing over the parameters of a policy: keeps random changes that improve a score.
#pragma once

#include "ai/coins/policy.h"

#include <functional>
#include <optional>

namespace parlour::coins {

class HillClimber {
public:
    /// The score of a policy on the matches of a seed. Higher is better.
    using Score = std::function<double(const Policy& policy, std::uint64_t seed)>;
    HillClimber(const Policy& first, std::uint64_t seed, Score score);

    /// Tries a change. Returns whether it was better and kept.
    bool step();
    /// Repeats a step whose result is known, without playing.
    void replay(bool wasBetter);
    const Policy& policy() const { return policy_; } ///< the best so far

private:
    void begin();
    Policy changed();
    void decide(const Policy& explored, bool isBetter);

    Policy policy_;
    Score score_;
    Rng rng_;
    int steps_ = 0;
    std::uint64_t matches_ = 0; ///< the seed of the present matches
    std::optional<double> best_; ///< the score of policy_ on them, lazy
    double width_ = 1; ///< factor of the step sizes
};

} // namespace parlour::coins
