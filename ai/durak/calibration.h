// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The worth of rollouts: for each number of seats a logistic regression of results of self-play on the values of rollouts,
// so that of positions called 60 % six in ten are won, and the losses of actions are true. Trained by
// training/calibration_trainer.h.
//
// In logits of the chance not to be the durak, a decision of the seat is worth
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

/// The values of rollouts, in shares of the win, for a decision of the seat, for its best action and for some action.
struct RolloutValues {
    Estimate position;
    Estimate best;
    Estimate action;
};

class Calibration {
public:
    static constexpr int kFewestSeats = 2, kMostSeats = kMaxSeats;
    static constexpr std::size_t kSeatNumbers = kMostSeats - kFewestSeats + 1;
    /// By number of seats, from the fewest.
    using BySeats = std::array<Calibration, kSeatNumbers>;

    static constexpr std::size_t kPhases = 3; ///< Lead, Defend, Throw
    static constexpr std::size_t kDeciders = 3;
    /// Intercepts by phase and decider, for the undealt cards, and for an empty stock; then the slope as a polynomial of the
    /// undealt cards, gain and loss.
    static constexpr std::size_t kUndealtAt = kDeciders * kPhases, kEmptyAt = kUndealtAt + 1, kSlopeAt = kEmptyAt + 1;
    static constexpr std::size_t kSlopes = 3;
    static constexpr std::size_t kGainAt = kSlopeAt + kSlopes, kLossAt = kGainAt + 1, kInputs = kLossAt + 1;
    using Inputs = std::array<double, kInputs>;

    /// The calibration of resources/tables for the View's number of seats; asserts that it is sound.
    static const Calibration& shipped(const View& view);

    /// True for the rules that it covers: all without teams.
    static bool coversRules(const Rules& rules);
    /// True for the positions that it covers: of such rules, with a stock or more than two seats in play, a bout that is
    /// going on, and the seat not out.
    static bool covers(const View& view);
    /// The value of a decision of the seat, once it takes `values.action`.
    Estimate ofAction(const View& view, const RolloutValues& values) const;
    /// The value of a position whose best action is not known.
    Estimate ofPosition(const View& view, Decider decider, const Estimate& position) const;

    static Inputs inputs(const View& view, const RolloutValues& values);
    static Inputs inputs(const View& view, Decider decider, const Estimate& position);

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

std::vector<std::uint8_t> toBytes(const Calibration::BySeats& calibrations);
/// Refuses bytes that toBytes cannot have made, and other versions.
Expected<Calibration::BySeats> calibrationsFromBytes(std::span<const std::uint8_t> bytes);

} // namespace parlour::durak
