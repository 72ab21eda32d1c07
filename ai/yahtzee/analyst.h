// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Says what each action is worth in Yahtzee: the share of the win against the others at the table, and the final points that
// are to be expected. Made in yahtzee_bots.cpp, where its tables are found; hints and reviews ask it through AnyAnalyst.
// Sees a View and nothing else.
//
// What is exact: points, always; the share of who plays alone, which is 1 (then points are what matters), of who plays the
// last turn of all, and of two with open cards from three boxes on, each of whom sees the other's card and plays for the win
// (Ending). Two with open cards see the same at all times, so what one does not win the other does. Before, and with more
// seats, the others' cards go on as in sample games or, where they are open, as those who play for points (WinModel), and
// until three boxes are left the own rest is taken to be played so as well; the errors stand for that, as actions of one
// question compare. Where cards are hidden, the View has the others' totals in the own turn only, from its first roll on: at
// other times it is blind.
#pragma once

#include "ai/yahtzee/win_model.h"
#include "engine/core/analyst.h"

#include <memory>

namespace parlour::yahtzee {

/// Changes whenever answers may.
inline constexpr int kAnalystVersion = 3;

/// What the analyst reckons by.
struct AnalystTables {
    std::shared_ptr<const SolvedGame> game;
    std::shared_ptr<const WinModel> win; ///< null where one plays alone
};

/// The tables are of the rules that are played, and must outlive the analyst.
std::unique_ptr<Analyst<Yahtzee>> makeSolvedAnalyst(const AnalystTables& tables);

} // namespace parlour::yahtzee
