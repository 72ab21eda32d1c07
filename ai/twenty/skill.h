// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The human weaknesses of our own players of the games to 20, and the report of their values. Included by the levels of
// these games; knows neither.
#pragma once

#include "ai/twenty/outcome.h"
#include "engine/base/rng.h"
#include "engine/core/report.h"

#include <algorithm>
#include <optional>

namespace parlour::twenty {

/// Human weaknesses of a player that knows the values of actions. Reals are shares of the win.
template <class Real>
struct Skill {
    bool counts = true; ///< counts the house cards seen
    /// The greatest error in the perceived value of an action. The same question always gets the same errors.
    Real misjudgement = 0;
    /// Overestimates playing a side card by this much, since its value in later hands is not seen.
    Real cardBias = 0;
    /// Underestimates drawing by this much times the probability of a bust; negative: overestimates it.
    Real bustAversion = 0;
};

/// The share of the win by which an action that people avoid must be better.
inline constexpr double kNaturalMargin = 0.005;
/// Lowers the values of actions that are out of the question below all others.
inline constexpr int kNever = 10;

/// The value of an action as a player perceives it. `drawsOn` is the own total before the next card; nullopt: draws none.
template <class Real>
Real perceived(Real value, const Skill<Real>& skill, bool plays, std::optional<int> drawsOn, Rng& rng)
{
    const double error = rng.unit() + rng.unit() - 1; // triangular: mostly small
    value += static_cast<Real>(error) * skill.misjudgement;
    if (plays)
        value += skill.cardBias;
    if (drawsOn)
        value -= skill.bustAversion
            * (static_cast<Real>(std::clamp(*drawsOn + kHighestHouse - kGoal, 0, kHighestHouse)) / kHighestHouse);
    return value;
}

/// The index of the first of the highest values.
template <class Values>
std::size_t bestOf(const Values& values)
{
    return static_cast<std::size_t>(std::max_element(values.begin(), values.end()) - values.begin());
}

/// The reason of a choice; `errs`: another action is clearly better. %1 is the own total, %3 the card played.
Text reasonOf(Doing doing, bool errs);

/// Adds the values of the candidates, in their order, to a report.
void reportValues(Report& report, const std::vector<double>& values);

} // namespace parlour::twenty
