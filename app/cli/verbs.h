// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The verbs of parlour-cli, one file each: every function adds a verb with its options and its work. Called by main.cpp.
// Output is English only, since scripts read it.
#pragma once

#include "app/verbs/verb.h"

namespace parlour::cli {

void addGames(Verb& program);
void addWatch(Verb& program);
void addMatch(Verb& program);
void addReplay(Verb& program);
void addVerify(Verb& program);
void addShare(Verb& program);
void addDeal(Verb& program);
void addSeal(Verb& program);
void addPlay(Verb& program);
void addEvaluate(Verb& program);
void addDoctor(Verb& program);
void addServe(Verb& program);
void addContest(Verb& program);
void addSolve(Verb& program);
void addAnalyse(Verb& program);
void addPuzzles(Verb& program);

} // namespace parlour::cli
