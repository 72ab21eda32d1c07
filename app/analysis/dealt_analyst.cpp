// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/dealt_analyst.h"

namespace parlour {

namespace {

/// The sum of independent estimates.
Estimate operator+(const Estimate& one, const Estimate& other)
{
    return {one.value + other.value, std::hypot(one.error, other.error)};
}

Estimate operator/(const Estimate& sum, double count)
{
    return {sum.value / count, sum.error / count};
}

} // namespace

Analysis DealtAnalyst::analyse(const AnyQuestion& question, stop_token stop, const AnalysisWatcher& watcher)
{
    Analysis mean = analyst_->analyse(question, stop, watcher);
    AnyQuestion other = question;
    double deals = 1;
    for (const std::any& view : views_) {
        other.view = view;
        const Analysis next = analyst_->analyse(other, stop);
        if (stop.stop_requested())
            break; // the best so far
        for (std::size_t i = 0; i < mean.actions.size(); ++i) {
            mean.actions[i].share = mean.actions[i].share + next.actions[i].share;
            mean.actions[i].frequency += next.actions[i].frequency;
            if (mean.actions[i].points)
                mean.actions[i].points = *mean.actions[i].points + *next.actions[i].points;
        }
        ++deals;
    }
    for (ActionValue& action : mean.actions) {
        action.share = action.share / deals;
        action.frequency /= deals;
        if (action.points)
            action.points = *action.points / deals;
    }
    return mean;
}

} // namespace parlour
