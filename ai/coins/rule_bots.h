// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots that are short lists of rules, each a function from a Sight to a Ruling. Listed in coins_bots.cpp.
#pragma once

#include "ai/coins/sight.h"

namespace parlour::coins {

Ruling oldschool(const Sight& sight);
Ruling randomly(const Sight& sight);
Ruling regret(const Sight& sight);
Ruling noRegrets(const Sight& sight);
Ruling badLoser(const Sight& sight);
Ruling nostalgia(const Sight& sight);
Ruling littleTen(const Sight& sight);
Ruling dejaVu(const Sight& sight);
Ruling oracle(const Sight& sight);

} // namespace parlour::coins
