// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The solution of a Pazaak as it is shipped: the mixed action of each seat in every situation, one byte each. Made by the
// solver, read by the bots. Converts to bytes and back; opens no file.
#pragma once

#include "ai/pazaak/model.h"
#include "engine/base/expected.h"

#include <span>

namespace parlour::pazaak {

/// The state of a match at the beginning of a hand.
struct Context {
    std::array<int, 2> wins{}; ///< by seat, each less than Model::wins
    std::array<int, 2> cards{}; ///< side cards left, by seat
    bool operator==(const Context&) const = default;
};

/// An action as a number: 0 end, 1 stand, 1 + c play the side card c.
using Move = std::uint8_t;
inline constexpr Move kEndMove = 0;
inline constexpr Move kStandMove = 1;
inline constexpr int kMoves = 2 + kHighestSide;
constexpr Move playMove(int card)
{
    return static_cast<Move>(1 + card);
}

/// A mixed action of at most two moves: `second` with probability secondTwelfths / 12, else `first`. Fits a byte: 0 to 6 are
/// pure moves, followed by the 21 pairs of moves with one to eleven twelfths.
struct Mixture {
    Move first = kEndMove;
    Move second = kEndMove;
    std::uint8_t secondTwelfths = 0;
    bool operator==(const Mixture&) const = default;

    bool isPure() const { return secondTwelfths == 0; }
    float chanceOf(Move move) const;
    std::uint8_t toByte() const;
    static Mixture fromByte(std::uint8_t byte);
    /// Returns the nearest mixture to these probabilities, which must sum to 1.
    static Mixture nearest(const std::array<float, kMoves>& chances);
};
inline constexpr int kMixtureBytes = kMoves + kMoves * (kMoves - 1) / 2 * 11;

/// Numbers the contexts of a model, and the situations of a hand that have a decision.
class Situations {
public:
    explicit Situations(const Model& model);

    int contexts() const { return wins_ * wins_ * sizes_ * sizes_; }
    int number(const Context& context) const;
    Context context(int number) const;

    /// The number of situations of one seat with one hand of side cards.
    int count() const { return playing_ + againstStand_; }
    int withBothPlaying() const { return playing_; }
    /// Both take cards, numbered first: my total is above Model::safe() and below the goal, theirs from 1 to goal - 1.
    int playing(int mine, int theirs) const { return (mine - safe_ - 1) * (goal_ - 1) + theirs - 1; }
    /// The opponent stands on `theirs`, above Model::safe(); `mine` is not above it, above safe() and below the goal.
    int againstStand(int mine, int theirs) const
    {
        const int row = theirs - safe_ - 1;
        return playing_ + row * (row + 1) / 2 + mine - safe_ - 1;
    }

private:
    int wins_, sizes_, goal_, safe_;
    int playing_, againstStand_;
};

/// The whole solution. Entries of one context and seat are adjacent, by situation, then by hand.
class Strategy {
public:
    explicit Strategy(const Model& model);

    const Model& model() const { return model_; }
    const SideHands& hands() const { return hands_; }
    const Situations& situations() const { return situations_; }

    /// The Mixtures of `seat` as bytes, by situation, then by hand.
    std::span<std::uint8_t> entries(int context, int seat);
    std::span<const std::uint8_t> entries(int context, int seat) const;
    std::uint8_t entry(int context, int seat, int situation, int hand) const
    {
        const Block& block = blocks_[static_cast<std::size_t>(2 * context + seat)];
        return bytes_[block.from + static_cast<std::size_t>(situation * block.hands + hand)];
    }
    std::size_t size() const { return bytes_.size(); }
    bool operator==(const Strategy& other) const { return model_ == other.model_ && bytes_ == other.bytes_; }

    /// Serializes to a header with version, model and length, the entries as runs, and a checksum.
    std::vector<std::uint8_t> toBytes() const;
    /// Fails if the bytes are no strategy, of another version, damaged or truncated.
    static Expected<Strategy> fromBytes(std::span<const std::uint8_t> bytes);

private:
    struct Block {
        std::size_t from = 0;
        int hands = 0;
    };
    Model model_;
    SideHands hands_;
    Situations situations_;
    std::vector<Block> blocks_; ///< by context and seat
    std::vector<std::uint8_t> bytes_;
};

} // namespace parlour::pazaak
