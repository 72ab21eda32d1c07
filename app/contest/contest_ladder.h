// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a contest's results make of its bots as a ladder (app/bots/strengths.h). Called by the command line; plays nothing.
#pragma once

#include "app/bots/strengths.h"
#include "app/contest/contest_file.h"

namespace parlour {

/// The ladder of a contest, whose pairs are its crosstable (at tables of more than two: who of each two did better).
/// Refused: contests that are not finished, that have a bot twice or one from outside, or nobody who plays at random.
Expected<Ladder> ladderOf(const ContestPlan& plan, const ContestTable& table);

} // namespace parlour
