// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What actions are worth, by games played out from imagined deals: the same deals and the same luck for all actions, and
// more deals where it is close. Called by the players that search; knows a View and no Match, no clock.
#pragma once

#include "ai/durak/deal_sampler.h"
#include "ai/durak/rollout_policy.h"
#include "engine/core/analyst.h"

#include <functional>
#include <span>
#include <stop_token>

namespace parlour::durak {

struct RolloutOptions {
    RolloutParameters parameters{}; ///< of all seats in the play-outs
    int rollouts = 2000; ///< at most, over all actions; each gets at least a few
    bool dropsWorse = true; ///< actions that are clearly worse than the best are left out of later deals
    std::stop_token stop; ///< answers soon with what it has
};

/// What is known of one action.
struct RolloutValue {
    Estimate share; ///< of the win
    int deals = 0; ///< it was played out from
};

/// Told now and then how all actions stand.
using RolloutWatcher = std::function<void(const std::vector<RolloutValue>& soFar)>;

/// The worth to `view.seat`, which is to move, of each of `actions`. There is a winner whose share is highest; one that was
/// dropped early is compared by the deals that both were played from, so that it never seems better.
std::vector<RolloutValue> sampleActions(const View& view, std::span<const Action> actions, DealSampler& sampler,
                                        const RolloutOptions& options, Rng& rng, const RolloutWatcher& watcher = {});

/// What the position is worth to `view.seat`, whoever is to move.
RolloutValue samplePosition(const View& view, DealSampler& sampler, const RolloutOptions& options, Rng& rng);

} // namespace parlour::durak
