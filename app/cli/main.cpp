// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli: the program for everything that needs no window. Runs the verb on the command line.
#include "app/cli/verbs.h"

int main(int argc, char** argv)
{
    using namespace parlour::cli;
    CommandLine line("parlour-cli", "Card games against bots, without a window.", PARLOUR_VERSION);
    for (const auto& add : {addGames, addWatch, addMatch, addReplay, addVerify, addDeal, addSeal, addShare, addPlay,
                            addEvaluate, addDoctor, addServe, addContest, addSolve, addAnalyse, addPuzzles})
        add(line.program());
    line.moved({"train", "exploit", "bench"}, "parlour-lab");
    return line.run(argc, argv);
}
