// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Durak, from the master to the beginner: one player with more or fewer human weaknesses. Its evaluation
// is an Analyst; the level bots play by it. Sees Views only.
#pragma once

#include "ai/durak/beliefs.h"
#include "ai/durak/calibration.h"
#include "ai/durak/evaluation.h"
#include "engine/core/analyst.h"

namespace parlour::durak {

extern const Skill kMaster, kClub, kCasual, kBeginner;
/// The levels at tables of three and more without teams; master and club player are the same.
extern const Skill kTableCasual, kTableBeginner;

/// Evaluates actions with the given skill. `Question::simulations` counts rollouts.
class LevelAnalyst final : public Analyst<Durak> {
public:
    explicit LevelAnalyst(const Skill& skill) : skill_(skill) {}

    int version() const override { return 10; }
    bool isSampling() const override { return true; }
    Analysis evaluate(const Question<Durak>& question, const AnalysisWatcher& watcher = {}) override;
    /// Makes the same choice as an analysis, but evaluates only the best action of an ending unless a report is requested.
    Analysis decide(const Question<Durak>& question);
    /// Makes the analysis of the question once more and splits the difference by what its rollouts came to (comparison.cpp).
    /// Costs a fifth more than an analysis. Solved endings and decisions on a new deal have a single part.
    std::optional<Comparison> comparisonOf(const Question<Durak>& question, std::size_t first, std::size_t second) override;
    /// A decision of the seat is worth its best action.
    Estimate valueOf(const View& view, Luck luck, const stop_token& stop, int simulations = 0) override;
    std::optional<Estimate> valueBetween(const View& before, const View& after, const stop_token& stop) override;
    /// True while others act within a bout: an own action reveals nothing, so the position after it is worth what the action
    /// was, and the others' actions are valued when the seat decides again or the bout ends.
    bool isBlindView(const View& view, const stop_token& stop) override;
    bool isViewWorthItsBest(const View& view) override { return Calibration::coversRules(view.rules); }
    std::vector<PlaceBelief> beliefsOf(const View& view, const stop_token& stop) override
    {
        return beliefsAbout(view, skill_.inference, stop);
    }
    std::optional<State> dealOf(const View& view, Rng& rng) override
    {
        auto sampler = DealSampler::of(view, {}, skill_.inference);
        return sampler ? std::optional(sampler->deal(rng)) : std::nullopt;
    }
    int copiesOf(const View& /*seer*/, const View& owner, const std::string& value) override
    {
        const auto card = parseCard(value);
        return card && owner.hand.contains(*card) ? 1 : 0;
    }

private:
    Skill skill_;
};

/// The bot of a level. Plays by a LevelAnalyst, at tables of three and more without teams by another if it has one.
class LevelPlayer final : public Bot<Durak> {
public:
    explicit LevelPlayer(const Skill& skill) : LevelPlayer(skill, skill) {}
    LevelPlayer(const Skill& skill, const Skill& atTables) : analyst_(skill), atTables_(atTables) {}
    Action choose(const Question<Durak>& question) override;

private:
    LevelAnalyst analyst_, atTables_;
};

} // namespace parlour::durak
