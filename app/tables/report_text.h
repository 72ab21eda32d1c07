// The figures of a Report as people read them: a share of the win in hundredths, all else with the report's digits. Used by
// the tables and the side panel.
#pragma once

#include "engine/core/report.h"

#include <QString>

namespace parlour {

/// "46.1%" for a share of the win, "2,152" for a bot's own figure; `sign`: also before gains.
QString reportFigure(const Report& report, double value, bool sign = false);

} // namespace parlour
