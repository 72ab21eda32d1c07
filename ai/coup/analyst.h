// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The analyst of Coup: values actions by rollouts of sampled deals under our own policy, and in tracked endings of two by
// solving the turn. At larger tables a rollout ends with the turn, where the critic values it. Beliefs about hidden cards
// come from the belief tracker at a table of two, else from the claims that stand. Used by hints, reviews and reports.
#pragma once

#include "ai/coup/belief_tracker.h"
#include "ai/coup/multiplayer/multiplayer_net.h"
#include "ai/coup/policy.h"
#include "ai/coup/turn_watcher.h"
#include "engine/core/analyst.h"
#include "engine/coup/coup.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace parlour::coup {

/// The probabilities of `solution` if there is one, else of `policy`.
Chances chancesOf(const Question<Coup>& question, const std::optional<BeliefTracker::Solution>& solution,
                  const Policy& policy);

/// All actions of a question share deals and random numbers. One simulation is a rollout of one action.
class CoupAnalyst final : public Analyst<Coup> {
public:
    /// Each may be null, and must outlive the analyst. Without `multiplayer`, rollouts of larger tables go on to the end of
    /// the game.
    CoupAnalyst(const Strategy* strategy, const EndingNet* endings, const MultiplayerNet* multiplayer)
        : multiplayer_(multiplayer),
          policy_(strategy),
          heuristic_(nullptr, {.errorRate = kRolloutErrors}),
          tracker_(strategy, endings)
    {
    }

    static constexpr int kVersion = 11;
    int version() const override { return kVersion; }
    bool isSampling() const override { return true; }
    /// Errors are one standard deviation. Stopped early, it returns the estimates so far.
    Analysis evaluate(const Question<Coup>& question, const AnalysisWatcher& watcher = {}) override;
    /// Splits the values of evaluate() by the cards and coins at the end of the turn, over the same rollouts; the chances
    /// are of the reactions of the table in this turn.
    std::optional<Comparison> comparisonOf(const Question<Coup>& question, std::size_t first, std::size_t second) override;
    /// A decision of the seat is worth its best action, except where rollouts go on to the end of a game of three or more.
    Estimate valueOf(const View& view, Luck luck, const stop_token& stop, int simulations = 0) override;
    /// The value of a challenge of the seat: whether the claim was true is luck.
    std::optional<Estimate> valueBetween(const View& before, const View& after, const stop_token& stop) override;
    /// The share of the win of the seat of the question in one rollout of an action on a deal, as evaluations count it. For
    /// measurements.
    double rolledOut(const Question<Coup>& question, const Action& action, const State& deal, Rng& rng);
    std::vector<PlaceBelief> beliefsOf(const View& view, const stop_token& stop) override;
    std::optional<State> dealOf(const View& view, Rng& rng) override;
    int copiesOf(const View& seer, const View& owner, const std::string& value) override;

private:
    /// A rollout of an action on a deal.
    struct Rollout {
        std::size_t action;
        const State& deal; ///< before the action
        double share;
        const TurnWatcher& watcher;
    };
    /// The seat whose share is rolled out, the turn it begins with, whether this turn is solved, and the seats that play by
    /// the heuristic policy.
    struct RolloutPlan {
        Seat seat;
        int turn;
        bool isSolved;
        SeatSet habitual = {};
    };
    static constexpr int kDealsAtOnce = 25; ///< between checks of the stop token
    static int dealsFor(const Question<Coup>& question);
    Analysis evaluateAnew(const Question<Coup>& question, const AnalysisWatcher& watcher);
    /// evaluate(), or its latest answer if that was to the same question.
    Analysis evaluationOf(const Question<Coup>& question);
    std::optional<Estimate> bestValue(const View& view, Luck luck, const stop_token& stop, int simulations);
    /// Rolls out these actions on each deal. Turns are watched on demand; then this turn of an ending is played as it is
    /// solved. `goesOn(deal)` is asked before each deal.
    void rollOutDeals(const Question<Coup>& question, const std::vector<std::size_t>& actions, bool watches,
                      const std::function<bool(int)>& goesOn, const std::function<void(const Rollout&)>& visit);
    /// The beliefs of beliefsOf() as a grid, from this many deals where they are sampled.
    Beliefs grid(const View& view, Luck luck, int deals);
    /// Whether the first action is the better one in new deals of the same beliefs in which `isRight`, and the worse one in
    /// others, but for one deal in twenty.
    bool decidesNewDeals(const Question<Coup>& question, const Action& better, const Action& worse,
                         const std::function<bool(const State&)>& isRight);
    /// `watcher` may be null.
    double rollOut(State& state, const RolloutPlan& plan, Rng& rng, TurnWatcher* watcher = nullptr) const;
    bool hasNet(const View& view) const;
    SeatSet habitualSeats(const View& view, Rng& rng) const;
    std::optional<double> endOf(const State& state, const RolloutPlan& plan) const;
    Chances chancesIn(const State& state, const Actions& legal, const RolloutPlan& plan) const;
    void takeFrequencies(const Question<Coup>& question, Analysis& analysis) const;

    /// The share of random actions in rollouts at larger tables. Purely deterministic players would act in lockstep, so that
    /// the turn order alone decides the game.
    static constexpr float kRolloutErrors = 0.15F;

    /// The latest evaluation, since the value of a decision is asked for next.
    struct Evaluation {
        View view;
        Luck luck;
        int simulations;
        Analysis analysis;
    };

    const MultiplayerNet* multiplayer_;
    Policy policy_; ///< at a table of two
    Policy heuristic_; ///< at larger tables
    BeliefTracker tracker_;
    std::optional<Evaluation> latest_;
};

/// Whether our own players search. Not at a table of two, where they play the trained strategy, nor in the published
/// contest's mode, whose bots hardly bluff: the heuristic policy wins more there.
inline bool searchesActions(const View& view)
{
    return view.rules.players > 2 && !view.isCrate();
}
/// The best action if it beats `usual` by more than two standard errors, else `usual`. Rollouts assume our own players as
/// opponents, the heuristic policy does not.
std::size_t significantlyBest(const Analysis& analysis, std::size_t usual);

} // namespace parlour::coup
