// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a bot weighed before it chose, if anybody asked. Filled by bots, shown by the window and the command line.
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

/// One action that was weighed.
struct Candidate {
    std::string action; ///< in the game's notation
    double value = 0; ///< on the report's scale; meaningless when `hasValue` is false
    bool hasValue = true;
    Sentence why;
    std::vector<ReportPart> parts; ///< how the value comes about, as a sum; may be empty
    double error = 0; ///< one standard error of the value; 0: it is exact, or a figure of the bot's own
};

/// What the values of a report are.
enum class Scale {
    Own, ///< a figure of the bot's own, as the value of a hand
    Points, ///< of the game
    Share ///< of the win, 0 to 1
};

/// What a bot believes that others hold, as a grid: a row a seat, a column a thing.
struct Beliefs {
    struct Row {
        Seat seat = 0;
        std::vector<double> chances; ///< that it holds at least one, 0 to 1; as many as there are things
    };
    std::vector<Text> things; ///< "Duke"
    std::vector<Row> rows;
};

struct Report {
    Scale scale = Scale::Own;
    Text unit; ///< heads the column of values: "Value after", "Points"
    int decimals = 0; ///< digits shown after the point
    bool higherIsBetter = true;
    std::vector<ReportPart> facts; ///< of the position: "Hand value before", "Threshold"
    Beliefs beliefs; ///< no rows: it has none, or does not tell
    std::vector<Candidate> candidates; ///< in the order weighed
    std::string chosen; ///< the action taken, in the game's notation
    Sentence verdict; ///< the rule that decided, as one sentence
};

} // namespace parlour
