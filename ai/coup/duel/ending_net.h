// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The value network of endings of two players with one card each: a turn's value by both players' ranges. Trained by solving
// turns (training/ending_trainer.h), read by the solver of a turn (ending_solver.h).
//
// The first layer sums rows weighted by the probability of each card. The rows depend on the coins and the cards face up.
// Two dense layers follow.
#pragma once

#include "ai/coup/duel/duel.h"
#include "engine/base/expected.h"

#include <span>
#include <vector>

namespace parlour::coup {

/// Numbers by a hand of one card (hands.h), padded for vector instructions.
inline constexpr std::size_t kLane = 8;
using Lane = std::array<float, kLane>;
/// By player.
using Lanes = std::array<Lane, 2>;

class EndingNet {
public:
    static constexpr std::size_t kWidth = 128;
    using Layer = std::array<float, kWidth>;
    /// The first layer of a public state: a row for each card of each player, then the bias.
    using Rows = std::array<Layer, 2 * kRoles + 1>;

    /// An untrained network with small random weights.
    explicit EndingNet(std::uint64_t seed);
    /// The shipped network; an error if it is damaged.
    static Expected<EndingNet> shipped();

    /// `turn`: a turn begins and player 0 cannot coup. More than nine coins count as nine.
    Rows rowsOf(const Duel& turn) const;
    /// Each player's share of the win, 0 to 1, by its card. `chances` are the probabilities of both players' cards.
    Lanes values(const Rows& rows, const Lanes& chances) const;

    /// A solved turn as a training example.
    struct Example {
        std::uint8_t coins; ///< index of both players' coins
        std::uint8_t lost; ///< index of the cards face up
        std::array<float, 2 * kRoles> chances;
        std::array<float, 2 * kRoles> values;
    };
    static Example exampleOf(const Duel& turn, const Lanes& chances, const Lanes& values);
    /// The squared error at an example, averaged over cards by their probability.
    float squaredError(const Example& example) const;
    /// Adds the gradient of the error at an example to `gradient`, which has the size of the weights.
    void addGradient(const Example& example, std::vector<float>& gradient) const;

    /// Two bytes for each weight. The same network has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<EndingNet> fromBytes(std::span<const std::uint8_t> bytes);

    std::vector<float> weights;

private:
    struct Layout;
    /// The activations of all layers, kept for the gradient.
    struct Activations {
        Layer first, second;
        std::array<float, 2 * kLane> out;
    };
    Rows rowsAt(std::size_t coins, std::size_t lost) const;
    Activations forward(const Rows& rows, const std::array<float, 2 * kRoles>& chances) const;
};

} // namespace parlour::coup
