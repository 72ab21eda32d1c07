// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A decision of Coins thought through: the round as a game against each hypothesis of what is hidden, its solution, and what
// the seat believes afterwards. Used by our own players and their analyst.
#pragma once

#include "ai/coins/belief.h"
#include "engine/core/analyst.h"

namespace parlour::coins {

/// What the seat of a View knows and believes in its round.
struct Situation {
    Rules rules;
    const Tosses& tosses; ///< of earlier rounds at least; 1: own score
    int round = 1;
    int blue = 0, red = 0; ///< own levers left
    int blocked = 0; ///< the latest own block
    Hypotheses hypotheses{};

    /// The timeline if the hypothesis is right, up to the round before this one.
    Timeline timeline(const Hypothesis& hypothesis) const;
    Levers levers(const Hypothesis& hypothesis) const;
};
/// As a View tells it. Without a memory of ours the timeline is thought through from its first round.
Situation situationOf(const View& view, const ValueNet& net);

class Deliberation {
public:
    /// The round of the situation has been tossed, which made for this lead. Situation and network live longer.
    Deliberation(const Situation& situation, int lead, const ValueNet& net);

    Deliberation(const Deliberation&) = delete; ///< its rounds refer to its timelines
    Deliberation& operator=(const Deliberation&) = delete;

    const MoveList& options() const { return options_; } ///< own, that are worth a thought
    float frequency(std::size_t option) const { return equilibrium_.mix[option]; }
    /// The share of the win, whatever the move, against what the other is believed to do.
    Estimate worth(Move move) const;
    /// The share of the win if this goes on as it should.
    Estimate worth() const;
    /// Makes options seem better than they are, in shares of the win, and decides anew.
    void misjudge(const Equilibrium::Mix& taste);
    /// What to leave for the next round when `move` was chosen.
    Belief after(Move move) const;

private:
    using Shares = FixedList<double, Equilibrium::kKinds>; ///< by hypothesis, as the next
    Shares sharesOf(Move move) const;
    Shares sharesOfMix() const;
    float worthOf(std::size_t hypothesis, const Answers& answers) const;
    double meanOf(const Shares& shares) const;
    Estimate estimateOf(const Shares& shares, const Shares& common) const;
    void addHypothesis(const Hypothesis& hypothesis);
    void forgetLeastLikely();
    void addRounds(int lead);
    void addJourneys();
    Hypothesis after(std::size_t hypothesis, const Answers& answers) const;
    Hypotheses hypothesesAfter(Move move, bool isBack) const;

    const Situation& situation_;
    const ValueNet& net_;
    Hypotheses hypotheses_; ///< that make a difference: under which somebody could go back to another best place
    std::vector<Timeline> timelines_; ///< by hypothesis, as the next
    std::vector<Round> rounds_;
    std::array<MoveList, Equilibrium::kKinds> answers_;
    MoveList options_;
    Equilibrium equilibrium_;
};

/// The share of the win before the round of the situation is tossed: the mean of what it is after either toss.
Estimate worthBefore(const Situation& situation, const ValueNet& net);

} // namespace parlour::coins
