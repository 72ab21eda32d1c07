// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fonts fitted to one line of a widget. Used by rows and tables of pages; texts on the stage use shrunk() of draw/text.h.
#pragma once

#include <QFont>

namespace parlour {

/// The largest font up to `pixels`, at least 11 px, in which a text fits one line of this width.
QFont fittingFont(const QString& text, double width, int pixels, bool strong = false);

} // namespace parlour
