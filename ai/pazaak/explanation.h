// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of Pazaak's analyst: why the better of two actions is better, as one sentence. Knows a View and the values of
// both actions.
#pragma once

#include "engine/core/analyst.h"
#include "engine/pazaak/pazaak_types.h"

namespace parlour::pazaak {

/// The expected outcome of the hand after an action.
struct Outcome {
    Action action;
    double share = 0; ///< of the match
    double error = 0;
    double won = 0;
    double tied = 0;
    double bust = 0; ///< the chance that the own total is over 20 after the action and the next card
    double kept = 0; ///< share that side cards left are worth

    bool isWon() const;
    bool isLost() const;
};

/// The reason why `better` is worth more.
Sentence reasonOf(const View& view, const Outcome& better, const Outcome& worse);

} // namespace parlour::pazaak
