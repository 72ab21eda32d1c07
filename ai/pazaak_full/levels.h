// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players, from the master to the beginner: one player with more or fewer human weaknesses.
#pragma once

#include "ai/pazaak_full/evaluator.h"
#include "engine/core/bot.h"

namespace parlour::pazaak_full {

/// Human weaknesses. Reals are shares of the win.
struct Skill {
    bool counts = true; ///< counts the house cards seen
    /// The greatest error in the perceived value of an action. The same question always gets the same errors.
    double misjudgement = 0;
    /// Overestimates playing a side card by this much, since its value in later sets is not seen.
    double cardBias = 0;
    /// Underestimates drawing by this much times the probability of a bust.
    double bustAversion = 0;
};

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
