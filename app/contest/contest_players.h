// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Players for a contest's plan: the only place where a game's name becomes typed code that plays spans. Used by playContest
// and by files that play a match again.
#pragma once

#include "ai/core/resources.h"
#include "app/contest/contest_plan.h"
#include "engine/arena/any_span_player.h"
#include "engine/base/stop.h"

#include <optional>

namespace parlour {

Field fieldOf(const ContestPlan& plan);
/// Makes a player for one thread; all threads of a contest share the tables of `resources`. `field` outlives it.
std::unique_ptr<AnySpanPlayer> makePlayer(const Field& field, const Resources& resources);
/// Checks that the programs among the entrants answer, except disqualified ones, which play no more. Waits for them.
Expected<void> checkPrograms(const ContestPlan& plan, const Progress& progress);
/// The mean duration of a match on all threads of this machine, in seconds, measured by playing some matches of a complete
/// plan on the calling thread. nullopt if stopped, and for plans with a person or with programs, which are not started for
/// it.
std::optional<double> measuredSecondsPerMatch(const ContestPlan& plan, const stop_token& stop);

/// The ending and the extra scores of a finished game. nullopt if it is unfinished or breaks the rules.
std::optional<Results> resultsOf(const Record& record);

} // namespace parlour
