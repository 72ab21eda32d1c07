// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an analyst tells whoever asks for a hint: first what the decision is about, without naming an action, then what each
// action is worth. Made on a thread by an AnalystDesk; shown by the window. Knows no game.
#pragma once

#include "app/analysis/review.h"
#include "engine/core/any_analyst.h"
#include "engine/core/report.h"

namespace parlour {

struct Counsel {
    std::vector<KeptSentence> matters; ///< in the order in which they are to be read; none names an action
    Currency currency = Currency::Share;
    Report report; ///< every action with its value; `chosen` is the best, of those within half a point the one that
                   ///< is taken most often
    std::vector<double> frequencies; ///< how often the analyst would take each candidate of the report, 0 to 1
    std::vector<int> asGood; ///< candidates that are as good as the chosen one, best first, without it

    /// Index in the report's candidates; -1: none of that name. An action may carry something of the person's own.
    int find(const std::string& action) const;
    int chosen() const { return find(report.chosen); }
    /// What it costs beside the best, at least 0 and 0 where that is within the error; in the currency.
    double lossOf(int candidate) const;
};

/// `question` is not forced and of game `game`, `analysis` the answer to it. `isAlone`: who plays alone plays for points.
Counsel counselOf(const std::string& game, const AnyQuestion& question, const Analysis& analysis, bool isAlone);

} // namespace parlour
