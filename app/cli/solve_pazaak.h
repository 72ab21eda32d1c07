// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli solve pazaak. Called by the verb "solve".
#pragma once

#include "engine/core/rules_text.h"

namespace parlour::cli {

struct PazaakSolveOptions {
    RuleMap rules; ///< incomplete
    int iterations = 0; ///< 0 selects the solver's default
    int threads = 1;
    std::string out; ///< file for the strategy table; empty for none
    bool json = false;
    bool force = false; ///< replace whatever `out` holds
};

/// Solves Pazaak and prints the value of the seat that begins, the exploitability of the strategy, and the time. Returns the
/// exit status: kNo if Ctrl-C stopped it. Throws Refused for invalid rules.
int solvePazaak(const PazaakSolveOptions& wanted);

} // namespace parlour::cli
