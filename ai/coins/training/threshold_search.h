// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Search for thresholds against an opponent: a race of starting vectors, then steps along a gradient, estimated from pairs
// of opposite changes that play the same tosses from both seats (antithetic sampling; Salimans et al., Evolution Strategies
// as a Scalable Alternative to Reinforcement Learning, 2017).
//
// The caller plays the trials and tells their shares, so told shares alone resume a search.
#pragma once

#include "ai/coins/thresholds.h"
#include "engine/base/rng.h"

#include <span>
#include <vector>

namespace parlour::coins {

class ThresholdSearch {
public:
    /// Thresholds to be played `pairs` times from each seat, with the tosses of `seed`.
    struct Trial {
        Thresholds thresholds;
        std::uint64_t seed = 0;
        int pairs = 0;
    };

    /// The race begins with `starts`, plain thresholds, and random changes of these.
    ThresholdSearch(std::span<const Thresholds> starts, std::uint64_t seed);
    /// The trials to play next.
    const std::vector<Trial>& trials() const { return trials_; }
    /// Learns from the share of each trial. `part` is the part of the search that is done, 0 to 1: steps become smaller.
    void learn(std::span<const double> shares, double part);
    /// The best thresholds so far.
    Thresholds best() const;

private:
    struct Racer {
        Thresholds thresholds;
        double points = 0;
        int pairs = 0;
        double share() const { return points / pairs; }
    };
    using Vector = std::array<double, kThresholds>;

    void endHeat(std::span<const double> shares);
    void step(std::span<const double> shares, double part);
    void planHeat();
    void planStep();

    Rng rng_;
    std::vector<Trial> trials_;
    std::vector<Racer> racers_; ///< the best first; a single one once the race is over
    int heatPairs_;
    std::vector<Vector> changes_; ///< of the pairs of trials, in steps
    std::optional<double> raced_; ///< the part of the search that the race took
    Vector momentum_{}, sum_{};
    int summed_ = 0; ///< late vectors in sum_
};

} // namespace parlour::coins
