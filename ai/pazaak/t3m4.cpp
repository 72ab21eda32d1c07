// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// T3-M4: an integer division makes its estimate of a bust always 0, so only these rules remain.
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

namespace {

constexpr int kMatchPoint = kWins - 1;

/// The opponent stands and is not behind.
Ruling respondToStand(const Features& features)
{
    const int gap = features.op - features.me;
    if (const Value card = features.firstCard([&](Value c) { return c <= features.need && c > gap; }))
        return {play(card), SAY("Reason", "The opponent stands on %2: playing %3 on %1 beats it")};
    const Value tie = features.lastCard([&](Value c) { return c == gap; });
    if (tie && features.opWins == kMatchPoint)
        return {play(tie), SAY("Reason", "The opponent needs one more hand: playing %3 on %1 ties")};
    const bool rich = features.cards.count() - features.opCards >= 2;
    if (tie && features.wins < features.opWins && rich) {
        if (features.coin())
            return {kEnd,
                    SAY("Reason", "A coin decides between a tie with a card and another house card: take another card")};
        return {play(tie), SAY("Reason", "A coin decides between a tie with %3 and another house card: play %3")};
    }
    return {kEnd, SAY("Reason", "No card beats %2: take another card")};
}

/// The opponent is ahead and still taking cards.
Ruling catchUp(const Features& features)
{
    const int gap = features.op - features.me;
    const Value card = features.lastCard([&](Value c) { return c < features.need && c >= gap; });
    if (card && card != gap)
        return {kEnd, SAY("Reason", "A side card would pass %2 later on: take another card")};
    if (card && features.op > 17) {
        if (features.opWins == kMatchPoint)
            return {play(card), SAY("Reason", "The opponent needs one more hand: playing %3 on %1 ties")};
        return {kStand, SAY("Reason", "%2 is hard to improve on: stand on %1")};
    }
    if (card && features.op > 14 && features.opWins >= features.wins)
        return {play(card), SAY("Reason", "Not ahead in hand wins: playing %3 on %1 draws level")};
    if (!card && features.op > 17)
        return {kStand, SAY("Reason", "%2 is out of reach: stand on %1")};
    if (features.op > 14) {
        if (features.coin())
            return {kEnd, SAY("Reason", "A coin decides between standing on %1 and another card: take another card")};
        return {kStand, SAY("Reason", "A coin decides between standing on %1 and another card: stand")};
    }
    return {kEnd, SAY("Reason", "%2 is not much: take another card on %1")};
}

} // namespace

Ruling t3m4(const Features& features)
{
    const int me = features.me;
    const int op = features.op;
    if (me > kGoal)
        return {kStand, SAY("Reason", "%1 is more than 20: stand")};
    if (features.need > kHighestHouse)
        return {kEnd, SAY("Reason", "No card can bust %1: take another card")};
    if (op > kGoal)
        return {kStand, SAY("Reason", "The opponent has gone over 20: stand")};
    if (const Value card = features.firstCard([&](Value c) { return c == features.need; }))
        return {play(card), SAY("Reason", "Playing %3 on %1 makes 20")};
    if (op == kGoal)
        return {kEnd, SAY("Reason", "The opponent has 20: take another card")};
    if (features.opLast == Last::Stand && me > op)
        return {kStand, SAY("Reason", "The opponent stands on %2, below %1: stand")};
    if (features.opLast == Last::Stand)
        return respondToStand(features);
    if (me < op)
        return catchUp(features);
    return {kEnd, SAY("Reason", "The opponent, still playing, is not ahead of %1: take another card")};
}

} // namespace parlour::pazaak
