// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists of names and of clauses with the language's separators. Used by tables and pages.
#pragma once

#include <QStringList>

namespace parlour {

/// Joins names: "You, OpenFool, Greedy".
QString listOf(const QStringList& names);
/// Joins clauses: "OpenFool, 6 cards, attacks you".
QString clausesOf(const QStringList& parts);

} // namespace parlour
