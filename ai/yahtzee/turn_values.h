// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What dice are worth to a card within the present turn: the points that the turn adds to the total, bonuses included, on
// average over all rolls to come, when it is played for them alone. Exact: each face is as likely as the others, and of all
// that can be held or scoredPoints the best is taken. What the boxes could bring in later turns is left out. For the reports
// of bots; knows a card and dice, no State.
#pragma once

#include "engine/yahtzee/yahtzee_types.h"

#include <map>
#include <utility>

namespace parlour::yahtzee {

/// Points on average, and the boxes they come from: `from` sums up to `points`.
struct TurnValue {
    double points = 0;
    std::array<double, kBoxes> from{};
};

class TurnValues {
public:
    TurnValues(Joker joker, const Card& card) : joker_(joker), card_(card) {}

    /// The dice that stay, the others being rolled now, with `rolls` more to come after that: 0 or 1. Valid as long as this.
    const TurnValue& holding(const Dice& held, int rolls);
    /// Five dice that are scoredPoints into a box, which must be allowed.
    int scoring(Box box, const Dice& dice) const;

private:
    /// How many dice show each face: the order of dice has no influence.
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
