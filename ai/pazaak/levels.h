// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players, from the master to the beginner: one player with more or fewer human weaknesses. They take the solved
// game by reference and are made by who has it.
#pragma once

#include "ai/pazaak/action_shares.h"

#include <memory>
#include <string_view>

namespace parlour::pazaak {

/// How somebody plays who knows the solution but is human. All numbers are shares of the win.
struct Skill {
    bool counts = true; ///< the house cards that have gone
    /// Each action seems worth up to so much more or less than it is. The same question is misjudged in the same way.
    float misjudgement = 0;
    /// Playing a side card seems worth so much more than it is, since its worth in later hands is not seen.
    float cardBias = 0;
    /// Taking a card that may bust seems worth so much less than it is, times the chance that it does.
    float bustAversion = 0;
};

inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

class LevelPlayer final : public Bot<Pazaak> {
public:
    /// `solution` is of a real model and must outlive the bot. Where it knows nothing the Kid's rules decide.
    LevelPlayer(const Solution& solution, const Skill& skill) : solution_(solution), skill_(skill) {}
    Action choose(const Question<Pazaak>& question) override;

private:
    Action decide(const Question<Pazaak>& question, const Infoset& infoset, const ActionShares& shares) const;
    ActionShares perceived(const Question<Pazaak>& question, const ActionShares& shares) const;

    const Solution& solution_;
    Skill skill_;
};

} // namespace parlour::pazaak
