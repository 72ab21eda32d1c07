// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What must hold for any bytes whatever. Called with millions of inputs by libFuzzer (fuzz_main.cpp) and with thousands of
// seeded mutations by test_fuzz.cpp. Each returns what is wrong; empty: nothing.
#pragma once

#include <string>
#include <string_view>

namespace parlour::fuzz {

/// One line of notation: an action, a chance or rules of any game. What is read is written the same way.
std::string checkNotation(std::string_view text);

/// A first line "GAME RULES", then a step a line: "* deck ..", "0 attack 6s", a lone "*" for what the seed holds, or a
/// number that picks one of the legal actions. A refused step changes nothing; wherever it leads, the game can go on.
std::string checkRecord(std::string_view text);

/// A saved game. What is read is written and read again as the same; replaying it does no harm.
std::string checkFile(std::string_view text);

/// A line from a bot in another process, or the name of one. Whatever is accepted keeps to its limits; names are read as
/// they are written.
std::string checkMessage(std::string_view text);

} // namespace parlour::fuzz
