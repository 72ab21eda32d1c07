// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Beliefs of our own players of Coins about hidden facts: the latest block of either side and the opponent's levers. Kept in
// the player's memory from round to round. A memory without beliefs, as a person's, counts as that of a player who has seen
// only the present timeline.
#pragma once

#include "ai/coins/round.h"
#include "ai/solve/bayesian_game.h"

namespace parlour::coins {

/// A possible hidden state.
struct Hypothesis {
    int block = 0; ///< the latest blocked round, which nobody can go back to or before
    float chance = 1; ///< its probability
    float blue = 0, red = 0; ///< the opponent's expected levers, given this block

    /// Merges a hypothesis whose block is equivalent.
    void merge(const Hypothesis& other);
};
/// Hypotheses whose chances sum to 1. One more than a round distinguishes, since the round itself can be blocked.
using Hypotheses = FixedList<Hypothesis, BayesianGame::kMaxTypes + 1>;

/// Adds a hypothesis or merges it with the one of the same block. There must be room.
void add(Hypotheses& hypotheses, const Hypothesis& hypothesis);
/// Scales the chances to a sum of 1 and drops negligible ones. At least one must be positive.
void normalise(Hypotheses& hypotheses);

/// The beliefs that a player stores after answering a round.
struct Belief {
    int blue = 0,
        red = 0; ///< own levers then. Fewer later means that some were pulled on timelines that it does not remember
    int tried = 0; ///< the round it pulled red for; 0 if it did not
    Hypotheses hypotheses{}; ///< in the next round
    Hypotheses ifBack{}; ///< for `tried`, if the journey succeeds, which is evidence too; not read back

    static Belief atStart(const Rules& rules);
    Memory toMemory() const;
    /// nullopt if no player of ours stored it for this round.
    static std::optional<Belief> of(const Memory& memory, const Rules& rules, int round);
};

/// Expected journeys of the opponent to the place before `round` that this seat does not remember, if `block` is the latest
/// one.
float hiddenReturns(int round, const Tosses& tosses, int block);

/// The hypotheses in `round` before it is answered, by the stored beliefs, the own levers left, the tosses of the rounds
/// before at least and the latest own block.
Hypotheses hypothesesIn(int round, int blue, int red, const Tosses& tosses, int blocked, const Belief& left);

} // namespace parlour::coins
