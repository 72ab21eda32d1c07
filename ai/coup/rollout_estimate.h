// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of actions that rollouts give: their mean, and how much of a difference is credible. Shared by evaluations and
// comparisons, so that both say the same.
#pragma once

#include "engine/core/analyst.h"
#include "engine/coup/coup_types.h"

#include <algorithm>
#include <cmath>

namespace parlour::coup {

/// One standard error of a solved ending's values, and of their differences.
inline constexpr double kNetError = 0.02;
/// The standard deviation of the values of a decision's actions around their mean.
inline constexpr double kUsualSpread = 0.05;

/// A running mean.
class Tally {
public:
    void add(double value)
    {
        sum_ += value;
        squares_ += value * value;
        ++count_;
    }
    int count() const { return count_; }
    double mean() const { return count_ > 0 ? sum_ / count_ : 0; }
    /// The standard deviation; 0 if nothing was added.
    double deviation() const { return count_ > 0 ? std::sqrt(std::max(0.0, squares_ / count_ - mean() * mean())) : 0; }
    /// kUnknownShare if nothing was added.
    Estimate estimate() const
    {
        if (count_ == 0)
            return kUnknownShare;
        const double variance = deviation() * deviation();
        // One more even result keeps a few equal ones from looking certain.
        return {mean(), std::sqrt((variance * count_ + 0.25) / (count_ + 1) / (count_ + 1))};
    }

private:
    double sum_ = 0;
    double squares_ = 0;
    int count_ = 0;
};

/// The part of the difference from the mean that is credible of a value of rollouts, at a table of two.
inline double credible(const View& view, const Estimate& rolledOut)
{
    constexpr double kPrior = kUsualSpread * kUsualSpread;
    return view.rules.players > 2 ? 1 : kPrior / (kPrior + rolledOut.error * rolledOut.error);
}

} // namespace parlour::coup
