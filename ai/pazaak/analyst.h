// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The analyst of Pazaak: values of actions by the solved game. Made in pazaak_bots.cpp, which finds its table. Sees a View
// and nothing else.
//
// In the model (ai/pazaak/model.h) the values are those of the solved strategy for both seats, rounded to 1/65535. The model
// draws house cards with replacement; the next card of each player is corrected by counting, later cards are not. Between
// hands only the number of the opponent's side cards is remembered, and the opponent is assumed to play the solution. The
// share has no error if no draw is left; otherwise kModelError covers all of this.
#pragma once

#include "ai/pazaak/solution.h"
#include "engine/core/analyst.h"
#include "engine/pazaak/pazaak.h"

#include <memory>

namespace parlour::pazaak {

/// Increases whenever answers may change.
inline constexpr int kAnalystVersion = 3;
/// The standard error of a share, caused by the differences between the real deck and the model's.
inline constexpr double kModelError = 0.001;

/// `solution` must be of a real model and must outlive the analyst.
std::unique_ptr<Analyst<Pazaak>> makeSolvedAnalyst(const Solution& solution);

} // namespace parlour::pazaak
