// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random: one time in ten it blocks when ahead and tosses again when behind.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

Ruling randomly(const Sight& sight)
{
    Rng rng = sight.rng();
    if (sight.lead > 0 && sight.blue > 0) {
        weighChance(sight, kBlock, 10);
        if (rng.unit() > 0.9)
            return {kBlock, SAY("Reason", "%1 ahead, and the dice say: block")};
        return {kNothing, SAY("Reason", "%1 ahead, and the dice say: do nothing")};
    }
    if (sight.lead < 0 && sight.red > 0) {
        weighChance(sight, travel(sight.round), 10);
        if (rng.unit() > 0.9)
            return {travel(sight.round), SAY("Reason", "Behind (%1), and the dice say: toss this round again")};
        return {kNothing, SAY("Reason", "Behind (%1), and the dice say: do nothing")};
    }
    return {kNothing, SAY("Reason", "Level, or without a lever that would help: do nothing")};
}

} // namespace parlour::coins
