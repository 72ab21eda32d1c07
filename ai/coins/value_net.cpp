// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/value_net.h"

#include "ai/solve/net.h"
#include "engine/base/rng.h"

#include <cmath>

namespace parlour::coins {

namespace {

constexpr int kMostToCome = 100, kMostLead = 24, kMostBlue = 5, kMostRed = 20;

/// Buckets of rounds to come: the last twelve exactly.
constexpr std::array kToComeBounds = {14, 17, 21, 26, 32, 40, 50, 62, 76, 90};
constexpr std::size_t kToComeClasses = 14 + kToComeBounds.size();
constexpr std::size_t classOfToCome(int toCome)
{
    if (toCome <= 12)
        return static_cast<std::size_t>(toCome);
    std::size_t out = 13;
    for (const int bound : kToComeBounds)
        out += toCome > bound ? 1 : 0;
    return out;
}
constexpr auto kClassOfToCome = [] {
    std::array<std::uint8_t, kMostToCome + 1> out{};
    for (int toCome = 0; toCome <= kMostToCome; ++toCome)
        out[static_cast<std::size_t>(toCome)] = static_cast<std::uint8_t>(classOfToCome(toCome));
    return out;
}();

constexpr std::size_t kLeads = 2 * kMostLead + 1, kBlueCounts = kMostBlue + 1, kRedCounts = kMostRed + 1;

std::size_t toComeOf(const Place& place)
{
    return kClassOfToCome[static_cast<std::size_t>(std::min(place.toCome, kMostToCome))];
}
std::size_t indexOf(const Place& place)
{
    return toComeOf(place) * kLeads + static_cast<std::size_t>(std::clamp(place.lead, -kMostLead, kMostLead) + kMostLead);
}

/// Maps a difference of outputs to a share. Avoids the exponential function, which differs between libraries.
float shareOf(float difference)
{
    return 0.5F + 0.5F * difference / std::sqrt(1 + difference * difference);
}

constexpr NetFormat kFormat = {0x4E494F43, // "COIN"
                               1, SAY("Error", "This is not a Coins table"),
                               SAY("Error", "This Coins table has version %1; version %2 is needed"),
                               SAY("Error", "The Coins table is damaged: its checksum or its length is wrong")};

} // namespace

/// The layout of the weights.
struct ValueNet::Layout {
    static constexpr std::array<std::size_t, kRows> kCounts = {
        kToComeClasses * kLeads,    kToComeClasses* kLeads,  kToComeClasses* kLeads,
        kBlueCounts* kRedCounts,    kBlueCounts* kRedCounts, kToComeClasses* kRedCounts,
        kToComeClasses* kRedCounts, kRedCounts* kRedCounts,  kBlueCounts* kBlueCounts};
    static constexpr std::size_t kReal = kWidth * [] {
        std::size_t sum = 0;
        for (const std::size_t count : kCounts)
            sum += count;
        return sum;
    }();
    static constexpr std::size_t kFirst = kReal + kReals * kWidth; // the bias of the first layer
    static constexpr std::size_t kSecond = kFirst + kWidth;
    static constexpr std::size_t kSecondBias = kSecond + kWidth * kWidth;
    static constexpr std::size_t kOut = kSecondBias + kWidth;
    static constexpr std::size_t kEnd = kOut + kWidth;
};

ValueNet::ValueNet(std::uint64_t seed) : weights(Layout::kEnd), squares(Layout::kEnd)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, ~std::uint64_t{0});
    fillEvenly(weights, Layout::kReal, Layout::kFirst, 0.5F, rng);
    fillEvenly(weights, Layout::kFirst, Layout::kSecond, 0.2F, rng);
    fillEvenly(weights, Layout::kSecond, Layout::kSecondBias, 0.3F, rng);
    fillEvenly(weights, Layout::kOut, Layout::kEnd, 0.2F, rng);
}

