// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What each action is worth, of any game, with the types erased: for hints, reviews and the command line. Typed code asks an
// Analyst<G> (engine/core/analyst.h).
#pragma once

#include "engine/core/any_bot.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace parlour {

/// A number and its standard error; 0: it is exact.
struct Estimate {
    double value = 0;
    double error = 0;
    bool operator==(const Estimate&) const = default;
};
/// A share of the win of which nothing is known.
inline constexpr Estimate kUnknownShare{0.5, 0.5};

/// What one legal action is worth to the seat that is asked, given what it may know.
struct ActionValue {
    Estimate share; ///< of the win, 0 to 1
    std::optional<Estimate> points; ///< in games that count points: the final ones that are to be expected
    double frequency = 0; ///< how often the analyst would take it, 0 to 1; all of a question sum to 1
    Sentence why; ///< in words; may be empty
};

/// The answer to a question.
struct Analysis {
    std::vector<ActionValue> actions; ///< in the order of the question's legal list
    std::vector<ReportPart> facts; ///< what the analyst believes of the position
    Beliefs beliefs; ///< of the other seats

    /// The index of the action of the highest share; the first of equal ones. `actions` is not empty.
    std::size_t best() const
    {
        const auto less = [](const ActionValue& a, const ActionValue& b) { return a.share.value < b.share.value; };
        return static_cast<std::size_t>(std::max_element(actions.begin(), actions.end(), less) - actions.begin());
    }
};

/// Told, on the thread that thinks, what is known so far; each time of all actions.
using AnalysisWatcher = std::function<void(const Analysis& soFar)>;

class AnyAnalyst {
public:
    virtual ~AnyAnalyst() = default;
    /// Changes whenever answers may: what was kept of another version is reckoned again.
    virtual int version() const = 0;
    /// What each legal action of `question` is worth. The same question has the same answer, unless it was asked to stop:
    /// then it is the best so far.
    virtual Analysis analyse(const AnyQuestion& question, std::stop_token stop, const AnalysisWatcher& watcher = {}) = 0;
    /// What the game is worth to the seat that has this View, whoever is to move: its share of the win. `simulations` as in
    /// AnyQuestion.
    virtual Estimate value(const std::any& view, Luck luck, std::stop_token stop, int simulations = 0) = 0;
    /// Are its values means over games that it imagines, so that other luck gives others? If not, what error they have is
    /// the same each time.
    virtual bool isSampling() const { return false; }

    // What only some games need. A Pazaak player's decision and the card that comes next are one step; a Yahtzee player
    // forgets the others' totals between turns.

    /// The final points that are to be expected, in games that count points.
    virtual std::optional<Estimate> points(const std::any& /*view*/, const std::stop_token& /*stop*/) { return {}; }
    /// Does this View tell less than an earlier one of the same seat did? Then what that was worth holds on.
    virtual bool isBlind(const std::any& /*view*/, const std::stop_token& /*stop*/) { return false; }
    /// Where a step brings a decision and chance at once: what the game was worth in between, when the decisions were known
    /// and chance was not. `before` and `after` are the seat's Views. Nothing where they do not come together.
    virtual std::optional<Estimate> between(const std::any& /*before*/, const std::any& /*after*/,
                                            const std::stop_token& /*stop*/)
    {
        return {};
    }
};

} // namespace parlour
