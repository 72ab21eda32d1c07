// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the mover's report on the table: figures on cards and buttons, the chosen card raised, an arrow to its target.
// Called by the table for positions with a report.
#pragma once

#include "app/tables/durak/durak_plan.h"
#include "app/tables/durak/durak_position.h"

namespace parlour::durak {

/// Adds the report to a layout that is complete otherwise. `seen.position().report` must not be null.
void addFigures(Layout& layout, const SeenPosition& seen, const Plan& plan, const Canvas& canvas);

} // namespace parlour::durak
