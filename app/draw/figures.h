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
/// The sum of the chances to win that several steps or games gave or took: a percentage below 1, else in games ("2.2
/// games"), since no probability is above 100 %. `decimals` is for the percentage.
QString sumOfChances(double sum, int decimals = 0, bool sign = false);
/// Explains to people why such a sum can be more than one game.
QString sumNote();
/// Formatted digits with the language's percent sign.
QString withPercent(const QString& digits);

} // namespace parlour
