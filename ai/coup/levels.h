// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Coup, from master to beginner: one player with different human weaknesses.
#pragma once

#include "ai/coup/analyst.h"
#include "ai/coup/policy.h"
#include "engine/core/bot.h"
#include "engine/coup/coup.h"

#include <memory>

namespace parlour::coup {

/// Deals of a search for each action, unless the question sets the number of simulations.
inline constexpr int kSearchDeals = 60;

inline constexpr Skill kMaster{};
inline constexpr Skill kClub{
    .forgetRate = 0.4F, .bluffRate = 0.6F, .challengeRate = 0.7F, .naiveRate = 0.2F, .searchRate = 0.5F};
inline constexpr Skill kCasual{
    .forgetRate = 0.8F, .bluffRate = 0.35F, .challengeRate = 0.45F, .naiveRate = 0.4F, .searchRate = 0.12F};
inline constexpr Skill kBeginner{
    .forgetRate = 1, .bluffRate = 0.1F, .challengeRate = 0.25F, .naiveRate = 0.65F, .searchRate = 0};

/// At a table of two, plays the trained strategy; the master also solves turns with one card each. At larger tables by the
/// printed rules, the master draws from the trained policy after a step by the values of a search; the others, who play by
/// habit as people do, take the heuristic action unless a search finds a significantly better one.
class LevelPlayer final : public Bot<Coup> {
public:
    /// A damaged table is null: then the heuristic policy, or in endings the trained strategy, takes its place. All must
    /// outlive the bot.
    LevelPlayer(const Strategy* strategy, const EndingNet* endings, const MultiplayerNet* multiplayer, const Skill& skill)
        : searchRate_(skill.searchRate),
          isDrawn_(multiplayer && skill == kMaster),
          policy_(strategy, skill),
          tracker_(strategy, skill == kMaster ? endings : nullptr),
          analyst_(strategy, endings, skill == kMaster ? multiplayer : nullptr)
    {
    }
    Action choose(const Question<Coup>& question) override;

private:
    bool searches(const Question<Coup>& question) const;
    std::size_t found(const Question<Coup>& question, const Analysis& analysis, std::size_t usual) const;

    float searchRate_;
    bool isDrawn_; ///< whether a search gives probabilities to draw from
    Policy policy_;
    BeliefTracker tracker_;
    CoupAnalyst analyst_;
};

} // namespace parlour::coup
