// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The entrants' shares of the win over the matches played, calculated from a contest's file. Drawn by LeadChart.
#pragma once

#include "app/contest/contest_file.h"

#include <vector>

namespace parlour {

struct LeadPoint {
    std::int64_t matches = 0; ///< of each pair; in format Tables, of all
    double share = 0;
    double error = 0;
};

struct LeadCurve {
    int entrant = 0;
    std::vector<LeadPoint> points;
};

using LeadCurves = std::vector<LeadCurve>;

inline constexpr int kLeadPoints = 32;
/// A curve of at most kLeadPoints points for each entrant, up to the point to which all pairs are played without a gap.
/// Empty for a cup, whose entrants do not all meet, and for more than 1000 pairings.
Expected<LeadCurves> leadCurvesOf(const ContestFile& file);

} // namespace parlour
