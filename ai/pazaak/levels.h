// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players, from the master to the beginner: one player with more or fewer human weaknesses. They refer to a solved
// game that must outlive them.
#pragma once

#include "ai/pazaak/action_shares.h"
#include "ai/twenty/skill.h"

#include <memory>
#include <string_view>

namespace parlour::pazaak {

using Skill = twenty::Skill<float>;

inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

class LevelPlayer final : public Bot<Pazaak> {
public:
    /// `solution` must be of a real model and must outlive the bot. The Kid's rules decide in positions without an entry.
    LevelPlayer(const Solution& solution, const Skill& skill) : solution_(solution), skill_(skill) {}
    Action choose(const Question<Pazaak>& question) override;

private:
    /// The index of the action that the solution plays, or of the best one where that is better.
    std::size_t solved(const Question<Pazaak>& question, const Infoset& infoset, const std::vector<float>& shares) const;
    /// The index of the action that looks best.
    std::size_t perceived(const Question<Pazaak>& question, const std::vector<float>& shares) const;

    const Solution& solution_;
    Skill skill_;
};

} // namespace parlour::pazaak
