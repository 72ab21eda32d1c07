// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the verbs train and exploit read from the command line, and what each game does with it, in a file of its own.
#pragma once

#include "engine/core/rules_text.h"

#include <cstdint>
#include <string>

namespace parlour::cli {

/// Makes what players play by, by self-play.
struct Training {
    RuleMap rules;
    bool endings = false; ///< of Coup: what solves endings, instead of the table
    std::int64_t iterations = 0; ///< in all, those of before included; 0: as many as what is shipped had
    std::uint64_t seed = 1;
    int threads = 1; ///< at least 1; changes the time, never the result
    std::string out; ///< it is written here; empty: it is not kept
    bool json = false;
};

/// Trains an answer to a bot: how much somebody who knows it can take off it.
struct Exploiting {
    std::string bot;
    RuleMap rules;
    double minutes = 0; ///< of training by the clock; 0: `matches` decide
    std::int64_t matches = 0; ///< to train with
    std::int64_t tests = 0; ///< matches not trained with, which are counted; 0: as the game finds right
    std::uint64_t seed = 1;
    int threads = 1;
    bool json = false;
};

/// What an answer gets. The JSON is that of the command line's contract.
struct Exploited {
    double minutes = 0; ///< of training
    double processorSeconds = 0;
    std::int64_t trained = 0; ///< matches
    std::string kind; ///< of answer, where a game has several
    std::int64_t tested = 0; ///< matches not trained with
    double share = 0; ///< of the win, in those
    double error = 0; ///< its standard error
};
/// Prints it, on standard output; `rules` are all of the game's.
void printExploited(const Exploiting& wanted, const std::string& game, const RuleMap& rules, const Exploited& exploited);

/// Each returns the exit status. Ctrl-C stops at once; what was trained is kept beside `out` and gone on with, an answer is
/// not.
int trainCoup(const Training& wanted);
int trainCoins(const Training& wanted);
int exploitCoup(const Exploiting& wanted);
int exploitCoins(const Exploiting& wanted);

} // namespace parlour::cli
