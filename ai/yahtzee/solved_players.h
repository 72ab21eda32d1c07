// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players that know the solved game: solver (most points), master (the win), and three people of decreasing skill. They
// refer to tables that must outlive them, and keep nothing but decisions that they could work out again.
#pragma once

#include "ai/yahtzee/win_model.h"
#include "engine/core/bot.h"

namespace parlour::yahtzee {

/// How well a person plays.
struct Skill {
    double foresight = 1; ///< how much of the rest of the card it sees, 0 to 1
    bool seesUpperBonus = true; ///< does it steer for the upper bonus?
    double misjudgement = 0; ///< by how many points it misjudges an action, at most
};
inline constexpr Skill kClub{1, true, 8};
inline constexpr Skill kCasual{0.8, false, 12};
inline constexpr Skill kBeginner{0.3, false, 20};

/// yahtzee.solver: as many points as possible on average, whatever the others have.
std::unique_ptr<Bot<Yahtzee>> makeSolver(const SolvedGame& game);
/// yahtzee.master: the best chance to win. The model must be of the rules that are played.
std::unique_ptr<Bot<Yahtzee>> makeMaster(const WinModel& model);
/// yahtzee.club, yahtzee.casual and yahtzee.beginner.
std::unique_ptr<Bot<Yahtzee>> makeLevelBot(const SolvedGame& game, const Skill& skill);

} // namespace parlour::yahtzee
