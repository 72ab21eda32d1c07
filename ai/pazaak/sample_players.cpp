// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The two sample players of the contest. Neither uses the opponent's total or its own side cards.
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

Ruling cautious(const Features& features)
{
    if (features.me < 15)
        return {kEnd, SAY("Reason", "%1 is below 15: take another card")};
    return {kStand, SAY("Reason", "%1 is 15 or more: stand")};
}

Ruling bold(const Features& features)
{
    if (features.me < kGoal)
        return {kEnd, SAY("Reason", "%1 is below 20: take another card")};
    return {kStand, SAY("Reason", "%1 is more than 20: stand")};
}

} // namespace parlour::pazaak
