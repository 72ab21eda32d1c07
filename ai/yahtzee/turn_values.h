// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Expected points of holds and boxes within the present turn, bonuses included, if the turn is played for these points
// alone. Exact, but ignores later turns. For reports of bots; knows a card and dice, no State.
#pragma once

#include "engine/yahtzee/yahtzee_types.h"

#include <map>
#include <utility>

namespace parlour::yahtzee {

/// Expected points and their split by box: `from` sums up to `points`.
struct TurnValue {
    double points = 0;
    std::array<double, kBoxes> from{};
};

class TurnValues {
public:
    TurnValues(Joker joker, const Card& card) : joker_(joker), card_(card) {}

    /// Returns the value of keeping these dice and rolling the others, with `rolls` more rolls after that: 0 or 1. The
    /// reference is valid as long as this.
    const TurnValue& holding(const Dice& held, int rolls);
    /// Returns the points of scoring five dice in a box, which must be allowed.
    int scoring(Box box, const Dice& dice) const;

private:
    /// The number of dice of each face.
    using Faces = std::array<std::uint8_t, kFaces>;
    const TurnValue& valueOf(const Faces& faces, int rolls);
    TurnValue bestBox(const Dice& dice) const;
    TurnValue bestHold(const Dice& dice, int rolls);

    Joker joker_;
    Card card_;
    std::map<std::pair<Faces, int>, TurnValue> known_;
};

/// The dice at these positions.
Dice diceAt(const Dice& dice, const Positions& positions);

} // namespace parlour::yahtzee
