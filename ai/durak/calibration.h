// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The worth of rollouts of two seats: a logistic regression of results of self-play on the values of rollouts, so that of
// positions called 60 % six in ten are won, and the losses of actions are true. Trained by training/calibration_trainer.h.
//
// In logits, a decision of the seat is worth
//     intercept + slope * position + gain * (best - position) + loss * (action - best)
// where the values on the right are those of rollouts. Their policies misjudge each position by some hundredths, so the best
// of several actions is overrated, and so are losses: gain and loss are below 1.
#pragma once

#include "engine/core/analyst.h"
#include "engine/durak/durak_types.h"

#include <array>
#include <span>
#include <vector>

namespace parlour::durak {

/// The seat that decides in a position; one with a single legal action has no decision.
enum class Decider : std::uint8_t { Other, Own, Forced };

/// The values of rollouts for a decision of the seat, for its best action and for some action.
struct RolloutValues {
    Estimate position;
    Estimate best;
    Estimate action;
};

class Calibration {
public:
    static constexpr std::size_t kPhases = 3; ///< Lead, Defend, Throw
    static constexpr std::size_t kDeciders = 3;
    /// By phase and decider, then the slope as a polynomial of the undealt cards, gain and loss.
    static constexpr std::size_t kIntercepts = kDeciders * kPhases, kSlopes = 3;
    static constexpr std::size_t kGainAt = kIntercepts + kSlopes, kLossAt = kGainAt + 1, kInputs = kLossAt + 1;
    using Inputs = std::array<double, kInputs>;

    /// The calibration of resources/tables; asserts that it is sound.
    static const Calibration& shipped();

    /// True for the positions that it covers: two seats, a stock, a bout that is going on.
    static bool covers(const View& view);
    /// The value of a decision of the seat, once it takes `values.action`.
    Estimate ofAction(const View& view, const RolloutValues& values) const;
    /// The value of a position whose best action is not known.
    Estimate ofPosition(const View& view, Decider decider, const Estimate& position) const;

    static Inputs inputs(const View& view, const RolloutValues& values);
    static Inputs inputs(const View& view, Decider decider, const Estimate& position);

    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<Calibration> fromBytes(std::span<const std::uint8_t> bytes);

    Inputs weights{};
    /// The mean over decisions of best - position and of best - action, in logits, by phase.
    std::array<double, kPhases> meanGain{}, meanLoss{};
    /// The probability that a seat to move has a choice, by phase.
    std::array<double, kPhases> choice{};

private:
    /// The usual loss of a decision, in logits.
    double usualLoss(Phase phase) const;
    /// The losses to come, in logits: results of self-play include them, values do not, as a decision is worth its best
    /// action. The seat that decides next has on average half a decision more to come than the other, so half a loss more.
    double tempo(const View& view, Decider decider) const;
};

} // namespace parlour::durak
