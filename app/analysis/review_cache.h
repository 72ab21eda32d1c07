// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stores reviews in the history by game, seat and version of the analyst, with the figures that lists and statistics need. A
// damaged review or one of another version counts as missing.
#pragma once

#include "app/analysis/review.h"
#include "app/store/database/history.h"

namespace parlour {

/// The figures of a review in a list of games. Shares, 0 to 1; points where a person plays alone.
struct ReviewFigures {
    qint64 game = 0; ///< HistoryEntry::id
    Seat seat = 0;
    int analyst = 0; ///< its version
    double start = 0;
    double luck = 0;
    double others = 0;
    double errors = 0;
    double estimate = 0;
    double result = 0;
    int decisions = 0;
    Estimate meanLoss;
    int doubtful = 0; ///< number of decisions of this grade, by the default thresholds
    int mistakes = 0;
    int blunders = 0;
    bool isWhole = false; ///< false: the game was left before its end
    bool operator==(const ReviewFigures&) const = default;
};

ReviewFigures figuresOf(const Review& review);

/// Stores a complete or partial review in place of an earlier one.
Expected<void> keepReview(History& history, qint64 game, const Review& review);
/// The stored review of this game and seat by this version of the analyst.
std::optional<Review> keptReview(const History& history, qint64 game, Seat seat, int analyst);
/// The figures of all reviewed games, by their ids.
std::vector<ReviewFigures> keptFigures(const History& history);

} // namespace parlour
