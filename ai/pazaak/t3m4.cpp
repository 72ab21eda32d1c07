// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// T3-M4: its estimate of busting is always 0 because of a whole-number division, so only these rules remain.
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

namespace {

constexpr int kMatchPoint = kWins - 1;

/// The opponent stands and is not behind.
Ruling answerStanding(const Sight& sight)
{
    const int gap = sight.op - sight.me;
    if (const Value card = sight.firstCard([&](Value c) { return c <= sight.need && c > gap; }))
        return {play(card), SAY("Reason", "The opponent stands on %2: playing %3 on %1 beats it")};
    const Value tie = sight.lastCard([&](Value c) { return c == gap; });
    if (tie && sight.opWins == kMatchPoint)
        return {play(tie), SAY("Reason", "The opponent needs one more hand: playing %3 on %1 ties")};
    const bool rich = sight.cards.count() - sight.opCards >= 2;
    if (tie && sight.wins < sight.opWins && rich) {
        if (sight.coin())
            return {kEnd,
                    SAY("Reason", "A coin decides between a tie with a card and another house card: take another card")};
        return {play(tie), SAY("Reason", "A coin decides between a tie with %3 and another house card: play %3")};
    }
    return {kEnd, SAY("Reason", "No card beats %2: take another card")};
}

/// The opponent is ahead and still taking cards.
Ruling catchUp(const Sight& sight)
{
    const int gap = sight.op - sight.me;
    const Value card = sight.lastCard([&](Value c) { return c < sight.need && c >= gap; });
    if (card && card != gap)
        return {kEnd, SAY("Reason", "A side card would pass %2 later on: take another card")};
    if (card && sight.op > 17) {
        if (sight.opWins == kMatchPoint)
            return {play(card), SAY("Reason", "The opponent needs one more hand: playing %3 on %1 ties")};
        return {kStand, SAY("Reason", "%2 is hard to improve on: stand on %1")};
    }
    if (card && sight.op > 14 && sight.opWins >= sight.wins)
        return {play(card), SAY("Reason", "Not ahead in hand wins: playing %3 on %1 draws level")};
    if (!card && sight.op > 17)
        return {kStand, SAY("Reason", "%2 is out of reach: stand on %1")};
    if (sight.op > 14) {
        if (sight.coin())
            return {kEnd, SAY("Reason", "A coin decides between standing on %1 and another card: take another card")};
        return {kStand, SAY("Reason", "A coin decides between standing on %1 and another card: stand")};
    }
    return {kEnd, SAY("Reason", "%2 is not much: take another card on %1")};
}

} // namespace

Ruling t3m4(const Sight& sight)
{
    const int me = sight.me;
    const int op = sight.op;
    if (me > kGoal)
        return {kStand, SAY("Reason", "%1 is more than 20: stand")};
    if (sight.need > kHighestHouse)
        return {kEnd, SAY("Reason", "No card can bust %1: take another card")};
    if (op > kGoal)
        return {kStand, SAY("Reason", "The opponent has gone over 20: stand")};
    if (const Value card = sight.firstCard([&](Value c) { return c == sight.need; }))
        return {play(card), SAY("Reason", "Playing %3 on %1 makes 20")};
    if (op == kGoal)
        return {kEnd, SAY("Reason", "The opponent has 20: take another card")};
    if (sight.opLast == Last::Stand && me > op)
        return {kStand, SAY("Reason", "The opponent stands on %2, below %1: stand")};
    if (sight.opLast == Last::Stand)
        return answerStanding(sight);
    if (me < op)
        return catchUp(sight);
    return {kEnd, SAY("Reason", "The opponent, still playing, is not ahead of %1: take another card")};
}

} // namespace parlour::pazaak
