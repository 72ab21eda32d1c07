// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players, from the master to the beginner: one player with more or fewer human weaknesses. They refer to a solved
// game that must outlive them.
#pragma once

#include "ai/pazaak/action_shares.h"

#include <memory>
#include <string_view>

namespace parlour::pazaak {

/// Human weaknesses of a player that knows the solution. Reals are shares of the win.
struct Skill {
    bool counts = true; ///< counts the house cards seen
    /// The greatest error in the perceived value of an action. The same question always gets the same errors.
    float misjudgement = 0;
    /// Overestimates playing a side card by this much, since its value in later hands is not seen.
    float cardBias = 0;
    /// Underestimates drawing by this much times the probability of a bust; negative: overestimates it.
    float bustAversion = 0;
};

inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

class LevelPlayer final : public Bot<Pazaak> {
public:
    /// `solution` must be of a real model and must outlive the bot. The Kid's rules decide in positions without an entry.
    LevelPlayer(const Solution& solution, const Skill& skill) : solution_(solution), skill_(skill) {}
    Action choose(const Question<Pazaak>& question) override;

private:
    Action decide(const Question<Pazaak>& question, const Infoset& infoset, const ActionShares& shares) const;
    ActionShares perceived(const Question<Pazaak>& question, const ActionShares& shares) const;

    const Solution& solution_;
    Skill skill_;
};

} // namespace parlour::pazaak
