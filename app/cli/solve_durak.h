// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli solve durak: the exact value of an ending in a saved game. Called by the verb "solve".
#pragma once

#include <string>

namespace parlour::cli {

struct DurakSolving {
    std::string file;
    int step = -1; ///< the position after so many steps; -1: none was given
    bool json = false;
};

/// Prints what each action is worth to the seat that is to move, and the best line. Returns the exit status: kNo for an
/// unsound file, or if Ctrl-C or the bound of nodes came first. Throws Refused where nothing is to be solved.
int solveDurak(const DurakSolving& wanted);

} // namespace parlour::cli
