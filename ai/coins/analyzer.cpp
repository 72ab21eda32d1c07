// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Memory, a byte each: 'A', tried, target, limit, then for each entry of its table the round and the own score in the round
// before it, from which the chance to win follows; what it holds of round 1 is always one half.
#include "ai/coins/analyzer.h"

#include "ai/coins/hash_order.h"

#include <cmath>

namespace parlour::coins {

namespace {

using Entry = HashOrdered::Entry;

/// The chance that is worth a lever, by blue levers left; more than the published five count as five.
constexpr std::array<double, 6> kWorthBlocking = {1.5, 0.75, 0.70, 0.65, 0.60, 0.55};

struct Mind {
    static constexpr std::size_t kHead = 4;

    bool tried = false; ///< it pulled red in the round before
    int target = 0; ///< .. for this round
    int limit = 0; ///< highest block that it knows of
};

bool isMind(const Memory& memory)
{
    return memory.size() >= Mind::kHead && memory[0] == 'A' && memory.size() % 2 == 0;
}

/// A journey that did not happen was blocked.
Mind recall(const Sight& sight)
{
    Mind mind;
    if (!isMind(sight.memory))
        return mind;
    mind.tried = sight.memory[1] != 0;
    mind.target = byteOf(sight.memory[2]);
    mind.limit = byteOf(sight.memory[3]);
    if (mind.tried && sight.round > mind.target)
        mind.limit = std::max(mind.target, mind.limit);
    return mind;
}

/// The rounds that it could return to.
HashOrdered::Entries table(const Sight& sight, int limit)
{
    HashOrdered entries;
    if (isMind(sight.memory)) {
        for (std::size_t at = Mind::kHead; at < sight.memory.size(); at += 2) {
            const Entry entry{byteOf(sight.memory[at]), byteOf(sight.memory[at + 1])};
            if (entry.round <= kMaxRounds + 1 && entry.value < entry.round)
                entries.put(entry);
        }
    } else {
        entries.put({1, 0});
    }
    for (int round = 1; round <= entries.last(); ++round)
        if (round > sight.round || round <= limit)
            entries.erase(round);
    return entries.entries();
}

Memory memoryOf(const Mind& mind, const HashOrdered::Entries& entries, const Entry& last)
{
    std::string memory{'A', static_cast<char>(mind.tried), static_cast<char>(mind.target), static_cast<char>(mind.limit)};
    memory.reserve(Mind::kHead + 2 * (entries.size() + 1));
    const auto add = [&](const Entry& entry) {
        memory += static_cast<char>(entry.round);
        memory += static_cast<char>(entry.value);
    };
    std::for_each(entries.begin(), entries.end(), add);
    add(last);
    return memory;
}

double chanceOf(const Entry& entry, WinChance& chances)
{
    const int before = entry.round - 1;
    return before == 0 ? 0.5 : chances.at(before, 2 * entry.value - before);
}

void reportChances(const Sight& sight, double now, Entry best, double then)
{
    if (!sight.report)
        return;
    const Text unit = SAY("Reason", "Its sum of the chances to win, in 100");
    weigh(sight, unit, 1, kNothing, 100 * now);
    if (best.round > 0)
        weigh(sight, unit, 1, travel(best.round), 100 * then);
    const double wanted = kWorthBlocking[static_cast<std::size_t>(std::min(sight.blue, 5))];
    if (sight.blue > 0)
        note(sight, SAY("Reason", "Worth a block from, in 100"), 100 * wanted);
    note(sight, SAY("Reason", "True chance to win from here, in 100"), 100 * fairChance(sight.toCome(), sight.lead));
}

Ruling analyze(const Sight& sight, WinChance& chances)
{
    Mind mind = recall(sight);
    mind.tried = false;
    const HashOrdered::Entries entries = table(sight, mind.limit);
    const double now = chances.at(sight.round, sight.lead);
    const Entry next{static_cast<std::uint8_t>(sight.round + 1), static_cast<std::uint8_t>(sight.tosses.ones())};
    Entry best;
    double then = -1;
    for (const Entry& entry : entries)
        if (const double chance = chanceOf(entry, chances); chance > then) {
            best = entry;
            then = chance;
        }
    reportChances(sight, now, best, then);
    const auto percent = [](double chance) { return static_cast<long long>(std::lround(100 * chance)); };
    if (now >= kWorthBlocking[static_cast<std::size_t>(std::min(sight.blue, 5))]) {
        mind.limit = std::max(mind.limit, sight.round);
        return {kBlock, SAY("Reason", "It thinks: %3 in 100 to win, worth a block"), percent(now),
                memoryOf(mind, entries, next)};
    }
    // The model fails here; it never happened.
    if (entries.empty())
        return {kNothing, SAY("Reason", "It knows of no round to go back to: do nothing"), 0, Memory()};
    if (sight.red > 0 && (now <= then - 0.05 || (now < 0.5 && then > now))) {
        mind.tried = true;
        mind.target = best.round;
        return {travel(best.round), SAY("Reason", "It thinks: %3 in 100 to win from round %2, more than now"), percent(then),
                memoryOf(mind, entries, next)};
    }
    return {kNothing, SAY("Reason", "It thinks: %3 in 100 to win, too little for a block and enough to go on"), percent(now),
            memoryOf(mind, entries, next)};
}

} // namespace

Action Analyzer::choose(const Question<Coins>& question)
{
    const Sight sight(question);
    if (!chances_ || rounds_ != sight.rounds) {
        chances_.emplace(sight.rounds);
        rounds_ = sight.rounds;
    }
    return take(question, analyze(sight, *chances_));
}

} // namespace parlour::coins
