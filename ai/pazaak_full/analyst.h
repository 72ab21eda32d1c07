// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The analyst of Pazaak with own side decks: values of actions by the model of a match (match_model.h). Sees a View and
// nothing else.
#pragma once

#include "ai/pazaak_full/evaluator.h"
#include "engine/core/analyst.h"

namespace parlour::pazaak_full {

/// Increases whenever answers may change.
inline constexpr int kAnalystVersion = 3;
/// The standard error of a share, caused by the differences between the game and the model.
inline constexpr double kModelError = 0.01;
/// The standard error of the share of a deck before its hands are dealt.
inline constexpr double kDeckError = 0.02;

std::unique_ptr<Analyst<PazaakFull>> makeModelAnalyst(const Resources& resources);

} // namespace parlour::pazaak_full
