// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab: trains our own players, and measures what an exploiter takes off a bot, how bots play, what reviews add up to
// and whether their mistakes are real, what it gains to avoid them, what side decks are worth, and the speed.
#include "app/lab/lab_verbs.h"

int main(int argc, char** argv)
{
    using namespace parlour::cli;
    CommandLine line("parlour-lab", "Trains and measures the bots of Parlour.", PARLOUR_VERSION);
    for (const auto& add :
         {addTrain, addExploit, addHabits, addAccounts, addMistakes, addTeach, addDecks, addBeliefs, addBench})
        add(line.program());
    return line.run(argc, argv);
}
