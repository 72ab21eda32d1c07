// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The expected outcome of a part of a game to 20 (a hand or a set) after an action, and the comparison of two. Included by
// the analysts of these games.
#pragma once

#include "engine/core/analyst.h"
#include "engine/twenty/twenty.h"

namespace parlour::twenty {

/// The first effect of an action.
enum class Doing { Stands, GoesOn, Plays };

struct Outcome {
    Doing doing = Doing::Stands;
    bool draws = false; ///< another card, perhaps after one that is played
    Argument card; ///< that is played, as sentences print it
    int total = 0; ///< own total after the action, before the next card
    double share = 0, error = 0; ///< of the match, and its standard error
    double won = 0, tied = 0; ///< of the part
    double bust = 0; ///< the chance that the own total is over 20 after the action and the next card
    double kept = 0; ///< share that side cards left are worth; set by comparisonOf
};

/// The shares of the match after a part with all present side cards.
struct Worth {
    double lost = 0, tied = 0, won = 0;
};

/// The names of the parts of a comparison, and their standard errors.
struct PartNames {
    Text winning, tying; ///< "Winning the hand", "Tying the hand"
    Text win; ///< "Win the hand"
};
struct PartErrors {
    double chances = 0, kept = 0, bust = 0;
};

/// Splits the shares of two actions: the outcomes of the part at their worth with all present cards, and the effect of cards
/// that are played. Sets `kept` of both. Has neither sentence nor fact.
Comparison comparisonOf(Outcome& one, Outcome& other, const Worth& worth, const PartNames& names, const PartErrors& errors);

/// The analysis without values, for positions outside the tables: the first of `actions` is chosen.
Analysis unknownAnalysis(std::size_t actions);
/// The fact of an analysis about the next house card.
ReportPart bustFact(const HouseRisk& risk);
/// The share of house cards left that bust.
double bustChance(const HouseRisk& risk);

} // namespace parlour::twenty
