// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Oldschool: never pulls a lever.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

Ruling oldschool(const RuleFeatures&)
{
    return {kNothing, SAY("Reason", "Time goes forward: do nothing")};
}

} // namespace parlour::coins
