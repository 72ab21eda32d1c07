// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Solver of a round under hidden information: a Bayesian game with a type of the opponent for each hypothesis about the
// hidden facts, and the beliefs that follow from a move.
#pragma once

#include "ai/coins/belief.h"
#include "engine/core/analyst.h"

namespace parlour::coins {

/// The knowledge and beliefs of a seat in a round.
struct BeliefState {
    Rules rules;
    const Tosses& tosses; ///< of earlier rounds at least; true: own score
    int round = 1;
    int blue = 0, red = 0; ///< own levers left
    int blocked = 0; ///< the latest own block
    Hypotheses hypotheses{};

    /// The timeline under a hypothesis, up to the round before.
    Timeline timeline(const Hypothesis& hypothesis) const;
    Levers levers(const Hypothesis& hypothesis) const;
};
/// The state of a View. Without stored beliefs they are computed from the first round of the timeline on.
BeliefState beliefStateOf(const View& view, const ValueNet& net);

/// The expected consequences of a move.
struct MoveOutlook {
    double lead = 0; ///< share of the win that the lead afterwards is worth without further levers
    double levers = 0; ///< share of the win that the own pulled lever would have been worth later
    double blocked = 0; ///< probability that the rounds so far are blocked
    double back = 0; ///< probability that time goes back
    double ahead = 0; ///< lead in tosses
    double blueWorth = 0, redWorth = 0; ///< share of the win that one more own lever would be worth
};

/// A hypothesis with a reply of the other.
struct HiddenCase {
    std::size_t hypothesis;
    Move reply;
    double chance;
};

class RoundSolver {
public:
    /// The lead includes the toss of the round. State and network must outlive this.
    RoundSolver(const BeliefState& state, int lead, const ValueNet& net);

    RoundSolver(const RoundSolver&) = delete; ///< rounds_ refers to timelines_
    RoundSolver& operator=(const RoundSolver&) = delete;

    /// The hypotheses that differ for the players: of those with the same best places, the likeliest block stands for all.
    const Hypotheses& hypotheses() const { return hypotheses_; }
    const MoveList& options() const { return options_; } ///< own moves considered
    float frequency(std::size_t option) const { return game_.mix[option]; }
    /// The share of the win of any move against the opponent's predicted strategy.
    Estimate value(Move move) const;
    /// The same, at most that of the best option: the network was not trained on the consequences of other moves.
    Estimate cappedValue(Move move) const;
    /// One standard error of the difference of two moves' values.
    double errorOfLead(Move first, Move second) const;
    /// The possible hands and replies of the other; the chances sum to 1.
    std::vector<HiddenCase> cases() const;
    /// The share of the win of any move in one of them.
    double valueIn(const HiddenCase& each, Move move) const
    {
        return static_cast<double>(valueOf(each.hypothesis, {move, each.reply}));
    }
    /// Whether time goes back in it.
    bool isBack(const HiddenCase& each, Move move) const
    {
        return rounds_[each.hypothesis].backTo({move, each.reply}).has_value();
    }
    /// The consequences of any move against the opponent's predicted strategy.
    MoveOutlook outlookOf(Move move) const;
    /// The share of the win of the equilibrium strategy.
    Estimate value() const;
    /// Adds biases to the values of options, in shares of the win, and solves again.
    void setBias(const BayesianGame::Mix& bias);
    /// The beliefs to store after `move`.
    Belief after(Move move) const;

private:
    using Shares = FixedList<double, BayesianGame::kMaxTypes>; ///< by hypothesis
    Shares sharesOf(Move move) const;
    Shares sharesOfMix() const;
    float valueOf(std::size_t hypothesis, const JointMove& joint) const;
    MoveOutlook outlookOf(std::size_t hypothesis, const JointMove& joint) const;
    double meanOf(const Shares& shares) const;
    Estimate estimateOf(const Shares& shares, const Shares& common) const;
    void addHypothesis(const Hypothesis& hypothesis);
    void dropLeastLikely();
    void addRounds(int lead);
    void addJourneys();
    Hypothesis after(std::size_t hypothesis, const JointMove& joint) const;
    Hypotheses hypothesesAfter(Move move, bool isBack) const;

    const BeliefState& state_;
    const ValueNet& net_;
    Hypotheses hypotheses_; ///< merged where both sides have the same best places
    std::vector<Timeline> timelines_; ///< by hypothesis, as the next
    std::vector<Round> rounds_;
    std::array<MoveList, BayesianGame::kMaxTypes> replies_;
    MoveList options_;
    BayesianGame game_;
};

/// The share of the win before the toss: the mean of both outcomes.
Estimate valueBeforeToss(const BeliefState& state, const ValueNet& net);

} // namespace parlour::coins
