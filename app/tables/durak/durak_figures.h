// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the mover weighed, drawn on the table: figures on cards and buttons, the chosen card raised, an arrow to its place.
// Called by the table when a position carries a report.
#pragma once

#include "app/tables/durak/durak_plan.h"
#include "app/tables/durak/durak_position.h"

namespace parlour::durak {

/// Adds to a layout that has every other piece. `seen.position().report` must not be null.
void addFigures(Layout& layout, const SeenPosition& seen, const Plan& plan, const Canvas& canvas);

} // namespace parlour::durak
