// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// HK-47, after its published one-line description: trigger-happy, it spends its biggest card where a small one would do. The
// rules are our own.
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

Ruling hk47(const Features& features)
{
    const int me = features.me;
    const int op = features.op;
    if (me > kGoal || op > kGoal)
        return {kStand, SAY("Reason", "Somebody is over 20: stand")};
    if (features.done && me > op)
        return {kStand, SAY("Reason", "The opponent is done with %2, below %1: stand")};
    const auto shot = [&](Value c) { return me + c >= 19 && me + c <= kGoal && me + c >= op; };
    if (const Value card = features.largestCard(shot))
        return {play(card), SAY("Reason", "Playing %3 on %1 makes 19 or 20: fire")};
    if (features.done) {
        if (const Value card = features.largestCard([&](Value c) { return me + c <= kGoal && me + c > op; }))
            return {play(card), SAY("Reason", "The opponent is done with %2: playing %3 on %1 beats it")};
        if (me == op && me >= 16)
            return {kStand, SAY("Reason", "The opponent is done with %2 as well: stand for a tie")};
        if (const Value card = features.firstCard([&](Value c) { return me + c == op; }))
            return {play(card), SAY("Reason", "The opponent is done with %2: playing %3 on %1 ties")};
        return {kEnd, SAY("Reason", "The opponent is done with %2: %1 does not beat it, take another card")};
    }
    if (me < op)
        return {kEnd, SAY("Reason", "%1 is behind %2: take another card")};
    if (me >= 16)
        return {kStand, SAY("Reason", "%1 is 16 or more: stand")};
    return {kEnd, SAY("Reason", "%1 is below 16: take another card")};
}

} // namespace parlour::pazaak
