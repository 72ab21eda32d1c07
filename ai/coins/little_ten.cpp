// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Little Ten: goes back by tens. Memory: the face that it follows and the last round that showed it, a byte each.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

struct Tracked {
    bool face = false; ///< true: own score
    int round = 1; ///< the last round that showed it

    Memory memory() const { return std::string{static_cast<char>(face), static_cast<char>(round)}; }
};

Tracked track(const RuleFeatures& features)
{
    Tracked tracked;
    const bool toss = features.tosses.of(features.round);
    if (features.memory.size() == 2) {
        tracked.face = features.memory[0] != 0;
        tracked.round = std::max<int>(byteOf(features.memory[1]), 1);
    } else {
        tracked.face = toss && features.lead == 1;
    }
    if (toss == tracked.face)
        tracked.round = features.round;
    return tracked;
}

/// Divisions of this bot round towards zero.
Ruling lastRound(const RuleFeatures& features, const Tracked& tracked)
{
    if (features.lead >= 0) {
        if (features.blue > 0)
            return {kBlock, SAY("Reason", "Not behind (%1) in the last round: block")};
        return {kNothing, SAY("Reason", "Not behind (%1) in the last round, no blue lever: do nothing")};
    }
    if (features.red == 0)
        return {kNothing, SAY("Reason", "Behind (%1) in the last round, no red lever: do nothing")};
    if (features.lead <= -9)
        return {travel(tracked.round),
                SAY("Reason", "Far behind (%1) in the last round: back to round %2, the last with the face it follows")};
    const int back = (features.rounds - tracked.round) / (features.lead * tracked.round);
    return {travel(features.rounds + back), SAY("Reason", "Behind (%1) in the last round: back to round %2")};
}

Ruling ahead(const RuleFeatures& features, int hundred)
{
    const int bound = (features.round / 20 + 1) * 10 - static_cast<int>((6 - features.blue) * 2.5 - 2);
    reportChance(features, kBlock, bound);
    if (hundred < bound)
        return {kBlock, SAY("Reason", "%1 ahead, enough for round %2, and chance decides: block")};
    return {kNothing, SAY("Reason", "%1 ahead, enough for round %2, but chance decides: do nothing")};
}

/// The last multiple of ten, at least 10, before which it led; 1 before round 10.
int tenToReturnTo(const RuleFeatures& features)
{
    int ten = features.round / 10 * 10;
    if (ten < 10)
        return 1;
    while (ten > 10 && features.tosses.lead(ten - 1) <= 0)
        ten -= 10;
    return ten;
}

Ruling behind(const RuleFeatures& features, int hundred)
{
    const int bound = features.lead <= -11 ? 90 : 10 * (-2 - features.lead);
    const Move back = travel(tenToReturnTo(features));
    reportChance(features, back, bound);
    if (hundred < bound)
        return {back, SAY("Reason", "Behind (%1), and chance decides: back to round %2")};
    return {kNothing, SAY("Reason", "Behind (%1), but chance decides: do nothing")};
}

Ruling decide(const RuleFeatures& features, const Tracked& tracked)
{
    if (features.toCome() == 0)
        return lastRound(features, tracked);
    const auto hundred = [&] { return static_cast<int>(100 * features.rng().unit()); };
    if (features.lead >= 5 + features.round / 20 && features.blue > 0)
        return ahead(features, hundred());
    if (features.lead <= -3 && features.red > 0)
        return behind(features, hundred());
    return {kNothing, SAY("Reason", "Neither far ahead nor far behind (%1), or without the lever: do nothing")};
}

} // namespace

Ruling littleTen(const RuleFeatures& features)
{
    const Tracked tracked = track(features);
    Ruling ruling = decide(features, tracked);
    ruling.memory = tracked.memory();
    return ruling;
}

} // namespace parlour::coins