ValueNet::Half ValueNet::forward(const ValueInput& input) const
{
    const auto count = [](int levers, int most) { return static_cast<std::size_t>(std::min(levers, most)); };
    const std::array blue{count(input.levers.blue[0], kMostBlue), count(input.levers.blue[1], kMostBlue)};
    const std::array red{count(input.levers.red[0], kMostRed), count(input.levers.red[1], kMostRed)};
    const auto& [now, best, levers] = input;
    Half half;
    half.rows = {indexOf(now),
                 indexOf(best[0]),
                 indexOf(best[1]),
                 blue[0] * kRedCounts + red[0],
                 blue[1] * kRedCounts + red[1],
                 toComeOf(now) * kRedCounts + red[0],
                 toComeOf(now) * kRedCounts + red[1],
                 red[0] * kRedCounts + red[1],
                 blue[0] * kBlueCounts + blue[1]};
    std::size_t begin = 0;
    for (std::size_t i = 0; i < kRows; ++i) {
        half.rows[i] = (begin + half.rows[i]) * kWidth;
        begin += Layout::kCounts[i];
    }
    const auto real = [](auto number, float unit) { return static_cast<float>(number) * unit; };
    const float strength = now.strength();
    half.reals = {strength,
                  best[0].strength() - strength,
                  strength - best[1].strength(),
                  real(now.lead, 0.1F),
                  real(std::min(now.toCome, kMostToCome), 0.01F),
                  1 / std::sqrt(real(std::min(now.toCome, kMostToCome) + 1, 1)),
                  real(blue[0], 0.2F),
                  real(blue[1], 0.2F),
                  real(red[0], 0.05F),
                  real(red[1], 0.05F),
                  real(best[0].lead - now.lead, 0.1F),
                  real(now.lead - best[1].lead, 0.1F),
                  real(best[0].toCome - now.toCome, 0.02F),
                  real(best[1].toCome - now.toCome, 0.02F)};

    std::copy_n(&weights[Layout::kFirst], kWidth, half.first.begin());
    for (const std::size_t row : half.rows)
        for (std::size_t i = 0; i < kWidth; ++i)
            half.first[i] += weights[row + i];
    addRows(half.first, half.reals, &weights[Layout::kReal]);
    rectify(half.first);
    half.second = dense<kWidth>(half.first, &weights[Layout::kSecond], &weights[Layout::kSecondBias]);
    rectify(half.second);
    half.out = dot(half.second, &weights[Layout::kOut]);
    return half;
}

float ValueNet::value(const ValueInput& input) const
{
    return shareOf(forward(input).out - forward(input.fromOtherSide()).out);
}

void ValueNet::step(std::size_t begin, const Layer& gradient, float rate, float memory, float least)
{
    for (std::size_t i = 0; i < kWidth; ++i) {
        float& square = squares[begin + i];
        square = memory * square + (1 - memory) * gradient[i] * gradient[i];
        weights[begin + i] -= rate * gradient[i] / (std::sqrt(square) + least);
    }
}

float ValueNet::learn(const ValueInput& input, float target, float rate)
{
    const std::array halves{forward(input), forward(input.fromOtherSide())};
    const float error = shareOf(halves[0].out - halves[1].out) - target;
    const std::array signs{error, -error}; // the gradient by each side's output, as of a cross entropy
    std::array<Layer, 2> second, first;
    for (std::size_t side = 0; side < 2; ++side) {
        const Half& half = halves[side];
        for (std::size_t i = 0; i < kWidth; ++i)
            second[side][i] = signs[side] * weights[Layout::kOut + i] * slopeAt(half.second[i]);
        first[side] = gradientBelow(second[side], half.first, &weights[Layout::kSecond]);
    }
    // Embeddings are updated rarely, so they get larger steps and a shorter average.
    const auto stepDense = [&](std::size_t begin, const std::array<Layer, 2>& by, float a, float b) {
        Layer gradient;
        for (std::size_t i = 0; i < kWidth; ++i)
            gradient[i] = a * by[0][i] + b * by[1][i];
        step(begin, gradient, rate / 2, 0.999F, 1e-4F);
    };
    Layer out;
    for (std::size_t i = 0; i < kWidth; ++i)
        out[i] = error * (halves[0].second[i] - halves[1].second[i]);
    for (std::size_t k = 0; k < kWidth; ++k)
        stepDense(Layout::kSecond + k * kWidth, second, halves[0].first[k], halves[1].first[k]);
    stepDense(Layout::kSecondBias, second, 1, 1);
    step(Layout::kOut, out, rate / 2, 0.999F, 1e-4F);
    stepDense(Layout::kFirst, first, 1, 1);
    for (std::size_t k = 0; k < kReals; ++k)
        stepDense(Layout::kReal + k * kWidth, first, halves[0].reals[k], halves[1].reals[k]);
    for (std::size_t side = 0; side < 2; ++side)
        for (const std::size_t row : halves[side].rows)
            step(row, first[side], 2 * rate, 0.99F, 1e-3F);
    return error;
}

std::vector<std::uint8_t> ValueNet::toBytes() const
{
    return netToBytes(kFormat, weights);
}

Expected<ValueNet> ValueNet::fromBytes(std::span<const std::uint8_t> bytes)
{
    return readNet<ValueNet>(kFormat, bytes);
}

} // namespace parlour::coins
