// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// RegretBot: goes back to the first lost round, in the last round only.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

/// The first lost round; the number of rounds + 1 if there is none.
int firstLoss(const Tosses& tosses)
{
    int round = 1;
    while (round <= tosses.count() && tosses.of(round))
        ++round;
    return round;
}

} // namespace

Ruling regret(const RuleFeatures& features)
{
    if (features.toCome() > 0)
        return {kNothing, SAY("Reason", "Regrets come in the last round: do nothing")};
    // It does not lead, so it has lost a round.
    if (features.lead <= 0 && features.red > 0)
        return {travel(firstLoss(features.tosses)),
                SAY("Reason", "Not ahead (%1) in the last round: back to round %2, the first that was lost")};
    if (features.blue > 0)
        return {kBlock, SAY("Reason", "The last round, and no reason or lever to go back: block")};
    return {kNothing, SAY("Reason", "The last round, and no lever that would help: do nothing")};
}

} // namespace parlour::coins
