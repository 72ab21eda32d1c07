// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Says what each action is worth in Pazaak, by the solved game. Made in pazaak_bots.cpp, where its table is found; hints and
// reviews ask it through AnyAnalyst. Sees a View and nothing else.
//
// What is exact: in the model of the game (ai/pazaak/model.h) the values are those of the solved strategy for both seats, up
// to its rounding to 1/65535. The model draws house cards with replacement; the next card of each player is put right by the
// cards that have gone, the cards after it are not. It remembers of the other's side cards only their number once a hand is
// over, and thinks of an opponent who plays the solution. Where nothing is left to draw the share has no error; elsewhere
// kModelError stands for all of this.
#pragma once

#include "ai/pazaak/solution.h"
#include "engine/core/analyst.h"
#include "engine/pazaak/pazaak.h"

#include <memory>

namespace parlour::pazaak {

/// Changes whenever answers may.
inline constexpr int kAnalystVersion = 1;
/// The standard error of a share, as far as the real deck differs from the model's. Measured over the next card: what a
/// position is worth before it and the mean of what it is worth after it differ by 0.0005 on average, 0.01 at most.
inline constexpr double kModelError = 0.001;

/// `solution` is of a real model and must outlive the analyst.
std::unique_ptr<Analyst<Pazaak>> makeSolvedAnalyst(const Solution& solution);

} // namespace parlour::pazaak
