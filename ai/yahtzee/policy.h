// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of a solved turn without its values, small enough to keep thousands, and how turns are played with them.
#pragma once

#include "ai/yahtzee/solver.h"

#include <memory>
#include <vector>

namespace parlour::yahtzee {

/// The decisions for each roll of a turn.
class TurnPolicy {
public:
    TurnPolicy() = default;
    explicit TurnPolicy(const Turn& turn);

    /// The set to hold at stage 0 or 1; the roll itself to score at once.
    DiceSet hold(int stage, DiceSet roll) const
    {
        return hold_[static_cast<std::size_t>(stage)][static_cast<std::size_t>(roll - kFirstRoll)];
    }
    Box box(DiceSet roll) const { return box_[static_cast<std::size_t>(roll - kFirstRoll)]; }
    Action action(const View& view) const;

private:
    std::array<std::array<DiceSet, kRollSets>, kRolls - 1> hold_{};
    std::array<Box, kRollSets> box_{};
};

/// A direct-mapped cache of policies by the index of the card state; newer entries replace older ones.
class PolicyCache {
public:
    explicit PolicyCache(const SolvedGame& game) : game_(game), kept_(kPlaces) {}
    /// The reference is valid until the next call.
    const TurnPolicy& at(const CardState& state);

private:
    struct Kept {
        CardState state;
        TurnPolicy policy;
    };
    static constexpr std::size_t kPlaces = 1U << 14;
    const SolvedGame& game_;
    std::vector<std::unique_ptr<Kept>> kept_;
};

/// A single-player game between turns.
struct SoloGame {
    CardState state;
    std::int16_t points = 0; ///< points of boxes and Yahtzee bonuses
    int total() const { return points + bonusOf(state); }
};

/// Plays one turn.
void playTurn(SoloGame& game, const TurnPolicy& policy, Rng& rng);

} // namespace parlour::yahtzee
