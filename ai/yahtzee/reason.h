// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of Yahtzee's analyst: why the better of two actions is better, as one sentence, and the coming roll on which
// that depends. Knows the values of both actions, no tables and no State.
#pragma once

#include "ai/core/deciding_fact.h"
#include "ai/yahtzee/point_sources.h"

#include <optional>

namespace parlour::yahtzee {

/// The outcome of an action, under the decisions of its turn.
struct Outlook {
    Action action;
    double value = 0; ///< share of the win, or points for a single player
    PointSources::Points points{}; ///< expected until the end of the game, by source
    /// By box: the turn ends with dice that meet its condition. No chance for boxes that are not free or have no condition.
    std::array<ComingEvent, kBoxes> made{};

    double total() const;
};

/// `view` is the question's, `turn` evaluates actions in the unit of Outlook::value, and `sources` are prepared for it.
Outlook outlookOf(const View& view, const Turn& turn, const PointSources& sources, const Action& action);

/// The reason why `better` is worth more, from its largest advantage. `worthOfPoint`: the value of one point, in the unit of
/// Outlook::value. The part of the value that points do not explain is `risk`, positive if it speaks for `better`.
Sentence reasonOf(const View& view, const Outlook& better, const Outlook& worse, double worthOfPoint, double risk);

/// The box whose dice decide which of both actions would have been better; nullopt if there is none.
std::optional<DecidingFact> factOf(const Outlook& better, const Outlook& worse);

} // namespace parlour::yahtzee
