// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// NoRegretsBot: blocks every twentieth round. It ignores its levers.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

Ruling noRegrets(const RuleFeatures& features)
{
    if (features.round % 20 == 0)
        return {kBlock, SAY("Reason", "Round %2 is a multiple of 20: block")};
    return {kNothing, SAY("Reason", "Round %2 is not a multiple of 20: do nothing")};
}

} // namespace parlour::coins
