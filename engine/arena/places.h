// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the figures of a contest's table allow to say: which differences are more than chance, and which places are shared.
// Used by the window and by exports.
#pragma once

#include "engine/arena/standings.h"

#include <string>

namespace parlour {

/// The error of a difference of shares, as it was measured, or, where a few matches all ended alike, what chance alone would
/// make of so many.
double errorOfDifference(const TableRow& a, const TableRow& b);
/// Does this cell differ from an even share by more than two errors?
bool isClear(const TableCell& cell);

/// The places that a row may have.
struct Places {
    int first = 1;
    int last = 1;
    std::string text() const; ///< "1", or "1–2" where they are shared
};
/// By row: those within two errors of the first of their group share its places. Places of a cup are played for, so they are
/// what they are.
std::vector<Places> placesOf(const ContestTable& table);

} // namespace parlour
