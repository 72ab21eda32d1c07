// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Nostalgia: goes back to the best round since the one it last returned to, more probably the further it is behind. That
// tosses the winning coin of this round again. Memory: the round it last returned to, one byte.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

constexpr int kNone = -100; ///< below any lead

struct Day {
    int round = 1;
    int best = kNone; ///< the lead since the remembered round
};

/// Counts from the remembered round on. Lost rounds are not considered.
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

Ruling nostalgia(const RuleFeatures& features)
{
    if (features.lead > 0 && features.blue >= features.toCome())
        return {kBlock, SAY("Reason", "%1 ahead, with a blue lever for every round to come: block")};
    if (features.lead >= 0 || features.red == 0)
        return {kNothing, SAY("Reason", "Not behind, or without a red lever: do nothing")};
    const Day day = bestDay(features.tosses, remembered(features.memory));
    const int longing = day.best - features.lead;
    const bool late = features.toCome() <= 5;
    if (day.best > kNone)
        reportFact(features, SAY("Reason", "Best count remembered"), day.best);
    reportChance(features, travel(day.round), late ? 100 : longing);
    const Memory memory = std::string(1, static_cast<char>(day.round));
    if (late)
        return {travel(day.round), SAY("Reason", "Behind (%1) near the end: back to the best day, round %2"), 0, memory};
    if (features.rng().unit() < longing / 100.0)
        return {travel(day.round), SAY("Reason", "Behind (%1): back to the best day, round %2, where the count stood at %3"),
                day.best, memory};
    return {kNothing, SAY("Reason", "Behind (%1), but not longing for the past enough: do nothing")};
}

} // namespace parlour::coins
