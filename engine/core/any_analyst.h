// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An analyst of any game with the types erased: for hints, reviews and the command line. Typed code uses Analyst<G>
// (engine/core/analyst.h).
#pragma once

#include "engine/core/any_bot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// A number and its standard error; 0 if it is exact.
struct Estimate {
    double value = 0;
    double error = 0;
    bool operator==(const Estimate&) const = default;
};
/// The one rule of what is about the same: two values within two standard errors of their difference. Neither is preferred
/// then, and nothing is lost by either.
inline bool isSame(const Estimate& one, const Estimate& other)
{
    return std::abs(one.value - other.value) <= 2 * std::hypot(one.error, other.error);
}
/// A share of the win without any information.
inline constexpr Estimate kUnknownShare{0.5, 0.5};

/// A share of the win as the chance that people are shown.
inline Estimate chanceOf(const Goal& goal, const Estimate& share)
{
    return {goal.chanceOf(share.value), goal.winners * share.error};
}

/// The value of one legal action for the seat that is asked, given its information.
struct ActionValue {
    Estimate share; ///< of the win, 0 to 1
    std::optional<Estimate> points; ///< expected final points, in games that count points
    double frequency = 0; ///< probability with which the analyst plays it; sums to 1 over a question
    Sentence why; ///< may be empty
};

/// The answer to a question.
struct Analysis {
    std::vector<ActionValue> actions; ///< in the order of the question's legal list
    std::vector<ReportPart> facts; ///< of the position, as the analyst sees it
    Beliefs beliefs; ///< of the other seats

    /// The index of the action with the highest share, the first of equal ones. `actions` must not be empty.
    std::size_t best() const
    {
        const auto less = [](const ActionValue& a, const ActionValue& b) { return a.share.value < b.share.value; };
        return static_cast<std::size_t>(std::max_element(actions.begin(), actions.end(), less) - actions.begin());
    }
};

/// A quantity under two actions that are compared.
struct ComparedPart {
    Text label; ///< "Fives"
    Estimate first, second; ///< its value after each action

    double difference() const { return first.value - second.value; }
};

/// An expected number under two actions: of cards, of coins. Both texts have the place %1 for its difference.
struct ComparedCount {
    Text more, fewer; ///< "%1 more trumps in your hand"
    Estimate first, second;

    double difference() const { return first.value - second.value; }
};

/// A step of a line of play.
struct LineStep {
    Seat seat = 0;
    std::string action; ///< in the game's notation
};

/// Things that explain both actions: "Claims that can be true: Duke, Captain".
struct NamedList {
    Text name;
    std::vector<Text> things;
};

/// A hidden fact on which the better of two actions depends.
struct DecidingFact {
    Sentence text; ///< "Right only if she has no Duke: %1 in 100; it needs %2.", with both chances filled in
    double chance = 0; ///< of the fact, 0 to 1, over the deals of the comparison
    double needed = 0; ///< the chance of the fact at which both actions are worth the same, 0 to 1
};

/// The reasons why the first of two actions is worth more or less than the second.
struct Comparison {
    Scale scale = Scale::Points; ///< of the parts: Points of the game, or Share of the win
    /// Summands: their differences sum to the difference of the values that analyse() gives both actions, to 1e-6.
    std::vector<ComparedPart> parts;
    std::vector<ComparedPart> chances; ///< probabilities of 0 to 1 that explain the parts
    double error = 0; ///< one standard error of the difference; 0 if it is exact
    int deals = 0; ///< sampled deals in which the chances were counted; 0: they are calculated
    Text when = {}; ///< the time of the counts: "When the stock is gone"; empty: now
    std::vector<ComparedCount> counts = {};
    std::vector<NamedList> lists = {};
    bool isForced = false; ///< the lines are best play to the end; otherwise the likely play
    std::array<std::vector<LineStep>, 2> lines = {}; ///< after each action, which comes first; may be empty
    /// The reason for the action that is worth more, as somebody at the table would say it: at most 20 words and one number,
    /// from the largest part that exceeds its error. Empty if both are about the same.
    Sentence why = {};
    std::optional<DecidingFact> fact = {}; ///< nullopt if no single hidden fact decides

