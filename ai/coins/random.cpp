// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random: with probability 1/10, blocks when ahead and tosses again when behind.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

Ruling randomly(const RuleFeatures& features)
{
    Rng rng = features.rng();
    if (features.lead > 0 && features.blue > 0) {
        reportChance(features, kBlock, 10);
        if (rng.unit() > 0.9)
            return {kBlock, SAY("Reason", "%1 ahead, and chance decides: block")};
        return {kNothing, SAY("Reason", "%1 ahead, and chance decides: do nothing")};
    }
    if (features.lead < 0 && features.red > 0) {
        reportChance(features, travel(features.round), 10);
        if (rng.unit() > 0.9)
            return {travel(features.round), SAY("Reason", "Behind (%1), and chance decides: toss this round again")};
        return {kNothing, SAY("Reason", "Behind (%1), and chance decides: do nothing")};
    }
    return {kNothing, SAY("Reason", "Level, or without a lever that would help: do nothing")};
}

} // namespace parlour::coins
