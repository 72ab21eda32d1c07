// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/duel/ending_net.h"

#include "ai/solve/net.h"
#include "ai/tables/tables.h"
#include "engine/base/rng.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::size_t kMyCoins = kCoupCost; ///< with more coins the player coups and wins
constexpr std::size_t kTheirCoins = 10; ///< from nine coins a coup is certain even after a theft
constexpr std::size_t kCoinClasses = kMyCoins * kTheirCoins;
constexpr std::size_t kLostClasses = 15; ///< unordered pairs of cards
constexpr std::size_t kCards = 2 * kRoles;

std::size_t coinsOf(const Duel& turn)
{
    const std::size_t mine = std::min<std::size_t>(turn.coins[0], kMyCoins - 1);
    return mine * kTheirCoins + std::min<std::size_t>(turn.coins[1], kTheirCoins - 1);
}

std::size_t lostOf(const Duel& turn)
{
    const auto [low, high] = std::minmax({static_cast<std::size_t>(turn.lost[0]), static_cast<std::size_t>(turn.lost[1])});
    return high * (high + 1) / 2 + low;
}

constexpr float kMinWeight = 0.03F; ///< of the error at an improbable card

std::array<float, kCards> concatenated(const Lanes& lanes)
{
    std::array<float, kCards> out;
    std::copy_n(lanes[0].begin(), kRoles, out.begin());
    std::copy_n(lanes[1].begin(), kRoles, out.begin() + kRoles);
    return out;
}

/// The output that belongs to a card of either player.
constexpr std::size_t outputOf(std::size_t hand)
{
    return hand < kRoles ? hand : kLane + hand - kRoles;
}

constexpr NetFormat kFormat = {0x49444E45, // "ENDI"
                               1, SAY("Error", "This is not a Coup table"),
                               SAY("Error", "This Coup table has version %1; version %2 is needed"),
                               SAY("Error", "The Coup table is damaged: its checksum or its length is wrong")};

} // namespace

/// The layout of the weights.
struct EndingNet::Layout {
    static constexpr std::size_t kRowsSize = std::tuple_size_v<Rows> * kWidth;
    static constexpr std::size_t kLost = kCoinClasses * kRowsSize;
    static constexpr std::size_t kShared = kLost + kLostClasses * kRowsSize;
    static constexpr std::size_t kSecond = kShared + kRowsSize;
    static constexpr std::size_t kSecondBias = kSecond + kWidth * kWidth;
    static constexpr std::size_t kOut = kSecondBias + kWidth;
    static constexpr std::size_t kOutBias = kOut + 2 * kLane * kWidth;
    static constexpr std::size_t kEnd = kOutBias + 2 * kLane;

    /// The offsets of the three blocks whose sum are the rows of a state.
    static std::array<std::size_t, 3> rowsAt(std::size_t coins, std::size_t lost)
    {
        return {coins * kRowsSize, kLost + lost * kRowsSize, kShared};
    }
};

EndingNet::EndingNet(std::uint64_t seed) : weights(Layout::kEnd)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, ~std::uint64_t{0});
    fillEvenly(weights, 0, Layout::kShared, 0.2F, rng);
    fillEvenly(weights, Layout::kShared, Layout::kSecond, 1.2F, rng);
    fillEvenly(weights, Layout::kSecond, Layout::kSecondBias, 0.2F, rng);
    fillEvenly(weights, Layout::kOut, Layout::kOutBias, 0.05F, rng);
    fillEvenly(weights, Layout::kOutBias, Layout::kEnd, 0, rng);
}

Expected<EndingNet> EndingNet::shipped()
{
    return fromBytes(tables::bytesOf("coup-endings"));
}

EndingNet::Rows EndingNet::rowsAt(std::size_t coins, std::size_t lost) const
{
    Rows rows{};
    for (const std::size_t begin : Layout::rowsAt(coins, lost))
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t i = 0; i < kWidth; ++i)
                rows[row][i] += weights[begin + row * kWidth + i];
    return rows;
}

