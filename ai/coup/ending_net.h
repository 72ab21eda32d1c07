// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a turn is worth when two players have one card each, by what both believe of the other's: a small network, trained by
// solving such turns (ending_trainer.h). Read by those who solve a turn (ending.h).
//
// Its first layer is a sum of rows by the chance of each card, which are others for each number of coins and each two cards
// face up; two more layers follow.
#pragma once

#include "ai/coup/duel.h"
#include "engine/base/expected.h"

#include <span>
#include <vector>

namespace parlour::coup {

/// Numbers by a hand of one card (hands.h); the places beyond mean nothing.
inline constexpr std::size_t kLane = 8;
using Lane = std::array<float, kLane>;
/// By player of a position.
using Lanes = std::array<Lane, 2>;

class EndingNet {
public:
    static constexpr std::size_t kWidth = 128;
    using Layer = std::array<float, kWidth>;
    /// What its first layer makes of a position, whatever is believed: a row for each card of each player, and the rest.
    using Rows = std::array<Layer, 2 * kRoles + 1>;

    /// As nobody has trained it: small random weights.
    explicit EndingNet(std::uint64_t seed);
    /// The one that is shipped; refused if it is damaged.
    static Expected<EndingNet> shipped();

    /// Of a position in which a turn begins and player 0 cannot coup. More than nine coins count as nine.
    Rows rowsOf(const Duel& turn) const;
    /// Each player's share of the win, 0 to 1, by its card. `chances`: those of the cards of both.
    Lanes values(const Rows& rows, const Lanes& chances) const;

    /// A turn that was solved, as small as it can be kept.
    struct Example {
        std::uint8_t coins; ///< class of both players' coins
        std::uint8_t lost; ///< class of the cards face up
        std::array<float, 2 * kRoles> chances;
        std::array<float, 2 * kRoles> values;
    };
    static Example exampleOf(const Duel& turn, const Lanes& chances, const Lanes& values);
    /// Mean square of the error at an example, by how likely the cards are.
    float squaredError(const Example& example) const;
    /// Adds the gradient of the error at an example to `gradient`, which is as long as the weights.
    void addGradient(const Example& example, std::vector<float>& gradient) const;

    /// As little as is shipped: each weight in two bytes. The same network has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refused: bytes that toBytes cannot have made, or of another version.
    static Expected<EndingNet> fromBytes(std::span<const std::uint8_t> bytes);

    std::vector<float> weights;

private:
    struct Places;
    /// What goes on inside, kept for learning.
    struct Thought {
        Layer first, second;
        std::array<float, 2 * kLane> out;
    };
    Rows rowsAt(std::size_t coins, std::size_t lost) const;
    Thought think(const Rows& rows, const std::array<float, 2 * kRoles>& chances) const;
};

} // namespace parlour::coup
