// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Oracle: blocks its best moments and goes back to them when it is worse off.
// Layout of the memory, a byte each: 'O', tried, time, highest block + 1, used, best, then the entries of its table: a round
// and the own score in it. Only the first entries are read back, so their order matters.
#include "ai/coins/hash_order.h"
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

using Entry = HashOrdered::Entry;

int leadOf(const Entry& entry)
{
    return 2 * entry.value - entry.round;
}

struct OracleMemory {
    static constexpr std::size_t kHead = 6;

    bool tried = false; ///< whether it pulled red in the round before
    int time = 0; ///< the round it wanted to go back to
    int highest = -1; ///< the latest block that it knows of
    bool used = false; ///< whether it has blocked
    int best = 0; ///< its lead at its last block
};

bool isOracleMemory(const Memory& memory)
{
    return memory.size() >= OracleMemory::kHead && memory[0] == 'O' && memory.size() % 2 == 0;
}

/// A journey that failed was blocked.
OracleMemory readOracleMemory(const RuleFeatures& features)
{
    OracleMemory state;
    if (!isOracleMemory(features.memory))
        return state;
    state.tried = features.memory[1] != 0;
    state.time = byteOf(features.memory[2]);
    state.highest = byteOf(features.memory[3]) - 1;
    state.used = features.memory[4] != 0;
    state.best = byteOf(features.memory[5]);
    if (state.tried && features.round > state.time)
        state.highest = std::max(state.time, state.highest);
    return state;
}

/// The scores of the rounds so far.
HashOrdered::Entries leadsSoFar(const RuleFeatures& features)
{
    HashOrdered entries;
    if (isOracleMemory(features.memory)) {
        const std::size_t end =
            std::min(features.memory.size(), OracleMemory::kHead + 2 * static_cast<std::size_t>(features.round));
        for (std::size_t at = OracleMemory::kHead; at < end; at += 2)
            if (const auto round = byteOf(features.memory[at]); round > 0 && round < features.round)
                entries.put({round, byteOf(features.memory[at + 1])});
    }
    entries.put({static_cast<std::uint8_t>(features.round), static_cast<std::uint8_t>(features.tosses.ones())});
    return entries.entries();
}

Memory oracleMemoryOf(const OracleMemory& state, const HashOrdered::Entries& entries)
{
    std::string memory{'O',
                       static_cast<char>(state.tried),
                       static_cast<char>(state.time),
                       static_cast<char>(state.highest + 1),
                       static_cast<char>(state.used),
                       static_cast<char>(state.best)};
    memory.reserve(OracleMemory::kHead + 2 * entries.size());
    for (const Entry& entry : entries) {
        memory += static_cast<char>(entry.round);
        memory += static_cast<char>(entry.value);
    }
    return memory;
}

/// The earliest round of the largest lead since the latest known block; round 0 if the table has two entries or fewer.
Entry bestRound(const HashOrdered::Entries& entries, int highest)
{
    Entry best;
    if (entries.size() <= 2)
        return best;
    for (const Entry& entry : entries) {
        if (entry.round < highest)
            continue;
        const int more = best.round == 0 ? 1 : leadOf(entry) - leadOf(best);
        if (more > 0 || (more == 0 && entry.round < best.round))
            best = entry;
    }
    return best;
}

} // namespace

Ruling oracle(const RuleFeatures& features)
{
    OracleMemory state = readOracleMemory(features);
    const HashOrdered::Entries entries = leadsSoFar(features);
    const Entry candidate = bestRound(entries, state.highest);
    if (candidate.round > 0 && candidate.round < features.round)
        reportCandidate(features, SAY("Reason", "Lead"), 0, travel(candidate.round + 1), leadOf(candidate));
    reportCandidate(features, SAY("Reason", "Lead"), 0, kNothing, features.lead);
    Ruling ruling{kNothing, SAY("Reason", "The present (%1) is not much worse than the best moment: do nothing")};
    int move = 0;
    if (features.toCome() + features.lead <= 0 && features.red > 0) {
        move = state.highest + 1;
        ruling = move > 0 ? Ruling{travel(move),
                                   SAY("Reason",
                                       "Cannot win any more (%1): back to round %2, just after the "
                                       "highest block")}
                          : Ruling{kNothing, SAY("Reason", "Cannot win any more (%1), and knows of no block: do nothing")};
    } else if (features.blue > 0 && candidate.round == features.round
               && (state.used ? features.lead >= 1.5 * state.best : features.lead > 1)) {
        ruling = {kBlock, SAY("Reason", "%1 ahead, the best moment yet: block")};
        state.used = true;
        state.best = features.lead;
        state.highest = features.round;
    } else if (features.red > 0 && candidate.round > 0 && leadOf(candidate) > features.lead + 2) {
        move = candidate.round + 1;
        ruling = {travel(move), SAY("Reason", "The lead stood at %3 once, now at %1: back to round %2"), leadOf(candidate)};
    }
    state.tried = move > 0;
    state.time = move;
    ruling.memory = oracleMemoryOf(state, entries);
    return ruling;
}

} // namespace parlour::coins
