// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures as the language writes them. Used by tables and pages.
#pragma once

#include <QString>

namespace parlour {

/// With `decimals` digits, grouped; `sign`: also before gains.
QString figure(double value, int decimals, bool sign = false);

/// "46.1%" of a share of 1, likewise.
QString percentOf(double share, int decimals = 0, bool sign = false);
/// The same of digits that are there already.
QString withPercent(const QString& digits);

} // namespace parlour
