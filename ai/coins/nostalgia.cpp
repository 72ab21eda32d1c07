// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Nostalgia: longs for the best day it remembers, and returns to it the sooner the worse the present is. Going back to that
// day tosses its winning coin again. Memory: the day it last returned to, one byte; at first none.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

constexpr int kNone = -100; ///< worse than any day

struct Day {
    int round = 1;
    int best = kNone; ///< the count from the remembered day on, at its end
};

/// The counting starts at the remembered day, and days that end in a loss are not looked at.
Day bestDay(const Tosses& tosses, int remembered)
{
    Day day;
    int sum = 0;
    for (int round = remembered + 1; round <= tosses.count(); ++round) {
        sum += tosses.of(round) ? 1 : -1;
        if (tosses.of(round) && sum > day.best)
            day = {round, sum};
    }
    return day;
}

int remembered(const Memory& memory)
{
    return memory.size() == 1 ? byteOf(memory[0]) : 0;
}

} // namespace

Ruling nostalgia(const Sight& sight)
{
    if (sight.lead > 0 && sight.blue >= sight.toCome())
        return {kBlock, SAY("Reason", "%1 ahead, with a blue lever for every round to come: block")};
    if (sight.lead >= 0 || sight.red == 0)
        return {kNothing, SAY("Reason", "Not behind, or without a red lever: do nothing")};
    const Day day = bestDay(sight.tosses, remembered(sight.memory));
    const int longing = day.best - sight.lead;
    const bool late = sight.toCome() <= 5;
    if (day.best > kNone)
        note(sight, SAY("Reason", "Best count remembered"), day.best);
    weighChance(sight, travel(day.round), late ? 100 : longing);
    const Memory memory = std::string(1, static_cast<char>(day.round));
    if (late)
        return {travel(day.round), SAY("Reason", "Behind (%1) near the end: back to the best day, round %2"), 0, memory};
    if (sight.rng().unit() < longing / 100.0)
        return {travel(day.round), SAY("Reason", "Behind (%1): back to the best day, round %2, where the count stood at %3"),
                day.best, memory};
    return {kNothing, SAY("Reason", "Behind (%1), but not longing for the past enough: do nothing")};
}

} // namespace parlour::coins
