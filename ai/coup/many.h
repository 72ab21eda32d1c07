// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is usual at tables of three or more: rules that reckon with who has let claims pass, who was caught, and what the
// cards in sight leave. Used by Policy, which has a trained table for two; our own players do otherwise where that is
// clearly better (levels.h).
#pragma once

#include "engine/coup/coup_types.h"

namespace parlour::coup {

/// What to do with several others at the table; one of `legal`.
Action amongMany(const View& view, const Actions& legal);

/// The chance that `seat` tells the truth with `claim`, by the cards in sight and by what it has claimed before.
double credit(const View& view, Seat seat, Role claim);

} // namespace parlour::coup
