// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Cincinnati Kid, in both published versions: plays its best card once that beats the opponent and a threshold.
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

namespace {

/// The updated version's reply to an opponent who takes no more cards.
Ruling respondToDone(const Features& features, Value best)
{
    const int me = features.me;
    const int op = features.op;
    if (me < op) {
        if (best && me + best >= op)
            return {play(best), SAY("Reason", "The opponent is done with %2: playing %3 on %1 reaches it")};
        return {kEnd, SAY("Reason", "The opponent is done with %2, above %1: take another card")};
    }
    if (me > op)
        return {kStand, SAY("Reason", "The opponent is done with %2, below %1: stand")};
    Value low = 0;
    for (const Value card : features.cards)
        if (card <= features.need && (!low || card < low))
            low = card;
    if (low)
        return {play(low), SAY("Reason", "The opponent is done with %2 as well: %3, the smallest card, is enough")};
    return {kStand, SAY("Reason", "The opponent is done with %2 as well and no card fits: stand")};
}

Ruling gamble(const Features& features, int threshold, bool respondsToDone)
{
    const int me = features.me;
    const int op = features.op;
    if (op > kGoal || me > kGoal)
        return {kStand, SAY("Reason", "Somebody is over 20: stand")};
    if (me <= 10)
        return {kEnd, SAY("Reason", "No card can bust %1: take another card")};
    const Value best = features.largestCard([&](Value card) { return card <= features.need; });
    const int total = me + best;
    if (best && total >= op && total > threshold)
        return {play(best), SAY("Reason", "Playing %3 on %1 is high enough")};
    if (respondsToDone && features.done)
        return respondToDone(features, best);
    if (me < op)
        return {kEnd, SAY("Reason", "%1 is behind %2: take another card")};
    // The published list has special cases for a low and for an equal opponent here, with the same results.
    if (me < threshold)
        return {kEnd, SAY("Reason", "%1 is not high enough: take another card")};
    return {kStand, SAY("Reason", "%1 is high enough: stand")};
}

} // namespace

Ruling kid(const Features& features)
{
    return gamble(features, 18, true);
}

Ruling kidFirst(const Features& features)
{
    return gamble(features, 17, false);
}

} // namespace parlour::pazaak
