// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/branch.h"

#include "engine/base/index.h"
#include "engine/record/replay.h"

#include <cmath>
#include <set>
#include <utility>

namespace parlour {

namespace {

/// Keeps the branches that satisfy `keeps(kept ones before it, branch)` and leave the game or a kept one. Returns the
/// number of the others.
template <class Keeps>
int keepOnly(std::vector<Branch>& branches, const Keeps& keeps)
{
    std::vector<int> places; // the new index of each; -2: it goes
    std::vector<Branch> kept;
    for (Branch& branch : branches) {
        if (branch.from >= 0)
            branch.from = branch.from < std::ssize(places) ? places[asIndex(branch.from)] : -2;
        const bool stays = keeps(std::as_const(kept), std::as_const(branch)) && branch.from >= -1;
        places.push_back(stays ? static_cast<int>(kept.size()) : -2);
        if (stays)
            kept.push_back(std::move(branch));
    }
    const auto gone = static_cast<int>(branches.size() - kept.size());
    branches = std::move(kept);
    return gone;
}

/// Whether a branch is possible. `earlier` holds the branches before it, all of them sound.
bool isSound(const GameInfo& info, const Record& record, const std::vector<Branch>& earlier, const Branch& branch)
{
    const bool leavesALine = branch.from == -1
        || (branch.from >= 0 && branch.from < std::ssize(earlier) && !earlier[asIndex(branch.from)].isDealt());
    if (!leavesALine || branch.players.size() != record.seats.size())
        return false;
    Record line = record;
    line.steps = stepsOf(record, earlier, branch.from);
    if (branch.step < 0 || branch.step >= std::ssize(line.steps) || line.steps[asIndex(branch.step)].who != branch.seat)
        return false;
    const auto match = matchAt(info, line, branch.step);
    if (branch.seat < 0 || !match->node().seats.has(branch.seat) || !match->allows(branch.seat, branch.action))
        return false;
    if (branch.isDealt())
        return std::none_of(branch.outcomes.begin(), branch.outcomes.end(), [](const PairedOutcome& each) {
            return std::min(each.other.share, each.played.share) < 0 || std::max(each.other.share, each.played.share) > 1;
        });
    if (branch.steps.front() != Step{branch.seat, branch.action})
        return false;
    for (const Step& step : branch.steps)
        if (!match->step(step.who, step.text))
            return false;
    return match->node().isOver();
}

} // namespace

std::vector<Step> stepsOf(const Record& record, const std::vector<Branch>& branches, int index)
{
    if (index < 0)
        return record.steps;
    const Branch& branch = branches[asIndex(index)];
    std::vector<Step> steps = stepsOf(record, branches, branch.from);
    steps.resize(asIndex(branch.step));
    steps.insert(steps.end(), branch.steps.begin(), branch.steps.end());
    return steps;
}

int sharedSteps(const std::vector<Branch>& branches, int index)
{
    const Branch& branch = branches[asIndex(index)];
    return branch.from < 0 ? branch.step : std::min(branch.step, sharedSteps(branches, branch.from));
}

void removeBranch(std::vector<Branch>& branches, int index)
{
    int place = 0;
    keepOnly(branches, [&](const std::vector<Branch>&, const Branch&) { return place++ != index; });
}

int removeUnsound(const GameInfo& info, const Record& record, std::vector<Branch>& branches)
{
    return keepOnly(branches, [&](const std::vector<Branch>& earlier, const Branch& branch) {
        return isSound(info, record, earlier, branch);
    });
}

Estimate meanOf(const std::vector<PairedOutcome>& outcomes, const std::function<double(const PairedOutcome&)>& number)
{
    const auto count = static_cast<double>(outcomes.size());
    if (outcomes.empty())
        return kUnknownShare;
    double mean = 0, squares = 0;
    for (const PairedOutcome& each : outcomes)
        mean += number(each) / count;
    for (const PairedOutcome& each : outcomes)
        squares += (number(each) - mean) * (number(each) - mean);
    return {mean, count < 2 ? kUnknownShare.error : std::sqrt(squares / (count - 1) / count)};
}

bool countsPoints(const std::vector<PairedOutcome>& outcomes)
{
    return std::any_of(outcomes.begin(), outcomes.end(),
                       [](const PairedOutcome& each) { return each.other.points != 0 || each.played.points != 0; });
}

std::vector<OutcomeBar> spreadOf(const std::vector<PairedOutcome>& outcomes, int most)
{
    const bool isPoints = countsPoints(outcomes);
    const auto number = [isPoints](const SeatOutcome& each) { return isPoints ? each.points : each.share; };
    std::set<double> values;
    for (const PairedOutcome& each : outcomes)
        values.insert({number(each.other), number(each.played)});
    if (values.empty())
        return {};
    std::vector<OutcomeBar> bars;
    if (isPoints) {
        const double low = std::floor(*values.begin()), high = *values.rbegin();
        const double wide = std::max(1.0, std::ceil((high - low + 1) / most));
        for (double from = low; from <= high; from += wide)
            bars.push_back({from, from + wide - 1});
    } else {
        for (const double value : values)
            bars.push_back({value, value});
    }
    const auto barOf = [&](const SeatOutcome& each) -> OutcomeBar& {
        const auto after = std::upper_bound(bars.begin(), bars.end(), number(each),
                                            [](double value, const OutcomeBar& bar) { return value < bar.from; });
        return *std::prev(after);
    };
    for (const PairedOutcome& each : outcomes) {
        ++barOf(each.other).other;
        ++barOf(each.played).played;
    }
    return bars;
}

} // namespace parlour
