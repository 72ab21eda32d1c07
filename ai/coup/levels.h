// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Coup, from the master to the beginner: one player with more or fewer human weaknesses. Made by
// coup_bots.
#pragma once

#include "ai/coup/analyst.h"
#include "ai/coup/policy.h"
#include "engine/core/bot.h"
#include "engine/coup/coup.h"

#include <memory>

namespace parlour::coup {

inline constexpr Skill kMaster{};
inline constexpr Skill kClub{.forgets = 0.4F, .bluffs = 0.6F, .doubts = 0.7F, .errs = 0.06F, .imagines = 0.5F};
inline constexpr Skill kCasual{.forgets = 0.8F, .bluffs = 0.35F, .doubts = 0.45F, .errs = 0.15F, .imagines = 0.12F};
inline constexpr Skill kBeginner{.forgets = 1, .bluffs = 0.1F, .doubts = 0.25F, .errs = 0.3F, .imagines = 0};

/// Of two it plays as it was trained, and who has no weakness solves the turn when both have one card. Where more play, by
/// the printed rules, it does what is usual, unless another action is clearly better in deals that it imagines.
class LevelPlayer final : public Bot<Coup> {
public:
    /// Both may be null, where a table is damaged: then it plays by rules, or endings as it was trained. They must outlive
    /// the bot.
    LevelPlayer(const Strategy* strategy, const EndingNet* endings, const Skill& skill)
        : imagines_(skill.imagines),
          policy_(strategy, skill),
          follower_(strategy, skill == kMaster ? endings : nullptr),
          analyst_(strategy, endings)
    {
    }
    Action choose(const Question<Coup>& question) override;

private:
    bool imagines(const Question<Coup>& question) const;

    float imagines_;
    Policy policy_;
    Follower follower_;
    CoupAnalyst analyst_;
};

} // namespace parlour::coup
