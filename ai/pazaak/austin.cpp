// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Austin Powers: plays a side card to beat an opponent who stands, and takes risks when behind in hand wins.
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

namespace {

/// The number of cards left that do not bust, and of all cards left.
struct SafeCards {
    int safe = 0;
    int all = 0;
    bool anySafe = false; ///< counts can be -1, so this differs from safe > 0
};

SafeCards chances(const Features& features)
{
    const auto left = features.left();
    SafeCards out;
    for (int value = 1; value <= kHighestHouse; ++value) {
        const int copies = left[static_cast<std::size_t>(value)];
        out.all += copies;
        if (value <= features.need) {
            out.safe += copies;
            out.anySafe = out.anySafe || copies > 0;
        }
    }
    return out;
}

} // namespace

Ruling austin(const Features& features)
{
    const int me = features.me;
    const int op = features.op;
    const bool stands = features.opLast == Last::Stand;
    if (op > kGoal || me > kGoal)
        return {kStand, SAY("Reason", "Somebody is over 20: stand")};
    if (op < me && stands)
        return {kStand, SAY("Reason", "The opponent stands on %2, below %1: stand")};
    if (stands) {
        if (const Value card = features.firstCard([&](Value c) { return me + c <= kGoal && me + c > op; }))
            return {play(card), SAY("Reason", "The opponent stands on %2: playing %3 on %1 beats it")};
    }
    if (const Value card = features.firstCard([&](Value c) { return c == features.need; }))
        return {play(card), SAY("Reason", "Playing %3 on %1 makes 20")};
    const SafeCards cards = chances(features);
    const bool threatened = features.opLast == Last::End || (stands && op >= me);
    if (threatened && features.wins < features.opWins && (me <= 10 || cards.anySafe))
        return {kEnd, SAY("Reason", "Behind in hand wins: take a card and live dangerously")};
    if (5 * cards.safe > cards.all)
        return {kEnd, SAY("Reason", "More than a fifth of the cards left are safe on %1: take another card")};
    return {kStand, SAY("Reason", "No more than a fifth of the cards left are safe on %1: stand")};
}

} // namespace parlour::pazaak
