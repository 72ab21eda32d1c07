// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A review as JSON, as the history stores it and as it can be exported. Input is never trusted.
//
//   {
//     "review": 3,                              version of shape and meaning: in 1 the share of a decision was that of its
//                                               best action; in 2 values depended on the number of the step
//     "game": "pazaak", "analyst": 1,           id, and version of the analyst
//     "seat": 0, "seats": 2, "over": true,
//     "steps": ["* sides ..", "0 end", ..],     as in a saved game; answers given together begin with "&"
//     "positions": [null, {..}, ..]             one more than steps; null: not yet known
//   }
// and of a position
//     "share": [0.51, 0.001], "points": [254.6, 0], "between": [0.5, 0.001],
//     "expected": [0.52, 0.01],                 values with standard errors
//     "blind": true, "long": true,              absent: false
//     "choices": [{"action": "end", "share": [..], "points": [..], "frequency": 1, "why": ["Reason", "No card ..", 17]}, ..]
#pragma once

#include "app/analysis/review.h"
#include "engine/base/expected.h"

#include <QByteArray>

namespace parlour {

inline constexpr int kReviewVersion = 3;

/// Writes all but `problem` and `goal`, which follow from the record.
QByteArray toJson(const Review& review);
/// Parses a review. An error if it is damaged or of another version.
Expected<Review> reviewFromJson(const QByteArray& json);

} // namespace parlour
