// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A review as JSON, as the history keeps it and as it can be exported. Reading never trusts.
//
//   {
//     "review": 2,                              version of this shape; in 1 a decision's share was its best action's
//     "game": "pazaak", "analyst": 1,           id, and version of what analysed it
//     "seat": 0, "seats": 2, "over": true,
//     "steps": ["* sides ..", "0 end", ..],     as in a saved game; those that are answered together begin with "&"
//     "positions": [null, {..}, ..]             one more than steps; null: not yet known
//   }
// and of a position
//     "share": [0.51, 0.001], "points": [254.6, 0], "between": [0.5, 0.001],
//     "expected": [0.52, 0.01],                 value and standard error
//     "blind": true, "long": true,              absent: they are not
//     "choices": [{"action": "end", "share": [..], "points": [..], "frequency": 1, "why": ["Reason", "No card ..", 17]}, ..]
#pragma once

#include "app/analysis/review.h"
#include "engine/base/expected.h"

#include <QByteArray>

namespace parlour {

inline constexpr int kReviewVersion = 2;

/// All but `problem`, which its record tells again.
QByteArray toJson(const Review& review);
/// Refuses what is no review, is damaged or of another version.
Expected<Review> reviewFromJson(const QByteArray& json);

} // namespace parlour
