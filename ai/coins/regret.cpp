// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// RegretBot: lives to the last round, and then regrets the first one it lost.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

/// The first round that was lost; one behind the last if there is none.
int firstLoss(const Tosses& tosses)
{
    int round = 1;
    while (round <= tosses.count() && tosses.of(round))
        ++round;
    return round;
}

} // namespace

Ruling regret(const Sight& sight)
{
    if (sight.toCome() > 0)
        return {kNothing, SAY("Reason", "Regrets come in the last round: do nothing")};
    // It does not lead, so there is a loss.
    if (sight.lead <= 0 && sight.red > 0)
        return {travel(firstLoss(sight.tosses)),
                SAY("Reason", "Not ahead (%1) in the last round: back to round %2, the first that was lost")};
    if (sight.blue > 0)
        return {kBlock, SAY("Reason", "The last round, and no reason or lever to go back: block")};
    return {kNothing, SAY("Reason", "The last round, and no lever that would help: do nothing")};
}

} // namespace parlour::coins
