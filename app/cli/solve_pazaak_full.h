// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli solve pazaak-full. Called by the verb "solve".
#pragma once

#include "engine/core/rules_text.h"

#include <cstdint>

namespace parlour::cli {

struct PazaakFullSolveOptions {
    RuleMap rules; ///< incomplete
    std::string deck; ///< a name, or ten cards
    std::string against; ///< id of a bot
    int pairs = 0; ///< 0 selects the solver's default
    std::uint64_t seed = 1;
    int threads = 1;
    bool json = false;
};

/// Prints the share of a best response to a bot, both with the same deck, that even sees the bot's hand. Returns the exit
/// status: kNo if Ctrl-C stopped it. Throws Refused for invalid rules, decks and bots.
int solvePazaakFull(const PazaakFullSolveOptions& wanted);

} // namespace parlour::cli
