// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The verbs of parlour-cli, one file each. A verb adds its options to the program and, when it is the one that was asked
// for, leaves what to run. Called by main.cpp. Texts here are English on purpose: scripts read them.
#pragma once

#include "app/cli/verb.h"

namespace parlour::cli {

void addGames(Verb& program);
void addWatch(Verb& program);
void addMatch(Verb& program);
void addReplay(Verb& program);
void addVerify(Verb& program);
void addPlay(Verb& program);
void addEvaluate(Verb& program);
void addDoctor(Verb& program);
void addContest(Verb& program);
void addSolve(Verb& program);
void addAnalyse(Verb& program);

} // namespace parlour::cli
