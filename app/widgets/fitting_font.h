// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Type for a line in a widget that may have little room. Used by rows and tables of the pages; texts on the stage use
// shrunk() of stage/paint.h.
#pragma once

#include <QFont>

namespace parlour {

/// The largest type up to `pixels` in which a text fits one line of this width, but never below 11 px.
QFont fittingFont(const QString& text, double width, int pixels, bool strong = false);

} // namespace parlour
