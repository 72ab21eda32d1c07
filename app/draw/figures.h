// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Localised formats of numbers and shares. Used by tables and pages.
#pragma once

#include <QString>

namespace parlour {

/// A number with `decimals` digits after the point, grouped by thousands. `sign` puts a plus before positive values.
QString figure(double value, int decimals, bool sign = false);

/// A share of 1 as a percentage in the same format: "46.1%".
QString percentOf(double share, int decimals = 0, bool sign = false);
/// Formatted digits with the language's percent sign.
QString withPercent(const QString& digits);

} // namespace parlour
