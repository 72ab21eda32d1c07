// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The answer to a request for a hint: first the features of the decision, without naming an action, then the value of each
// action. Made on a thread by an AnalystThread; shown by the window. Knows no game.
#pragma once

#include "app/analysis/review.h"
#include "engine/core/any_analyst.h"
#include "engine/core/report.h"

namespace parlour {

struct Advice {
    std::vector<KeptSentence> features; ///< in reading order; none names an action
    Currency currency = Currency::Share;
    Report report; ///< every action with its value; `chosen` is the best (bestOf)
    std::vector<double> frequencies; ///< probability that the analyst takes each candidate of the report, 0 to 1
    std::vector<int> asGood; ///< candidates that are as good as the chosen one (isAsGood), best first, without that one

    /// Index of an action in the report's candidates; -1: none. The action may have an appendix of the person's own.
    int find(const std::string& action) const;
    int chosen() const { return find(report.chosen); }
    /// Whether a candidate is the chosen one or as good as that.
    bool isRight(int candidate) const;
    /// The best candidate after the chosen one; -1: none.
    int next() const;
    /// The loss against the chosen candidate (parlour::lossOf), at least 0, in `currency`.
    double lossOf(int candidate) const;
};

/// Makes advice from `analysis`, the analyst's answer to `question` of game `game`, which has several actions. `isAlone`:
/// the only player, who plays for points.
Advice adviceOf(const std::string& game, const AnyQuestion& question, const Analysis& analysis, bool isAlone);
/// The same from the values of a review, without features; nullopt if it has none of the decision at `step`.
std::optional<Advice> adviceOf(const Review& review, int step);

} // namespace parlour
