// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bad Loser: never accepts two losses in a row. It does not know of blocks, so two losses before a block make it waste its
// red levers.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

/// The first of two losses in a row; 0 if there are none.
int firstDoubleLoss(const Tosses& tosses)
{
    for (int round = 1; round < tosses.count(); ++round)
        if (!tosses.of(round) && !tosses.of(round + 1))
            return round;
    return 0;
}

/// The rounds won from which it blocks, by blue levers left. More than the published five count as five.
constexpr std::array<int, 6> kWinsWorthLever = {kMaxRounds + 1, 51, 40, 30, 20, 10};

} // namespace

Ruling badLoser(const RuleFeatures& features)
{
    const int loss = features.red > 0 ? firstDoubleLoss(features.tosses) : 0;
    if (loss > 0)
        return {travel(loss), SAY("Reason", "Lost rounds %2 and the one after it: back to round %2")};
    const int wins = features.tosses.ones();
    const int wanted = kWinsWorthLever[static_cast<std::size_t>(std::min(features.blue, 5))];
    reportFact(features, SAY("Reason", "Rounds won"), wins);
    if (features.blue > 0)
        reportFact(features, SAY("Reason", "Rounds to win before the next block"), wanted);
    if (wins >= wanted)
        return {kBlock, SAY("Reason", "%3 rounds won are worth a block"), wins};
    return {kNothing, SAY("Reason", "No two losses in a row to undo and no wins to protect: do nothing")};
}

} // namespace parlour::coins
