// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Three levels with human weaknesses, from club to beginner: they value a box by what it usually brings and think of the own
// card alone.
#pragma once

#include "ai/yahtzee/turn.h"
#include "engine/core/bot.h"

namespace parlour::yahtzee {

/// Human weaknesses. Reals are points, where nothing else is said.
struct Skill {
    bool looksAhead = true; ///< considers what the free boxes usually bring
    bool seesBonuses = true; ///< the Yahtzee bonus, and the upper bonus in proportion to the points
    double hope = 0; ///< the part by which it overrates straights not yet made; negative: underrates them
    double impatience = 0; ///< underrates rolling on by this much
    /// The greatest error in the perceived value of a kind of keep. The same question always gets the same errors.
    double misjudgement = 0;
};

extern const Skill kClub, kCasual, kBeginner;

class LevelBot final : public Bot<Yahtzee> {
public:
    explicit LevelBot(const Skill& skill) : skill_(skill) {}
    Action choose(const Question<Yahtzee>& question) override;

private:
    /// The turn as it sees it.
    Turn seen(const View& view) const;
    /// The points that a box usually brings.
    double usual(Box box) const;
    Action misjudged(const Question<Yahtzee>& question, const Turn& turn) const;

    Skill skill_;
};

} // namespace parlour::yahtzee
