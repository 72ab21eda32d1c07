// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Layout of the memory, a byte each: 'A', tried, target, limit, then the entries of its table: a round and the own score
// before it, from which the chance to win follows. The chance of round 1 is always one half.
#include "ai/coins/analyzer.h"

#include "ai/coins/hash_order.h"

#include <cmath>

namespace parlour::coins {

namespace {

using Entry = HashOrdered::Entry;

/// The chance to win from which it blocks, by blue levers left. More than the published five count as five.
constexpr std::array<double, 6> kWorthBlocking = {1.5, 0.75, 0.70, 0.65, 0.60, 0.55};

struct AnalyzerMemory {
    static constexpr std::size_t kHead = 4;

    bool tried = false; ///< whether it pulled red in the round before
    int target = 0; ///< the round it wanted to go back to
    int limit = 0; ///< the latest block that it knows of
};

bool isAnalyzerMemory(const Memory& memory)
{
    return memory.size() >= AnalyzerMemory::kHead && memory[0] == 'A' && memory.size() % 2 == 0;
}

/// A journey that failed was blocked.
AnalyzerMemory readAnalyzerMemory(const RuleFeatures& features)
{
    AnalyzerMemory state;
    if (!isAnalyzerMemory(features.memory))
        return state;
    state.tried = features.memory[1] != 0;
    state.target = byteOf(features.memory[2]);
    state.limit = byteOf(features.memory[3]);
    if (state.tried && features.round > state.target)
        state.limit = std::max(state.target, state.limit);
    return state;
}

/// The rounds that it can go back to.
HashOrdered::Entries openRounds(const RuleFeatures& features, int limit)
{
    HashOrdered entries;
    if (isAnalyzerMemory(features.memory)) {
        for (std::size_t at = AnalyzerMemory::kHead; at < features.memory.size(); at += 2) {
            const Entry entry{byteOf(features.memory[at]), byteOf(features.memory[at + 1])};
            if (entry.round <= kMaxRounds + 1 && entry.value < entry.round)
                entries.put(entry);
        }
    } else {
        entries.put({1, 0});
    }
    for (int round = 1; round <= entries.last(); ++round)
        if (round > features.round || round <= limit)
            entries.erase(round);
    return entries.entries();
}

Memory analyzerMemoryOf(const AnalyzerMemory& state, const HashOrdered::Entries& entries, const Entry& last)
{
    std::string memory{'A', static_cast<char>(state.tried), static_cast<char>(state.target), static_cast<char>(state.limit)};
    memory.reserve(AnalyzerMemory::kHead + 2 * (entries.size() + 1));
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

void reportChances(const RuleFeatures& features, double now, Entry best, double then)
{
    if (!features.report)
        return;
    const Text unit = SAY("Reason", "Its guess, in 100");
    reportCandidate(features, unit, 1, kNothing, 100 * now);
    if (best.round > 0)
        reportCandidate(features, unit, 1, travel(best.round), 100 * then);
    const double wanted = kWorthBlocking[static_cast<std::size_t>(std::min(features.blue, 5))];
    if (features.blue > 0)
        reportFact(features, SAY("Reason", "Blocks from, in 100"), 100 * wanted);
    reportFact(features, SAY("Reason", "True chance to win from here, in 100"),
               100 * fairChance(features.toCome(), features.lead));
}

Ruling analyze(const RuleFeatures& features, WinChance& chances)
{
    AnalyzerMemory state = readAnalyzerMemory(features);
    state.tried = false;
    const HashOrdered::Entries entries = openRounds(features, state.limit);
    const double now = chances.at(features.round, features.lead);
    const Entry next{static_cast<std::uint8_t>(features.round + 1), static_cast<std::uint8_t>(features.tosses.ones())};
    Entry best;
    double then = -1;
    for (const Entry& entry : entries)
        if (const double chance = chanceOf(entry, chances); chance > then) {
            best = entry;
            then = chance;
        }
    reportChances(features, now, best, then);
    const auto percent = [](double chance) { return static_cast<long long>(std::lround(100 * chance)); };
    if (now >= kWorthBlocking[static_cast<std::size_t>(std::min(features.blue, 5))]) {
        state.limit = std::max(state.limit, features.round);
        return {kBlock, SAY("Reason", "It thinks: %3 in 100 to win, worth a block"), percent(now),
                analyzerMemoryOf(state, entries, next)};
    }
    // The model fails here.
    if (entries.empty())
        return {kNothing, SAY("Reason", "It knows of no round to go back to: do nothing"), 0, Memory()};
    if (features.red > 0 && (now <= then - 0.05 || (now < 0.5 && then > now))) {
        state.tried = true;
        state.target = best.round;
        return {travel(best.round), SAY("Reason", "It thinks: %3 in 100 to win from round %2, more than now"), percent(then),
                analyzerMemoryOf(state, entries, next)};
    }
    return {kNothing, SAY("Reason", "It thinks: %3 in 100 to win, too little for a block and enough to go on"), percent(now),
            analyzerMemoryOf(state, entries, next)};
}

} // namespace

Action Analyzer::choose(const Question<Coins>& question)
{
    const RuleFeatures features(question);
    if (!chances_ || rounds_ != features.rounds) {
        chances_.emplace(features.rounds);
        rounds_ = features.rounds;
    }
    return actionOf(question, analyze(features, *chances_));
}

} // namespace parlour::coins
