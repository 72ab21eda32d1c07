// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reviews in the history: kept for each game and seat with the analyst's version, and what lists and statistics need of
// them. What is damaged or by another version counts as not there.
#pragma once

#include "app/analysis/review.h"
#include "app/store/history.h"

namespace parlour {

/// What a list of games says of a review. Shares count from 0 to 1; of who plays alone all is in points of the game.
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
    int doubtful = 0; ///< decisions of this grade, by the usual thresholds
    int mistakes = 0;
    int blunders = 0;
    bool isWhole = false; ///< false: it was left before its end
    bool operator==(const ReviewFigures&) const = default;
};

ReviewFigures figuresOf(const Review& review);

/// Keeps a review, whole or not, in the place of an earlier one.
Expected<void> keepReview(History& history, qint64 game, const Review& review);
/// A review of this game and seat by this version of the analyst.
std::optional<Review> keptReview(const History& history, qint64 game, Seat seat, int analyst);
/// Of all games that have a review, in the order of their numbers.
std::vector<ReviewFigures> keptFigures(const History& history);

} // namespace parlour
