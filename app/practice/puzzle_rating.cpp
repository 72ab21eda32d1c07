// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/practice/puzzle_rating.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kHalfStep = (kLevelRatings[1] - kLevelRatings[0]) / 2;
constexpr double kEasiest = kLevelRatings.front() + kHalfStep, kHardest = kLevelRatings.back() + kHalfStep;
constexpr double kLeastDeviation = 100; ///< of a start: games and puzzles ask for different things

} // namespace

GlickoRating ratingOf(const StockPuzzle& puzzle)
{
    GlickoRating rating{kHardest, kPuzzleDeviation};
    if (const auto level = parseLevel(puzzle.level))
        rating.rating = kLevelRatings[static_cast<std::size_t>(*level)] - kHalfStep;
    return rating;
}

GlickoRating startRating(const std::optional<Rating>& elo, int games, const std::vector<double>& levels)
{
    GlickoRating start{kLevelRatings.front()};
    if (!elo || games < kGamesForLevel || levels.size() != kLevelRatings.size()
        || !std::is_sorted(levels.begin(), levels.end()) || elo->elo <= levels.front())
        return start;
    start.rating = kLevelRatings.back();
    for (std::size_t upper = 1; upper < levels.size(); ++upper)
        if (elo->elo < levels[upper]) {
            const double part = (elo->elo - levels[upper - 1]) / (levels[upper] - levels[upper - 1]);
            start.rating = std::lerp(kLevelRatings[upper - 1], kLevelRatings[upper], part);
            break;
        }
    start.deviation = std::clamp(elo->error, kLeastDeviation, start.deviation);
    return start;
}

bool isWithinReach(const StockPuzzle& puzzle, double rating)
{
    return std::abs(ratingOf(puzzle).rating - std::clamp(rating, kEasiest, kHardest)) <= kPuzzleReach;
}

} // namespace parlour
