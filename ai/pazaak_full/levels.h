// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players, from the master to the beginner: one player with more or fewer human weaknesses.
#pragma once

#include "ai/pazaak_full/evaluator.h"
#include "ai/twenty/skill.h"
#include "engine/core/bot.h"

namespace parlour::pazaak_full {

using Skill = twenty::Skill<double>;

inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

class LevelPlayer final : public Bot<PazaakFull> {
public:
    LevelPlayer(const Resources& resources, const Skill& skill) : evaluator_(resources, skill.counts), skill_(skill) {}
    Action choose(const Question<PazaakFull>& question) override;

private:
    std::vector<double> perceived(const Question<PazaakFull>& question, const std::vector<double>& values) const;

    Evaluator evaluator_;
    Skill skill_;
};

} // namespace parlour::pazaak_full
