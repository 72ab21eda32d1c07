// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One set with given cards left on both sides, solved by totals: the kernel of the master. Used by the model of a match;
// knows no State and no View.
//
// The model: house cards are uniform at every draw; the own hand is known to both sides, the other's is dealt anew from the
// belief whenever it decides; a flip finds the cards that usually make such a total; nine cards do not end a set. Each side
// plays best. All values are the own chance to win the match.
#pragma once

#include "ai/pazaak_full/hidden_hand.h"

#include <array>
#include <span>
#include <vector>

namespace parlour::pazaak_full {

inline constexpr int kTotals = kGoal + 1;
inline constexpr std::size_t kRowWidth = 24; ///< kTotals, rounded up for vector instructions
inline constexpr int kPadding = 8; ///< totals below 0 count as 0
inline constexpr std::size_t kPaddedWidth = 48; ///< totals from -kPadding to 39

using Row = std::array<float, kRowWidth>;
using Rows = std::array<Row, kTotals>;

/// The values of the ends of a set, with the cards left then.
struct Outcomes {
    float win = 1, lose = 0, tie = 0.5F;
};

/// Values by own total, then by the other's, where nothing else is said. "Alone": the other side stands.
struct SetTable {
    Rows iDraw, iDrawAlone, theyDraw, theyDrawAlone; ///< before a draw
    Rows iEnded, iEndedAlone; ///< at the end of an own turn, with the better of end and stand; 20 stands
    std::array<std::array<float, kPaddedWidth>, kTotals> theyEnded; ///< at the end of the other's turn; padded
    Rows theyEndedAlone; ///< by the other's total, then by the own one
};

/// The chance that the cards that a flip turns sum up to `sum` on a table of a certain total.
struct FlipChance {
    int sum = 0;
    float chance = 0;
};
/// `flip`: 0 for 2&4, 1 for 3&6. `total`: 0 to 30.
std::span<const FlipChance> flipChances(int flip, int total);

/// An own card that can be played, and the table of the set without it.
struct OwnPlay {
    Play play;
    const SetTable* next = nullptr;
};

struct SetPosition {
    Outcomes outcomes;
    bool myTiebreaker = false, theirTiebreaker = false; ///< played in this set
    std::span<const OwnPlay> plays;
    std::span<const LikelyHand> hands;
    const SetTable* theirNext = nullptr; ///< the other has a card less; null if it has none
    const SetTable* theirNextTie = nullptr; ///< and has played a tiebreaker

    /// The value if both stand.
    float compare(int mine, int theirs) const;
};

/// Solves one table. The tables of fewer cards must be solved.
void solve(const SetPosition& position, SetTable& out);

} // namespace parlour::pazaak_full
