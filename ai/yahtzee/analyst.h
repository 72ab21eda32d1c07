// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The analyst of Yahtzee: values of actions as shares of the win and as expected final points. Made in yahtzee_bots.cpp,
// which finds its tables. Sees a View and nothing else.
//
// Points are exact. The share is exact for a single player (1), in the last turn of the game, and in a duel (two seats, open
// cards) with at most three free boxes, where both play for the win (Ending). Elsewhere the others' cards follow sample
// games or, with open cards, play for points (WinModel), and with more than three free boxes the own rest is assumed to be
// played for points as well. The errors of two shares of one question together are that of their difference (0.005 with
// hidden cards, 0.003 with open ones, 0.001 with at most three free boxes), which leaves out what they have in common. In a
// duel both seats have the same information, so the shares sum to 1. With hidden cards the View has the others' totals only
// in the own turn after the first roll; at other times it is blind.
#pragma once

#include "ai/yahtzee/point_sources.h"
#include "ai/yahtzee/win_model.h"
#include "engine/core/analyst.h"

#include <memory>

namespace parlour::yahtzee {

/// Increases whenever answers may change.
inline constexpr int kAnalystVersion = 5;

/// The tables of the analyst.
struct AnalystTables {
    std::shared_ptr<const SolvedGame> game;
    std::shared_ptr<const WinModel> win; ///< nullptr for a single player
    std::shared_ptr<const PointSources> sources; ///< of `game`
};

/// The tables must be of the rules played and must outlive the analyst.
std::unique_ptr<Analyst<Yahtzee>> makeSolvedAnalyst(const AnalystTables& tables);

} // namespace parlour::yahtzee
