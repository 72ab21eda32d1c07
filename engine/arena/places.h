// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The statistical significance of a contest's table: differences beyond chance, and shared places. Used by the window and by
// exports.
#pragma once

#include "engine/arena/standings.h"

#include <string>

namespace parlour {

/// The standard error of a difference of shares. For a row whose matches all ended alike, with a measured error of 0, that
/// of as many fair coin tosses.
double errorOfDifference(const TableRow& a, const TableRow& b);
/// True if this cell differs from an even share by two standard errors or more.
bool isClear(const TableCell& cell);

/// The range of places of a row; from 0 to 0 for one without a rank.
struct Places {
    int first = 1;
    int last = 1;
    std::string text() const; ///< "1", "1–2" if shared, or "–"
};
/// Places by row: rows within two standard errors of the first of their group share its places. In a cup only equal ranks
/// do.
std::vector<Places> placesOf(const ContestTable& table);

} // namespace parlour
