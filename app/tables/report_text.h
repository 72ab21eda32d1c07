// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of a Report as people read them: a share of the win in percents, all else with the report's digits. Used by
// the tables and the side panel.
#pragma once

#include "engine/core/report.h"

#include <QString>

#include <vector>

namespace parlour {

/// "46.1%" for a share of the win, "2,152" for a bot's own figure; `sign`: also before gains.
QString reportFigure(const Report& report, double value, bool sign = false);

/// The figure of what was weighed; empty: it has none, or was not weighed.
QString figureOf(const Report& report, const Candidate& candidate);
QString figureOf(const Report& report, const std::string& action);

/// What was weighed and has a value, that of most first.
std::vector<const Candidate*> bestFirst(const Report& report);

/// Is a fact of a report a chance, so that a bar tells it better than a figure? In a report of shares of the win all facts
/// from 0 to 1 are, if one of them lies between.
bool isChance(const Report& report, const ReportPart& fact);

} // namespace parlour
