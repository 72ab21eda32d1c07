// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The ratings of puzzles, and those with which a person begins: one scale for all games, on which our own levels stand 300
// points apart. Pure functions; called by the practice. Knows no game.
#pragma once

#include "ai/core/bots.h"
#include "app/practice/stock.h"
#include "engine/arena/elo.h"
#include "engine/arena/glicko.h"

#include <array>
#include <optional>

namespace parlour {

/// The ratings of our own levels at puzzles, weakest first.
inline constexpr std::array<double, kLevels.size()> kLevelRatings{900, 1200, 1500, 1800};
inline constexpr double kPuzzleDeviation = 100; ///< of a puzzle's rating
inline constexpr double kPuzzleReach = 200; ///< a person meets puzzles within so many points of the own rating
inline constexpr int kGamesForLevel = 10; ///< from so many games against measured bots on, they show a level

/// The rating of a puzzle, from the lowest level that finds it: half-way between that level and the one below, which does
/// not. One that no level finds stands as far above the last.
GlickoRating ratingOf(const StockPuzzle& puzzle);

/// The rating of a person before the first puzzle of a game. `elo`: from `games` games, on the scale on which our levels
/// have the ratings `levels`, weakest first. Without it, or from few games, that of the lowest level. Between two levels it
/// is linear; beyond them it is theirs.
GlickoRating startRating(const std::optional<Rating>& elo, int games, const std::vector<double>& levels);

/// Whether a person of this rating meets the puzzle. Ratings beyond those of all puzzles count as the nearest of them.
bool isWithinReach(const StockPuzzle& puzzle, double rating);

} // namespace parlour
