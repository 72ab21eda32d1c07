// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// FigureTable in the accessibility tree: a table with headers whose cells can be pressed. Qt's own cells can only be
// selected. Used by FigureTable.
#pragma once

namespace parlour {

/// Installs the factory for all FigureTables. Idempotent.
void installTableAccess();

} // namespace parlour
