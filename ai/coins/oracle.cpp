// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Oracle: blocks its best moments and returns to them when the present is worse.
// Memory, a byte each: 'O', tried, time, highest block + 1, used, best, then for each entry of its table the round and the
// own score in it. The order of the table matters: only its first entries are read back.
#include "ai/coins/hash_order.h"
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

using Entry = HashOrdered::Entry;

int leadOf(const Entry& entry)
{
    return 2 * entry.value - entry.round;
}

struct Mind {
    static constexpr std::size_t kHead = 6;

    bool tried = false; ///< it pulled red in the round before
    int time = 0; ///< .. for this round
    int highest = -1; ///< block that it knows of
    bool used = false; ///< it has blocked
    int best = 0; ///< its lead when it blocked last
};

bool isMind(const Memory& memory)
{
    return memory.size() >= Mind::kHead && memory[0] == 'O' && memory.size() % 2 == 0;
}

/// A journey that did not happen was blocked.
Mind recall(const Sight& sight)
{
    Mind mind;
    if (!isMind(sight.memory))
        return mind;
    mind.tried = sight.memory[1] != 0;
    mind.time = byteOf(sight.memory[2]);
    mind.highest = byteOf(sight.memory[3]) - 1;
    mind.used = sight.memory[4] != 0;
    mind.best = byteOf(sight.memory[5]);
    if (mind.tried && sight.round > mind.time)
        mind.highest = std::max(mind.time, mind.highest);
    return mind;
}

/// The leads of the rounds so far.
HashOrdered::Entries table(const Sight& sight)
{
    HashOrdered entries;
    if (isMind(sight.memory)) {
        const std::size_t end = std::min(sight.memory.size(), Mind::kHead + 2 * static_cast<std::size_t>(sight.round));
        for (std::size_t at = Mind::kHead; at < end; at += 2)
            if (const auto round = byteOf(sight.memory[at]); round > 0 && round < sight.round)
                entries.put({round, byteOf(sight.memory[at + 1])});
    }
    entries.put({static_cast<std::uint8_t>(sight.round), static_cast<std::uint8_t>(sight.tosses.ones())});
    return entries.entries();
}

Memory memoryOf(const Mind& mind, const HashOrdered::Entries& entries)
{
    std::string memory{'O',
                       static_cast<char>(mind.tried),
                       static_cast<char>(mind.time),
                       static_cast<char>(mind.highest + 1),
                       static_cast<char>(mind.used),
                       static_cast<char>(mind.best)};
    memory.reserve(Mind::kHead + 2 * entries.size());
    for (const Entry& entry : entries) {
        memory += static_cast<char>(entry.round);
        memory += static_cast<char>(entry.value);
    }
    return memory;
}

/// The round of the largest lead since the highest block, the earliest of equals; round 0 while the table is short.
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

Ruling oracle(const Sight& sight)
{
    Mind mind = recall(sight);
    const HashOrdered::Entries entries = table(sight);
    const Entry candidate = bestRound(entries, mind.highest);
    if (candidate.round > 0 && candidate.round < sight.round)
        weigh(sight, SAY("Reason", "Lead"), 0, travel(candidate.round + 1), leadOf(candidate));
    weigh(sight, SAY("Reason", "Lead"), 0, kNothing, sight.lead);
    Ruling ruling{kNothing, SAY("Reason", "The present (%1) is not much worse than the best moment: do nothing")};
    int move = 0;
    if (sight.toCome() + sight.lead <= 0 && sight.red > 0) {
        move = mind.highest + 1;
        ruling = move > 0 ? Ruling{travel(move),
                                   SAY("Reason",
                                       "Cannot win any more (%1): back to round %2, just after the "
                                       "highest block")}
                          : Ruling{kNothing, SAY("Reason", "Cannot win any more (%1), and knows of no block: do nothing")};
    } else if (sight.blue > 0 && candidate.round == sight.round
               && (mind.used ? sight.lead >= 1.5 * mind.best : sight.lead > 1)) {
        ruling = {kBlock, SAY("Reason", "%1 ahead, the best moment yet: block")};
        mind.used = true;
        mind.best = sight.lead;
        mind.highest = sight.round;
    } else if (sight.red > 0 && candidate.round > 0 && leadOf(candidate) > sight.lead + 2) {
        move = candidate.round + 1;
        ruling = {travel(move), SAY("Reason", "The lead stood at %3 once, now at %1: back to round %2"), leadOf(candidate)};
    }
    mind.tried = move > 0;
    mind.time = move;
    ruling.memory = memoryOf(mind, entries);
    return ruling;
}

} // namespace parlour::coins
