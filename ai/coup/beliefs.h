// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Beliefs about the cards of others: those of the belief tracker at a table of two, else the frequencies in deals sampled by
// the claims made; with the claims as reasons. Called by the analyst; knows a View and no Match.
#pragma once

#include "ai/coup/belief_tracker.h"
#include "engine/base/rng.h"
#include "engine/core/report.h"

#include <array>
#include <vector>

namespace parlour::coup {

/// The names of the roles, by Role.
inline constexpr std::array<Text, kRoles> kRoleTexts = {SAY("Role", "Ambassador"), SAY("Role", "Assassin"),
                                                        SAY("Role", "Captain"), SAY("Role", "Contessa"),
                                                        SAY("Role", "Duke")};

/// Analyst::beliefsOf. Values are roles. Samples `deals` deals from `rng` where nothing is tracked; the view must be
/// possible (determinization.h).
std::vector<PlaceBelief> beliefsAbout(const View& view, BeliefTracker& tracker, Rng rng, int deals);

} // namespace parlour::coup
