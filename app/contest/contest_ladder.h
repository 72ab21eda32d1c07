// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes a ladder (app/bots/strengths.h) from the results of a contest. Called by the command line; plays nothing.
#pragma once

#include "app/bots/strengths.h"
#include "app/contest/contest_file.h"

namespace parlour {

/// The ladder of a contest, whose pairs are its crosstable (at tables of more than two seats: the better result of each
/// two). Errors: an unfinished contest, a repeated or external bot, or no bot that plays at random.
Expected<Ladder> ladderOf(const ContestPlan& plan, const ContestTable& table);

} // namespace parlour