    double difference() const
    {
        double sum = 0;
        for (const ComparedPart& part : parts)
            sum += part.difference();
        return sum;
    }
    /// True if the difference is within two errors: neither action is preferred.
    bool isSame() const { return std::abs(difference()) <= 2 * error; }
};

/// Receives intermediate results, each of all actions, on the thread that thinks.
using AnalysisWatcher = std::function<void(const Analysis& soFar)>;

class AnyAnalyst {
public:
    virtual ~AnyAnalyst() = default;
    /// Changes whenever answers may change: results stored by another version are calculated again.
    virtual int version() const = 0;
    /// Builds what later answers for this seat need, so that they come sooner. Changes no answer.
    virtual void warmUp(const std::any& /*view*/, stop_token /*stop*/) {}
    /// The random numbers of all answers to the seat with this View: a function of what it shows alone, so that a question
    /// has the same answer whoever asks it.
    virtual Luck luckOf(const std::any& /*view*/) { return {}; }
    /// The value of each legal action of `question`, whose own luck has no effect (luckOf). The same question has the same
    /// answer, unless `stop` was requested: then the answer is the best so far.
    virtual Analysis analyse(const AnyQuestion& question, stop_token stop, const AnalysisWatcher& watcher = {}) = 0;
    /// The parts of the difference between two legal actions, by their indices; nullopt if the analyst has none for them or
    /// was stopped. `question` as in analyse().
    virtual std::optional<Comparison> compare(const AnyQuestion& /*question*/, std::size_t /*first*/, std::size_t /*second*/,
                                              stop_token /*stop*/)
    {
        return {};
    }
    /// The expected share of the win of the seat that has this View, whichever seat is to move. `luck` is luckOf(view), or
    /// that of another View with which this one is compared. `simulations` as in AnyQuestion.
    virtual Estimate value(const std::any& view, Luck luck, stop_token stop, int simulations = 0) = 0;
    /// The beliefs on which the values of the seat with this View rest: for each seat that hides something, the values that
    /// it may have. The same View has the same beliefs; empty if stopped, or if nothing is hidden that can be inferred.
    virtual std::vector<PlaceBelief> beliefs(const std::any& /*view*/, const stop_token& /*stop*/) { return {}; }
    /// The State of a game that may look so to the seat with this View, as std::any: what is hidden is sampled from `rng` by
    /// the beliefs on which values rest. Empty if nothing is hidden that can be inferred, or if the View is not possible.
    virtual std::any deal(const std::any& /*view*/, Rng& /*rng*/) { return {}; }
    /// The number of things with a believed value that the seat of the View `owner` really has, for measurements. `seer` is
    /// the View that the belief is of.
    virtual int copies(const std::any& /*seer*/, const std::any& /*owner*/, const std::string& /*value*/) { return 0; }
    /// True if values are means over sampled games, so that another Luck gives other values. If not, their error is the same
    /// each time.
    virtual bool isSampling() const { return false; }

    // For some games only. At Pazaak a decision and the next card are one step; at Yahtzee a View lacks the others' totals
    // between turns; at Durak an own card reveals nothing.

    /// The expected final points; nullopt in games that do not count points.
    virtual std::optional<Estimate> points(const std::any& /*view*/, const stop_token& /*stop*/) { return {}; }
    /// True if this View has no more information than an earlier one of the same seat; then the earlier value remains valid.
    virtual bool isBlind(const std::any& /*view*/, const stop_token& /*stop*/) { return false; }
    /// True if the value of this View, a decision of its seat, is that of its best action. Of sampled values the maximum is
    /// too high, unless the analyst corrects it.
    virtual bool isWorthItsBest(const std::any& /*view*/) { return false; }
    /// The value after the decision and before chance, in a step that brings both; nullopt for other steps. `before` and
    /// `after` are the seat's Views.
    virtual std::optional<Estimate> between(const std::any& /*before*/, const std::any& /*after*/,
                                            const stop_token& /*stop*/)
    {
        return {};
    }
};

} // namespace parlour
