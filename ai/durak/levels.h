// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Durak, from the master to the beginner: one player with more or fewer human weaknesses. What it finds
// out it says as an Analyst; the bots of the list play by that. Sees Views only.
#pragma once

#include "ai/durak/deal_sampler.h"
#include "ai/durak/rollout_policy.h"
#include "engine/core/analyst.h"

namespace parlour::durak {

/// How well somebody plays.
struct Skill {
    int rollouts = 0; ///< a decision, over all actions
    int endingCards = 0; ///< endings of two with so many cards in hand or fewer are reckoned through, as far as ..
    std::int64_t endingNodes = 0; ///< .. so many positions allow
    /// Chance that a card that has gone is remembered: the cheapest, and the trump ace.
    double remembersLow = 1;
    double remembersHigh = 1;
    /// Each action seems worth up to so much more or less of the win than it is, where all is open; nothing where the game
    /// is won or lost. The same question is misjudgement in the same way.
    double misjudgement = 0;
    Inference inference = Inference::None; ///< what is concluded from what others did not play
    RolloutParameters parameters{}; ///< of all seats in the play-outs
};

extern const Skill kMaster, kClub, kCasual, kBeginner;

/// What actions are worth as somebody of this skill sees it. `Question::simulations` counts play-outs.
class LevelAnalyst final : public Analyst<Durak> {
public:
    explicit LevelAnalyst(const Skill& skill) : skill_(skill) {}

    int version() const override { return 4; }
    bool isSampling() const override { return true; }
    Analysis weigh(const Question<Durak>& question, const AnalysisWatcher& watcher = {}) override;
    /// The same choice as `weigh`, but in endings other actions are not weighed unless a report is asked for.
    Analysis decide(const Question<Durak>& question);
    Estimate valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations = 0) override;

private:
    Skill skill_;
};

/// Plays by a LevelAnalyst.
class LevelPlayer final : public Bot<Durak> {
public:
    explicit LevelPlayer(const Skill& skill) : analyst_(skill) {}
    Action choose(const Question<Durak>& question) override;

private:
    LevelAnalyst analyst_;
};

} // namespace parlour::durak
