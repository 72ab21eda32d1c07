// The verbs of parlour-cli, one file each. A verb adds its options to the program and, when it is the one that was asked
// for, leaves what to run. Called by main.cpp. Texts here are English on purpose: scripts read them.
#pragma once

#include <CLI/CLI.hpp>

#include <functional>

namespace parlour::cli {

/// Does a verb's work after the command line was read; returns the exit status (0 done, 1 the answer is no).
using Run = std::function<int()>;

void addGames(CLI::App& program, Run& run);
void addWatch(CLI::App& program, Run& run);
void addMatch(CLI::App& program, Run& run);
void addReplay(CLI::App& program, Run& run);
void addVerify(CLI::App& program, Run& run);
void addPlay(CLI::App& program, Run& run);
void addEvaluate(CLI::App& program, Run& run);
void addBench(CLI::App& program, Run& run);
void addDoctor(CLI::App& program, Run& run);
void addContest(CLI::App& program, Run& run);

} // namespace parlour::cli
