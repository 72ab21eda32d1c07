// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What our own players of Coins believe of all that is hidden from them: the latest block of either side, and the levers
// that the other has left. Kept in the player's memory from round to round; whose memory holds nothing, as a person's, is
// taken for somebody who has watched the timeline as it is. Used by our own players and their analyst; knows nothing but a
// View.
#pragma once

#include "ai/coins/equilibrium.h"
#include "ai/coins/round.h"

namespace parlour::coins {

/// How things may be.
struct Hypothesis {
    int block = 0; ///< nobody goes back to this round or an earlier one
    float chance = 1; ///< that it is so
    float blue = 0, red = 0; ///< the other's levers left if it is so, on average

    /// Takes in `other`, for which the same block will do.
    void merge(const Hypothesis& other);
};
/// Their chances sum to 1. One more than are told apart in a round: anybody may block it.
using Hypotheses = FixedList<Hypothesis, Equilibrium::kKinds + 1>;

/// Adds to those with the same block. There must be room.
void add(Hypotheses& hypotheses, const Hypothesis& hypothesis);
/// Makes the chances sum to 1, and leaves out what is as good as impossible. At least one chance is more than 0.
void normalise(Hypotheses& hypotheses);

/// What a player leaves for itself when it has answered a round.
struct Belief {
    int blue = 0, red = 0; ///< its own levers then: if there are fewer later, then on timelines that it does not remember
    int tried = 0; ///< the round it wanted to go back to; 0: none
    Hypotheses hypotheses{}; ///< in the next round
    Hypotheses ifBack{}; ///< in `tried`, if that comes next: that it went well says something as well; lost when read

    static Belief atStart(const Rules& rules);
    Memory toMemory() const;
    /// None if no player of ours left it for this round.
    static std::optional<Belief> of(const Memory& memory, const Rules& rules, int round);
};

/// What is believed in a round before it is answered, by what was left for it: `round` of a timeline that lives in no other
/// round's memory, with so many own levers left and the latest own block known.
Hypotheses hypothesesIn(int round, int blue, int red, int blocked, const Belief& left);

} // namespace parlour::coins
