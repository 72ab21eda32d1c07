// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The evaluations behind a bot's choice. Filled by bots on demand, shown by the window and the command line.
#pragma once

#include "engine/base/seat.h"
#include "engine/base/sentence.h"

#include <string>
#include <vector>

namespace parlour {

/// One summand of a value, or one fact of the position: "Suit balance  -198".
struct ReportPart {
    Text label;
    double value = 0;
};

/// One action that was evaluated.
struct Candidate {
    std::string action; ///< in the game's notation
    double value = 0; ///< on the report's scale; meaningless unless `hasValue`
    bool hasValue = true;
    Sentence why;
    std::vector<ReportPart> parts; ///< the summands of the value; may be empty
    double error = 0; ///< one standard error of the value; 0 if exact or not a statistic
};

/// The unit of a report's values.
enum class Scale {
    Own, ///< the bot's own, such as the value of a hand
    Points, ///< of the game
    Share ///< chance of the goal, 0 to 1 (goal.h)
};

/// A bot's beliefs about other hands, as a grid: a row per seat, a column per thing.
struct Beliefs {
    struct Row {
        Seat seat = 0;
        std::vector<double> chances; ///< probability of holding at least one, by thing
    };
    std::vector<Text> things; ///< "Duke"
    std::vector<Row> rows;
};

struct Report {
    Scale scale = Scale::Own;
    Text unit; ///< heading of the column of values: "Value after", "Points"
    int decimals = 0; ///< digits shown after the point
    bool higherIsBetter = true;
    std::vector<ReportPart> facts; ///< of the position: "Hand value before", "Threshold"
    Beliefs beliefs; ///< without rows if the bot has none
    std::vector<Candidate> candidates; ///< in the order of evaluation
    std::string chosen; ///< the chosen action in the game's notation
    Sentence verdict; ///< the deciding rule as one sentence
};

} // namespace parlour
