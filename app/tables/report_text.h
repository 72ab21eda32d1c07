// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of a Report as text: shares of the win in percent, other values with the report's digits. Used by the tables
// and the side panel.
#pragma once

#include "engine/core/report.h"

#include <QString>

#include <vector>

namespace parlour {

/// "46.1%" for a share of the win, "2,152" for a bot's own figure; `sign`: with a sign before gains, too.
QString reportFigure(const Report& report, double value, bool sign = false);

/// The figure of a candidate; empty if it has no value or the report lacks it.
QString figureOf(const Report& report, const Candidate& candidate);
QString figureOf(const Report& report, const std::string& action);

/// The candidates that have a value, in descending order.
std::vector<const Candidate*> bestFirst(const Report& report);

/// Whether a fact is a probability, which a bar shows better than a figure. In a report of shares of the win, facts from 0
/// to 1 are, if at least one lies strictly between.
bool isChance(const Report& report, const ReportPart& fact);

} // namespace parlour
