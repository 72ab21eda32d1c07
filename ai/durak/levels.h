// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Durak, from the master to the beginner: one player with more or fewer human weaknesses. Its evaluation
// is an Analyst; the level bots play by it. Sees Views only.
#pragma once

#include "ai/durak/beliefs.h"
#include "ai/durak/deal_sampler.h"
#include "ai/durak/rollout_policy.h"
#include "engine/core/analyst.h"

namespace parlour::durak {

/// The strength and weaknesses of a player.
struct Skill {
    int rollouts = 0; ///< per decision, over all actions
    int endingCards = 0; ///< solves endings of two seats with at most this many cards in both hands
    std::int64_t endingNodes = 0; ///< limit of positions searched to solve an ending
    /// Probability of remembering a seen card: the cheapest, and the trump ace. Linear in between.
    double remembersLow = 1;
    double remembersHigh = 1;
    /// The greatest error in the perceived value of a kind of action (to take, to throw in, to cover), as a share of the
    /// win, in a balanced position; 0 in a won or lost one. The cards of a kind share it, so it never wastes a card. The
    /// same question always gets the same errors.
    double misjudgement = 0;
    /// The share of the win that a dearer card of the same kind of action must promise more than a cheaper one; four times
    /// as much for a trump instead of a plain card. The values of cards come from rollouts, whose bias is of this size.
    double thrift = 0.03;
    Inference inference = Inference::None;
    RolloutParameters parameters{}; ///< of all seats in the rollouts
};

extern const Skill kMaster, kClub, kCasual, kBeginner;

/// Evaluates actions with the given skill. `Question::simulations` counts rollouts.
class LevelAnalyst final : public Analyst<Durak> {
public:
    explicit LevelAnalyst(const Skill& skill) : skill_(skill) {}

    int version() const override { return 8; }
    bool isSampling() const override { return true; }
    Analysis evaluate(const Question<Durak>& question, const AnalysisWatcher& watcher = {}) override;
    /// Makes the same choice as an analysis, but evaluates only the best action of an ending unless a report is requested.
    Analysis decide(const Question<Durak>& question);
    /// Splits the difference by the end of the bout and by the hands when the stock is gone, over rollouts of their own
    /// (comparison.cpp); in solved endings only the lines differ.
    std::optional<Comparison> comparisonOf(const Question<Durak>& question, std::size_t first, std::size_t second) override;
    /// A decision of the seat is worth its best action.
    Estimate valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations = 0) override;
    std::optional<Estimate> valueBetween(const View& before, const View& after, const std::stop_token& stop) override;
    /// True while the other of two seats acts within a bout: an own action reveals nothing, so the position after it is
    /// worth what the action was, and the other's actions are valued when the seat decides again or the bout ends.
    bool isBlindView(const View& view, const std::stop_token& stop) override;
    bool isViewWorthItsBest(const View& view) override { return view.rules.players == 2; }
    std::vector<PlaceBelief> beliefsOf(const View& view, const std::stop_token& stop) override
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

/// The bot of a level. Plays by a LevelAnalyst.
class LevelPlayer final : public Bot<Durak> {
public:
    explicit LevelPlayer(const Skill& skill) : analyst_(skill) {}
    Action choose(const Question<Durak>& question) override;

private:
    LevelAnalyst analyst_;
};

} // namespace parlour::durak
