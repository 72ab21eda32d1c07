// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Oldschool: time goes forward.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

Ruling oldschool(const Sight&)
{
    return {kNothing, SAY("Reason", "Time goes forward: do nothing")};
}

} // namespace parlour::coins
