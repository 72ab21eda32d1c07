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

/// A value that a hidden thing may have.
struct BeliefValue {
    std::string value; ///< in the game's notation: "9c", "duke"
    double chance = 0; ///< that at least one of the things has it
    double error = 0; ///< one standard error of the chance; 0 if it is not sampled
    double copies = 0; ///< expected number of the things that have it
};

/// The belief of one seat about things of another that it cannot tell apart, such as the hidden cards of a hand.
struct PlaceBelief {
    Seat seat = 0; ///< that hides them
    Text what; ///< "Hidden cards"
    int count = 0; ///< of the things; the copies of all values sum to it
    std::vector<BeliefValue> values; ///< the most probable first
    std::vector<Sentence> reasons; ///< arguments that are texts are values, in the notation
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
