// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Little Ten: counts by tens. Memory: the face that it follows and the last round that showed it, a byte each; at first
// none.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

struct Tracked {
    bool face = false; ///< 1: own score
    int round = 1; ///< the last one that showed it

    Memory memory() const { return std::string{static_cast<char>(face), static_cast<char>(round)}; }
};

Tracked track(const Sight& sight)
{
    Tracked tracked;
    const bool toss = sight.tosses.of(sight.round);
    if (sight.memory.size() == 2) {
        tracked.face = sight.memory[0] != 0;
        tracked.round = std::max<int>(byteOf(sight.memory[1]), 1);
    } else {
        tracked.face = toss && sight.lead == 1;
    }
    if (toss == tracked.face)
        tracked.round = sight.round;
    return tracked;
}

/// Rounded towards zero, as all whole divisions of this bot.
Ruling lastRound(const Sight& sight, const Tracked& tracked)
{
    if (sight.lead >= 0) {
        if (sight.blue > 0)
            return {kBlock, SAY("Reason", "Not behind (%1) in the last round: block")};
        return {kNothing, SAY("Reason", "Not behind (%1) in the last round, no blue lever: do nothing")};
    }
    if (sight.red == 0)
        return {kNothing, SAY("Reason", "Behind (%1) in the last round, no red lever: do nothing")};
    if (sight.lead <= -9)
        return {travel(tracked.round),
                SAY("Reason", "Far behind (%1) in the last round: back to round %2, the last with the face it follows")};
    const int back = (sight.rounds - tracked.round) / (sight.lead * tracked.round);
    return {travel(sight.rounds + back), SAY("Reason", "Behind (%1) in the last round: back to round %2")};
}

Ruling ahead(const Sight& sight, int hundred)
{
    const int bound = (sight.round / 20 + 1) * 10 - static_cast<int>((6 - sight.blue) * 2.5 - 2);
    weighChance(sight, kBlock, bound);
    if (hundred < bound)
        return {kBlock, SAY("Reason", "%1 ahead, enough for round %2, and the dice say: block")};
    return {kNothing, SAY("Reason", "%1 ahead, enough for round %2, but the dice say: do nothing")};
}

/// The last multiple of ten before which it led, at least 10; before round 10 the first round.
int tenToReturnTo(const Sight& sight)
{
    int ten = sight.round / 10 * 10;
    if (ten < 10)
        return 1;
    while (ten > 10 && sight.tosses.lead(ten - 1) <= 0)
        ten -= 10;
    return ten;
}

Ruling behind(const Sight& sight, int hundred)
{
    const int bound = sight.lead <= -11 ? 90 : 10 * (-2 - sight.lead);
    const Move back = travel(tenToReturnTo(sight));
    weighChance(sight, back, bound);
    if (hundred < bound)
        return {back, SAY("Reason", "Behind (%1), and the dice say: back to round %2")};
    return {kNothing, SAY("Reason", "Behind (%1), but the dice say: do nothing")};
}

Ruling decide(const Sight& sight, const Tracked& tracked)
{
    if (sight.toCome() == 0)
        return lastRound(sight, tracked);
    const auto hundred = [&] { return static_cast<int>(100 * sight.rng().unit()); };
    if (sight.lead >= 5 + sight.round / 20 && sight.blue > 0)
        return ahead(sight, hundred());
    if (sight.lead <= -3 && sight.red > 0)
        return behind(sight, hundred());
    return {kNothing, SAY("Reason", "Neither far ahead nor far behind (%1), or without the lever: do nothing")};
}

} // namespace

Ruling littleTen(const Sight& sight)
{
    const Tracked tracked = track(sight);
    Ruling ruling = decide(sight, tracked);
    ruling.memory = tracked.memory();
    return ruling;
}

} // namespace parlour::coins
