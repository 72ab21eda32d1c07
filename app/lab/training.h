// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Options of the verbs train and exploit, and their implementations by game.
#pragma once

#include "app/verbs/solving.h"
#include "app/verbs/verb.h"

#include <cstdint>
#include <string>
#include <vector>

namespace parlour::cli {

/// The options of all trainings and exploiters.
struct TrainingRequest {
    RuleMap rules;
    std::uint64_t seed = 1;
    int threads = takeThreads({}); ///< at least 1; does not change the result
    bool json = false;

    void addOptions(Verb& verb);
};

struct TrainRequest : TrainingRequest {
    bool endings = false; ///< of Coup: trains the network of endings instead of the table
    bool multiplayer = false; ///< of Coup and Durak: trains for three to six seats instead of the table
    std::int64_t iterations = 0; ///< in all, resumed ones included; 0: those of the shipped table
    std::string out; ///< file to write; empty: none
};

struct ExploitRequest : TrainingRequest {
    std::string bot; ///< to exploit
    bool policyGradient = false; ///< of Coup: learns by policy gradient instead of values of actions, at any table
    double minutes = 0; ///< of training; 0: `matches` decides
    std::int64_t matches = 0; ///< of training
    std::int64_t tests = 0; ///< test matches; 0: the game's default

    /// The part of the training that is done, at most 1.
    double doneAfter(const Stopwatch& stopwatch, std::int64_t trained) const;
};

struct ExploitResult {
    double minutes = 0; ///< of training
    double processorSeconds = 0;
    std::int64_t trained = 0; ///< matches
    std::vector<float> thresholds; ///< of an exploiter by thresholds
    std::int64_t tested = 0; ///< matches not trained with
    double share = 0; ///< of the win, in those
    double error = 0; ///< its standard error
};
/// Prints the result on standard output, as text or as the JSON of the command line's contract. `rules` are complete.
void printResult(const ExploitRequest& request, const std::string& game, const RuleMap& rules, const ExploitResult& result);

/// Each returns the exit status. Ctrl-C stops early. A training keeps its state next to `out` and resumes from it; an
/// exploiter is not kept.
int trainCoup(const TrainRequest& request);
int trainCoins(const TrainRequest& request);
int trainDurak(const TrainRequest& request);
int exploitCoup(const ExploitRequest& request);
int exploitCoins(const ExploitRequest& request);
int exploitPazaakFull(const ExploitRequest& request);

} // namespace parlour::cli
