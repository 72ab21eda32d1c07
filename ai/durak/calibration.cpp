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
                               1, SAY("Error", "This is not a Durak table"),
                               SAY("Error", "This Durak table has version %1; version %2 is needed"),
                               SAY("Error", "The Durak table is damaged: its checksum or its length is wrong")};

constexpr double kNearest = 0.01; ///< to 0 and 1: logits beyond are too uncertain
double clamped(double share)
{
    return std::clamp(share, kNearest, 1 - kNearest);
}
double logit(const Estimate& share)
{
    const double value = clamped(share.value);
    return std::log(value / (1 - value));
}
/// The standard error of a logit.
double logitError(const Estimate& share)
{
    const double value = clamped(share.value);
    return share.error / (value * (1 - value));
}

std::size_t phaseIndex(Phase phase)
{
    return at(phase) - at(Phase::Lead);
}

Estimate shareOf(double logit, double error)
{
    const double share = 1 / (1 + std::exp(-logit));
    return {share, std::min(0.5, error * share * (1 - share))};
}

double sumOf(const Calibration::Inputs& weights, const Calibration::Inputs& inputs)
{
    double sum = 0;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        sum += weights[i] * inputs[i];
    return sum;
}

} // namespace

const Calibration& Calibration::shipped()
{
    static const Calibration calibration = [] {
        auto read = fromBytes(tables::bytesOf("durak"));
        assert(read);
        return *std::move(read);
    }();
    return calibration;
}

bool Calibration::covers(const View& view)
{
    return view.rules.players == 2 && view.stock > 0
        && (view.phase == Phase::Lead || view.phase == Phase::Defend || view.phase == Phase::Throw);
}

Calibration::Inputs Calibration::inputs(const View& view, Decider decider, const Estimate& position)
{
    Inputs inputs{};
    inputs[kDeciders * phaseIndex(view.phase) + at(decider)] = 1;
    const double undealt = static_cast<double>(view.stock) / (view.rules.deck - 2 * kHandSize);
    double power = logit(position);
    for (std::size_t i = 0; i < kSlopes; ++i, power *= undealt)
        inputs[kIntercepts + i] = power;
    return inputs;
}

Calibration::Inputs Calibration::inputs(const View& view, const RolloutValues& values)
{
    Inputs inputs = Calibration::inputs(view, Decider::Own, values.position);
    inputs[kGainAt] = logit(values.best) - logit(values.position);
    inputs[kLossAt] = logit(values.action) - logit(values.best);
    return inputs;
}

double Calibration::usualLoss(Phase phase) const
{
    return weights[kLossAt] * meanLoss[phaseIndex(phase)];
}

double Calibration::tempo(const View& view, Decider decider) const
{
    // The usual loss of the seat's opponent if the seat to move has no choice; that of the seat itself counts negatively.
    const bool isThrow = view.phase == Phase::Throw;
    const double next = usualLoss(isThrow ? Phase::Lead : Phase::Throw) * (isThrow && view.taking ? -1 : 1);
    if (decider == Decider::Forced)
        return -next / 2;
    if (decider == Decider::Own)
        return usualLoss(view.phase) / 2;
    const double chooses = choice[phaseIndex(view.phase)];
    return ((1 - chooses) * next - chooses * usualLoss(view.phase)) / 2;
}

Estimate Calibration::ofAction(const View& view, const RolloutValues& values) const
{
    const double error = std::hypot((weights[kGainAt] - weights[kLossAt]) * logitError(values.best),
                                    weights[kLossAt] * logitError(values.action));
    // The inputs tell this decision's loss, so that a usual one is no part of the value.
    return shareOf(sumOf(weights, inputs(view, values)) + tempo(view, Decider::Own) - usualLoss(view.phase), error);
}

Estimate Calibration::ofPosition(const View& view, Decider decider, const Estimate& position) const
{
    double usual = tempo(view, decider);
    if (decider == Decider::Own)
        usual += weights[kGainAt] * meanGain[phaseIndex(view.phase)] - usualLoss(view.phase);
    return shareOf(sumOf(weights, inputs(view, decider, position)) + usual, logitError(position));
}

std::vector<std::uint8_t> Calibration::toBytes() const
{
    std::vector<float> all;
    for (const std::span<const double> part : {std::span<const double>(weights), std::span<const double>(meanGain),
                                               std::span<const double>(meanLoss), std::span<const double>(choice)})
        for (const double number : part)
            all.push_back(static_cast<float>(number));
    return netToBytes(kFormat, all);
}

Expected<Calibration> Calibration::fromBytes(std::span<const std::uint8_t> bytes)
{
    const auto read = netFromBytes(kFormat, bytes, kInputs + 3 * kPhases);
    if (!read)
        return read.error();
    Calibration calibration;
    auto next = read->begin();
    for (const std::span<double> part : {std::span<double>(calibration.weights), std::span<double>(calibration.meanGain),
                                         std::span<double>(calibration.meanLoss), std::span<double>(calibration.choice)})
        for (double& number : part)
            number = static_cast<double>(*next++);
    return calibration;
}

} // namespace parlour::durak
