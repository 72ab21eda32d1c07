// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli solve pazaak. Called by the verb "solve".
#pragma once

#include "engine/core/rules_text.h"

namespace parlour::cli {

struct PazaakSolving {
    RuleMap rules; ///< as given
    int iterations = 0; ///< 0: as many as make it good
    int threads = 1;
    std::string out; ///< where the solution is written, as bots read it; empty: nowhere
    bool json = false;
};

/// Solves Pazaak from nothing and prints the value of the seat that begins, how far the solution can be exploited, and the
/// time. Returns the exit status; Ctrl-C ends it at once. Throws Refused for rules that are none.
int solvePazaak(const PazaakSolving& wanted);

} // namespace parlour::cli
