// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of Yahtzee: actions and chances as text and back, for records, bots in other processes, the command line and
// tables. No State here.
#pragma once

#include "engine/base/expected.h"
#include "engine/base/tokens.h"
#include "engine/yahtzee/yahtzee_types.h"

#include <string>
#include <string_view>

namespace parlour::yahtzee {

std::string toText(const Action& action);
std::string toText(const Chance& chance);
/// Plain English, for logs; not read back.
std::string toText(const Event& event);
/// Reads an action as written by toText, allowed or not. The error names the actions of the game.
Expected<Action> parseAction(std::string_view text);
Expected<Chance> parseChance(std::string_view text);

/// Dice or their positions in the notation: "none" or "0 3".
template <class List>
std::string heldText(const List& held)
{
    return held.empty() ? "none" : joined(held, digits);
}

} // namespace parlour::yahtzee
