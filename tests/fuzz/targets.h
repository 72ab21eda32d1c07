// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Properties that must hold for any bytes. Called with millions of inputs by libFuzzer (fuzz_main.cpp) and with thousands of
// seeded mutations by test_fuzz.cpp. Each function returns a problem as text; empty if there is none.
#pragma once

#include <string>
#include <string_view>

namespace parlour::fuzz {

/// One line of notation: an action, a chance or rules of any game. Valid text reads back after writing.
std::string checkNotation(std::string_view text);

/// A first line "GAME RULES", then one step per line: "* deck ..", "0 attack 6s", a lone "*" for the chance of the seed, or
/// an index into the legal actions. A refused step changes nothing, and the game can always continue.
std::string checkRecord(std::string_view text);

/// A saved game. Valid text reads back after writing, and a replay is safe.
std::string checkFile(std::string_view text);

/// A position. Accepted text reads back after writing, and the game goes on from there.
std::string checkPosition(std::string_view text);

/// A shared line, or the text in one. What is read as a game reads back after writing.
std::string checkLine(std::string_view text);

/// A line from a guest, or the command of one. Accepted input respects the limits, and commands read back.
std::string checkMessage(std::string_view text);

} // namespace parlour::fuzz
