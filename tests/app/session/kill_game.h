// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The game of the program that test_kill kills.
#pragma once

#include "tests/app/session/session_tools.h"

namespace parlour::test {

inline Record killGame()
{
    return newRecord("durak", {"you", "durak.greedy", "durak.random"}, 11, {{"players", "3"}});
}

} // namespace parlour::test
