// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The evaluation of a decision by rollouts and solved endings. Called by the analyst of the levels; its comparisons watch
// the same rollouts. Sees a View and nothing else.
#pragma once

#include "ai/durak/rollouts.h"

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

/// 1, 0 or -1: the share is better than a draw, equal, or worse.
int signOf(double share, const Rules& rules);

struct EvaluationOptions {
    bool evaluatesAll = true; ///< in a solved ending also the actions that are not the best; values are calibrated
    const AnalysisWatcher* watcher = nullptr; ///< may be null
    RolloutWatch* watch = nullptr; ///< plays the rollouts of the actions; may be null
};

/// An analysis with the rollouts that it rests on.
struct Evaluation {
    Analysis analysis;
    bool isSolved = false; ///< an ending: shares are exact, or unknown
    std::vector<std::size_t> candidates; ///< the actions that were rolled out, by their indices in the legal list
    std::vector<RolloutValue> values; ///< by candidate
    /// By candidate: the candidate from whose rollouts its share comes. Another one only if people gain no more by this
    /// action than by that.
    std::vector<std::size_t> valuedAs;
};

/// Evaluates the actions of a question.
Evaluation evaluated(const Skill& skill, const Question<Durak>& question, const EvaluationOptions& options = {});

} // namespace parlour::durak
