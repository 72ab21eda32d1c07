// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli solve durak: the exact value of an ending in a saved game. Called by the verb "solve".
#pragma once

#include <string>

namespace parlour::cli {

struct DurakSolveOptions {
    std::string file;
    int step = -1; ///< number of steps before the position; -1 if none was given
    bool json = false;
};

/// Prints the value of each action to the seat to move, and the best line. Returns the exit status: kNo for an unsound file,
/// or if Ctrl-C or the limit of nodes came first. Throws Refused for a position that is no ending.
int solveDurak(const DurakSolveOptions& options);

} // namespace parlour::cli
