// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table of figures in the accessibility tree: as a table with heads, whose cells are pressed to do what Enter does. The
// toolkit's own cells can only be marked. Used by FigureTable.
#pragma once

namespace parlour {

/// From now on, for every FigureTable. Called again it does nothing.
void installTableAccess();

} // namespace parlour
