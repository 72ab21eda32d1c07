// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of Coup: actions and chances as text and back, for records, bots in other processes, the command line and
// tables. No State here.
#pragma once

#include "engine/base/expected.h"
#include "engine/coup/coup_types.h"

#include <string>
#include <string_view>

namespace parlour::coup {

std::string toText(Action::Kind kind);
/// The name of a role; "captain or ambassador" for None.
std::string toText(Role role);
std::string toText(const Action& action);
/// The text of the action without its target and hidden cards: "steal", "block duke", "return".
std::string toText(const PublicAction& action);
std::string toText(const Chance& chance);
/// Plain English, for logs; not read back.
std::string toText(const Event& event);
/// Reads an action as written by toText, allowed or not. The error names the actions of the game.
Expected<Action> parseAction(std::string_view text);
Expected<Chance> parseChance(std::string_view text);

} // namespace parlour::coup
