// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Estimates values of actions by rollouts from sampled deals. All actions share the same deals and random numbers; close
// candidates get more deals. Called by the searching players; knows a View and no Match, no clock.
#pragma once

#include "ai/durak/deal_sampler.h"
#include "ai/durak/rollout_policy.h"
#include "engine/base/stop.h"
#include "engine/core/analyst.h"

#include <functional>
#include <span>

namespace parlour::durak {

/// Plays rollouts in the place of sampleActions and notes what happens. The k-th rollout of each action of a series starts
/// from the same deal.
class RolloutWatch {
public:
    virtual ~RolloutWatch() = default;
    /// Begins a series of deals: the first is the one of sampleActions, the second that of resampleDropped.
    virtual void begin(std::size_t actions) = 0;
    /// Precedes the rollouts of the deal.
    virtual void deal(const State& deal) = 0;
    /// Plays the action of this index and the rest of the game. Uses the same random numbers as playToEnd.
    virtual void play(RolloutGame& game, std::size_t index, const Action& action, const RolloutTables& tables,
                      const PolicyBySeat& policies, Rng& rng) = 0;
};

struct RolloutOptions {
    RolloutParameters parameters{}; ///< of all seats
    int rollouts = 2000; ///< upper limit over all actions, but each gets at least one
    bool dropsWorse = true; ///< drop actions that are clearly worse than the best from later deals
    stop_token stop; ///< returns soon with the estimates so far
    RolloutWatch* watch = nullptr; ///< of the actions; may be null
};

/// The estimate of one action.
struct RolloutValue {
    Estimate share; ///< share of the win
    int deals = 0; ///< number of deals it was rolled out from
    double doubt = 0; ///< standard error of the difference to the best, which shares its deals; 0 for the best itself
    /// The action whose value, less the mean difference over the deals of both, is the value of this one; itself for the
    /// best.
    std::size_t comparedWith = 0;
    bool isFresh = false; ///< the deals of both are those of resampleDropped
};

/// Called from time to time with the estimates so far.
using RolloutWatcher = std::function<void(const std::vector<RolloutValue>& soFar)>;

/// Estimates the value of each of `actions` to `view.seat`, which is to move. An action that was dropped is compared with
/// the best over the deals of both, so that it never exceeds the best.
std::vector<RolloutValue> sampleActions(const View& view, std::span<const Action> actions, DealSampler& sampler,
                                        const RolloutOptions& options, Rng& rng, const RolloutWatcher& watcher = {});

/// Values those actions anew that sampleActions dropped early, each from `options.rollouts` deals that had no part in it:
/// actions are dropped after deals in which they did worse than they do on average.
void resampleDropped(const View& view, std::span<const Action> actions, DealSampler& sampler, const RolloutOptions& options,
                     Rng& rng, std::vector<RolloutValue>& values);

/// Cards still to be drawn, by seat.
using FurtherCards = std::array<int, kMaxSeats>;
/// Estimates the value of the position to `view.seat`, whichever seat is to move, once these cards are drawn.
RolloutValue samplePosition(const View& view, DealSampler& sampler, const RolloutOptions& options, Rng& rng,
                            const FurtherCards& drawn = {});

} // namespace parlour::durak
