// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/calibration.h"

#include "ai/solve/net.h"
#include "ai/tables/tables.h"
#include "engine/base/index.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace parlour::durak {

namespace {

constexpr NetFormat kFormat = {0x41525544, // "DURA"
                               3, SAY("Error", "This is not a Durak table"),
                               SAY("Error", "This Durak table has version %1; version %2 is needed"),
                               SAY("Error", "The Durak table is damaged: its checksum or its length is wrong")};

constexpr double kNearest = 0.01; ///< to 0 and 1: logits beyond are too uncertain
double clamped(double share)
{
    return std::clamp(share, kNearest, 1 - kNearest);
}
double logit(double chance)
{
    return std::log(clamped(chance) / (1 - clamped(chance)));
}
/// The standard error of a logit.
double logitError(const Estimate& chance)
{
    return chance.error / (clamped(chance.value) * (1 - clamped(chance.value)));
}

/// The seats among which the win is shared.
double winners(const View& view)
{
    return view.rules.players - 1;
}
/// The chance not to be the durak.
Estimate chanceOf(const View& view, const Estimate& share)
{
    return {winners(view) * share.value, winners(view) * share.error};
}

std::size_t phaseIndex(Phase phase)
{
    return asIndex(phase) - asIndex(Phase::Lead);
}

Estimate shareOf(const View& view, double logit, double error)
{
    const double chance = 1 / (1 + std::exp(-logit));
    return {chance / winners(view), std::min(0.5, error * chance * (1 - chance)) / winners(view)};
}

double sumOf(const Calibration::Inputs& weights, const Calibration::Inputs& inputs)
{
    double sum = 0;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        sum += weights[i] * inputs[i];
    return sum;
}

} // namespace

const Calibration& Calibration::shipped(const View& view)
{
    static const BySeats calibrations = [] {
        auto read = calibrationsFromBytes(tables::bytesOf("durak"));
        assert(read);
        return *std::move(read);
    }();
    return calibrations[asIndex(view.rules.players - kFewestSeats)];
}

bool Calibration::coversRules(const Rules& rules)
{
    return rules.teams == Teams::Off;
}

bool Calibration::covers(const View& view)
{
    return coversRules(view.rules) && (view.stock > 0 || view.inPlay.size() > 2) && view.inPlay.has(view.seat)
        && (view.phase == Phase::Lead || view.phase == Phase::Defend || view.phase == Phase::Throw);
}

Calibration::Inputs Calibration::inputs(const View& view, Decider decider, const Estimate& position)
{
    Inputs inputs{};
    inputs[kDeciders * phaseIndex(view.phase) + asIndex(decider)] = 1;
    const double undealt = view.stock / std::max(1.0, 1.0 * view.rules.deck - view.rules.players * kHandSize);
    double power = logit(chanceOf(view, position).value);
    inputs[kUndealtAt] = undealt;
    inputs[kEmptyAt] = view.stock == 0 ? 1 : 0;
    for (std::size_t i = 0; i < kSlopes; ++i, power *= undealt)
        inputs[kSlopeAt + i] = power;
    return inputs;
}

Calibration::Inputs Calibration::inputs(const View& view, const RolloutValues& values)
{
    Inputs inputs = Calibration::inputs(view, Decider::Own, values.position);
    const auto logitOf = [&](const Estimate& share) { return logit(chanceOf(view, share).value); };
    inputs[kGainAt] = logitOf(values.best) - logitOf(values.position);
    inputs[kLossAt] = logitOf(values.action) - logitOf(values.best);
    return inputs;
}

double Calibration::usualLoss(Phase phase) const
{
    return weights[kLossAt] * meanLoss[phaseIndex(phase)];
}

double Calibration::tempo(const View& view, Decider decider) const
{
    // The usual loss of the next seat if the seat to move has no choice; that of the seat itself counts negatively. A loss
    // of another is shared by its opponents.
    const bool isThrow = view.phase == Phase::Throw;
    const double next = usualLoss(isThrow ? Phase::Lead : Phase::Throw) * (isThrow && view.taking ? -1 : 1);
    if (decider == Decider::Forced)
        return -next / 2;
    if (decider == Decider::Own)
        return usualLoss(view.phase) / 2;
    const double chooses = choice[phaseIndex(view.phase)];
    return ((1 - chooses) * next - chooses * usualLoss(view.phase)) / 2 / winners(view);
}

Estimate Calibration::ofAction(const View& view, const RolloutValues& values) const
{
    const double error = std::hypot((weights[kGainAt] - weights[kLossAt]) * logitError(chanceOf(view, values.best)),
                                    weights[kLossAt] * logitError(chanceOf(view, values.action)));
    // The inputs tell this decision's loss, so that a usual one is no part of the value.
    return shareOf(view, sumOf(weights, inputs(view, values)) + tempo(view, Decider::Own) - usualLoss(view.phase), error);
}

Estimate Calibration::ofPosition(const View& view, Decider decider, const Estimate& position) const
{
    double usual = tempo(view, decider);
    if (decider == Decider::Own)
        usual += weights[kGainAt] * meanGain[phaseIndex(view.phase)] - usualLoss(view.phase);
    return shareOf(view, sumOf(weights, inputs(view, decider, position)) + usual, logitError(chanceOf(view, position)));
}

std::vector<std::uint8_t> toBytes(const Calibration::BySeats& calibrations)
{
    std::vector<float> all;
    for (const Calibration& each : calibrations)
        for (const std::span<const double> part :
             {std::span<const double>(each.weights), std::span<const double>(each.meanGain),
              std::span<const double>(each.meanLoss), std::span<const double>(each.choice)})
            for (const double number : part)
                all.push_back(static_cast<float>(number));
    return netToBytes(kFormat, all);
}

Expected<Calibration::BySeats> calibrationsFromBytes(std::span<const std::uint8_t> bytes)
{
    constexpr std::size_t kNumbers = Calibration::kInputs + 3 * Calibration::kPhases;
    const auto read = netFromBytes(kFormat, bytes, Calibration::kSeatNumbers * kNumbers);
    if (!read)
        return read.error();
    Calibration::BySeats calibrations;
    auto next = read->begin();
    for (Calibration& each : calibrations)
        for (const std::span<double> part : {std::span<double>(each.weights), std::span<double>(each.meanGain),
                                             std::span<double>(each.meanLoss), std::span<double>(each.choice)})
            for (double& number : part)
                number = static_cast<double>(*next++);
    return calibrations;
}

} // namespace parlour::durak
