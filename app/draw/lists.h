// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names and parts of sentences in a row, with what the language puts between them. Used by tables and pages.
#pragma once

#include <QStringList>

namespace parlour {

/// Names: "You, OpenFool, Greedy".
QString listOf(const QStringList& names);
/// Parts of a sentence: "OpenFool, 6 cards, attacks you".
QString clausesOf(const QStringList& parts);

} // namespace parlour
