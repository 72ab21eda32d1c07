// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Heuristic policy for tables of three or more: weighs claims by who lets claims pass, who was caught and the visible cards.
// Policy uses it where there is no trained table; our own players override it by search (levels.h).
#pragma once

#include "engine/coup/coup_types.h"

namespace parlour::coup {

/// Returns one of `legal`.
Action heuristicAction(const View& view, const Actions& legal);

/// The probability that `claim` of `seat` is true, by the visible cards and its earlier claims.
double truthProbability(const View& view, Seat seat, Role claim);

} // namespace parlour::coup
