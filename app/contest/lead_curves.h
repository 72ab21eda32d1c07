// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shares of the win by how much was played, derived from what a contest's file keeps. Made by the page's reader, drawn by
// its chart.
#pragma once

#include "app/contest/contest_file.h"

#include <vector>

namespace parlour {

struct LeadPoint {
    std::int64_t matches = 0; ///< of each pair; at tables, in all
    double share = 0;
    double error = 0;
};

struct LeadCurve {
    int entrant = 0;
    std::vector<LeadPoint> points;
};

using LeadCurves = std::vector<LeadCurve>;

/// A curve for each entrant, with at most kLeadPoints points: as far as every pair was played without a gap. None for a cup,
/// where everybody plays something else.
inline constexpr int kLeadPoints = 32;
Expected<LeadCurves> leadCurvesOf(const ContestFile& file);

} // namespace parlour
