// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The verbs of parlour-lab, one file each, as those of parlour-cli (app/cli/verbs.h).
#pragma once

#include "app/verbs/verb.h"

namespace parlour::cli {

void addTrain(Verb& program);
void addExploit(Verb& program);
void addDecks(Verb& program);
void addHabits(Verb& program);
void addAccounts(Verb& program);
void addMistakes(Verb& program);
void addTeach(Verb& program);
void addBeliefs(Verb& program);
void addBench(Verb& program);

} // namespace parlour::cli
