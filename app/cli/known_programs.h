// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The programs that the person has let play in contests by naming them. A contest's file may come from elsewhere, and
// resuming it starts the programs that it names: others are asked about first.
#pragma once

#include <string>
#include <vector>

namespace parlour::cli {

/// Remembers the programs among these entrants. Best effort: without a folder for settings each is asked about again.
void rememberPrograms(const std::vector<std::string>& entrants);

/// Returns if all programs among these entrants are known, `isAllowed`, or the person at the terminal says yes; remembers
/// them then. Otherwise throws Refused with their commands; `file` names the contest.
void allowPrograms(const std::vector<std::string>& entrants, const std::string& file, bool isAllowed);

} // namespace parlour::cli
