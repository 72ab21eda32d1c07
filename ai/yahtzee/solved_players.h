// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players that use the solved game: solver (maximises points), master (maximises the win), and three levels with human
// weaknesses. Their tables must outlive them.
#pragma once

#include "ai/yahtzee/win_model.h"
#include "engine/core/bot.h"

namespace parlour::yahtzee {

/// The weaknesses of a level.
struct Skill {
    double foresight = 1; ///< weight of the rest of the card, 0 to 1
    bool seesUpperBonus = true; ///< takes the upper bonus into account
    double misjudgement = 0; ///< greatest error in the perceived value of an action, in points
};
inline constexpr Skill kClub{1, true, 8};
inline constexpr Skill kCasual{0.8, false, 12};
inline constexpr Skill kBeginner{0.3, false, 20};

/// yahtzee.solver: maximises expected points and ignores the others.
std::unique_ptr<Bot<Yahtzee>> makeSolver(const SolvedGame& game);
/// yahtzee.master: maximises the share of the win. The model must be of the rules played.
std::unique_ptr<Bot<Yahtzee>> makeMaster(const WinModel& model);
/// yahtzee.club, yahtzee.casual and yahtzee.beginner.
std::unique_ptr<Bot<Yahtzee>> makeLevelBot(const SolvedGame& game, const Skill& skill);

} // namespace parlour::yahtzee
