// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parts shared by the games' small networks: the activation function, dense layers with a fixed order of additions, and
// serialisation: a magic number, the version, two bytes for each weight, a checksum.
#pragma once

#include "ai/tables/bytes.h"
#include "engine/base/expected.h"
#include "engine/base/rng.h"

#include <algorithm>
#include <array>

namespace parlour {

inline constexpr float kLeak = 0.05F; ///< slope of the leaky ReLU below 0
inline float rectified(float sum)
{
    return sum > 0 ? sum : kLeak * sum;
}
inline float slopeAt(float rectified)
{
    return rectified > 0 ? 1 : kLeak;
}

/// Pairwise sum: the order of additions is fixed and vectorises. N is a power of two.
template <std::size_t N>
float sumInHalves(std::array<float, N> parts)
{
    for (std::size_t half = N / 2; half > 0; half /= 2)
        for (std::size_t i = 0; i < half; ++i)
            parts[i] += parts[i + half];
    return parts[0];
}

/// Fills the weights from `begin` to `end` with random numbers between -most and most.
inline void fillEvenly(std::vector<float>& weights, std::size_t begin, std::size_t end, float most, Rng& rng)
{
    for (std::size_t i = begin; i < end; ++i)
        weights[i] = most * (2 * static_cast<float>(rng.unit()) - 1);
}

template <std::size_t N>
void rectify(std::array<float, N>& sums)
{
    for (float& each : sums)
        each = rectified(each);
}

/// The product with N weights, summed pairwise.
template <std::size_t N>
float dot(const std::array<float, N>& inputs, const float* weights)
{
    std::array<float, N> products;
    for (std::size_t i = 0; i < N; ++i)
        products[i] = inputs[i] * weights[i];
    return sumInHalves(products);
}

/// Adds the rows of weights, one for each input, times their inputs, in this order.
template <std::size_t K, std::size_t N>
void addRows(std::array<float, N>& sums, const std::array<float, K>& inputs, const float* weights)
{
    for (std::size_t k = 0; k < K; ++k)
        for (std::size_t i = 0; i < N; ++i)
            sums[i] += inputs[k] * weights[k * N + i];
}

/// The N sums of a dense layer.
template <std::size_t N, std::size_t K>
std::array<float, N> dense(const std::array<float, K>& inputs, const float* weights, const float* bias)
{
    std::array<float, N> sums;
    std::copy_n(bias, N, sums.begin());
    addRows(sums, inputs, weights);
    return sums;
}

/// The gradient by the sums below a dense layer. `inputs` are their rectified values, `above` is the gradient by its sums.
template <std::size_t K, std::size_t N>
std::array<float, K> gradientBelow(const std::array<float, N>& above, const std::array<float, K>& inputs,
                                   const float* weights)
{
    std::array<float, K> below;
    for (std::size_t k = 0; k < K; ++k)
        below[k] = dot(above, weights + k * N) * slopeAt(inputs[k]);
    return below;
}

/// Adds the gradient by the weights of a dense layer.
template <std::size_t K, std::size_t N>
void addGradientOfRows(float* gradient, const std::array<float, N>& above, const std::array<float, K>& inputs)
{
    for (std::size_t k = 0; k < K; ++k)
        for (std::size_t i = 0; i < N; ++i)
            gradient[k * N + i] += above[i] * inputs[k];
}

/// The header of a kind of networks, and the errors for other bytes.
struct NetFormat {
    std::uint64_t magic; ///< its first four bytes
    std::uint64_t version;
    Text isForeign;
    Text hasOtherVersion; ///< %1: its version, %2: the one needed
    Text isDamaged;
};

/// The same weights have the same bytes.
Bytes netToBytes(const NetFormat& format, std::span<const float> weights);
/// Returns `count` weights. Refuses bytes that netToBytes cannot have made, and other versions.
Expected<std::vector<float>> netFromBytes(const NetFormat& format, ByteSpan bytes, std::size_t count);
/// Returns a network with these `weights`, all that it has. Refuses as above.
template <class Net>
Expected<Net> readNet(const NetFormat& format, ByteSpan bytes)
{
    Net net(0);
    auto weights = netFromBytes(format, bytes, net.weights.size());
    if (!weights)
        return weights.error();
    net.weights = *std::move(weights);
    return net;
}

} // namespace parlour
