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
/// A sum of chances that steps or games gave or took, each a share of 1: a percentage, from a whole one on "2.2 games". No
/// chance can be lost twice over; sumNote() says how the sum can exceed a whole game.
QString sumOfChances(double sum, int decimals = 0, bool sign = false);
QString sumNote();
/// Formatted digits with the language's percent sign.
QString withPercent(const QString& digits);

} // namespace parlour