EndingNet::Rows EndingNet::rowsOf(const Duel& turn) const
{
    return rowsAt(coinsOf(turn), lostOf(turn));
}

EndingNet::Activations EndingNet::forward(const Rows& rows, const std::array<float, kCards>& chances) const
{
    Activations activations;
    auto& [first, second, out] = activations;
    first = rows.back();
    addRows(first, chances, rows.front().data());
    rectify(first);
    second = dense<kWidth>(first, &weights[Layout::kSecond], &weights[Layout::kSecondBias]);
    rectify(second);
    out = dense<2 * kLane>(second, &weights[Layout::kOut], &weights[Layout::kOutBias]);
    return activations;
}

Lanes EndingNet::values(const Rows& rows, const Lanes& chances) const
{
    const Activations activations = forward(rows, concatenated(chances));
    float excess = -1; // both shares sum to 1
    for (std::size_t player = 0; player < 2; ++player)
        for (std::size_t card = 0; card < kRoles; ++card)
            excess += chances[player][card] * activations.out[player * kLane + card];
    Lanes values{};
    for (std::size_t player = 0; player < 2; ++player)
        for (std::size_t card = 0; card < kRoles; ++card)
            values[player][card] = std::clamp(activations.out[player * kLane + card] - excess / 2, 0.0F, 1.0F);
    return values;
}

EndingNet::Example EndingNet::exampleOf(const Duel& turn, const Lanes& chances, const Lanes& values)
{
    return {static_cast<std::uint8_t>(coinsOf(turn)), static_cast<std::uint8_t>(lostOf(turn)), concatenated(chances),
            concatenated(values)};
}

float EndingNet::squaredError(const Example& example) const
{
    const Activations activations = forward(rowsAt(example.coins, example.lost), example.chances);
    float squares = 0;
    for (std::size_t hand = 0; hand < kCards; ++hand) {
        const float error = activations.out[outputOf(hand)] - example.values[hand];
        squares += example.chances[hand] * error * error / 2;
    }
    return squares;
}

void EndingNet::addGradient(const Example& example, std::vector<float>& gradient) const
{
    const Activations activations = forward(rowsAt(example.coins, example.lost), example.chances);
    std::array<float, 2 * kLane> out{};
    for (std::size_t hand = 0; hand < kCards; ++hand) {
        const float chance = example.chances[hand];
        const float error = activations.out[outputOf(hand)] - example.values[hand];
        out[outputOf(hand)] = chance > 0 ? (chance + kMinWeight) * error : 0;
    }
    Layer second{};
    for (std::size_t k = 0; k < kWidth; ++k)
        for (std::size_t i = 0; i < out.size(); ++i)
            second[k] += out[i] * weights[Layout::kOut + k * out.size() + i];
    addGradientOfRows(&gradient[Layout::kOut], out, activations.second);
    for (std::size_t i = 0; i < out.size(); ++i)
        gradient[Layout::kOutBias + i] += out[i];
    for (std::size_t i = 0; i < kWidth; ++i) {
        second[i] *= slopeAt(activations.second[i]);
        gradient[Layout::kSecondBias + i] += second[i];
    }
    addGradientOfRows(&gradient[Layout::kSecond], second, activations.first);
    const Layer first = gradientBelow(second, activations.first, &weights[Layout::kSecond]);
    for (const std::size_t begin : Layout::rowsAt(example.coins, example.lost))
        for (std::size_t row = 0; row <= kCards; ++row)
            for (std::size_t i = 0; i < kWidth; ++i)
                gradient[begin + row * kWidth + i] += (row < kCards ? example.chances[row] : 1) * first[i];
}

std::vector<std::uint8_t> EndingNet::toBytes() const
{
    return netToBytes(kFormat, weights);
}

Expected<EndingNet> EndingNet::fromBytes(std::span<const std::uint8_t> bytes)
{
    return readNet<EndingNet>(kFormat, bytes);
}

} // namespace parlour::coup
