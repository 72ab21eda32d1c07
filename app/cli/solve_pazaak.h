// parlour-cli solve pazaak. Called by the verb "solve".
#pragma once

#include "engine/core/rules_text.h"

namespace parlour::cli {

/// Solves Pazaak from nothing by these rules and prints the value of the seat that begins, how far the solution can be
/// exploited, and the time. Returns the exit status; Ctrl-C ends it at once. Throws Refused for rules that are none.
int solvePazaak(const RuleMap& rules, bool json);

} // namespace parlour::cli
