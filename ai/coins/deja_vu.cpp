// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deja Vu: lives the round before again when it is far behind. It never looks at its levers, so it also remembers blocks
// that it only imagined. Memory: the rounds it blocked, a byte each.
//
// Its model meant to walk further back, in a loop whose condition is the wrong way round: it never runs.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

Ruling dejaVu(const Sight& sight)
{
    const Memory blocked = sight.round == 1 ? Memory() : sight.memory;
    if (sight.lead >= 7) {
        std::string memory = blocked.bytes();
        if (memory.size() < kMaxMemory)
            memory += static_cast<char>(sight.round);
        return {kBlock, SAY("Reason", "%1 ahead: block"), 0, Memory(memory)};
    }
    if (sight.lead > -10)
        return {kNothing, SAY("Reason", "Neither 7 ahead nor 10 behind (%1): do nothing"), 0, blocked};
    int want = sight.round - 1;
    for (const char each : blocked.bytes())
        if (const int block = byteOf(each); want <= block)
            want = block + 1;
    if (want > sight.round)
        return {kNothing, SAY("Reason", "Far behind (%1), but this round is blocked: do nothing"), 0, blocked};
    return {travel(want), SAY("Reason", "Far behind (%1): back to round %2"), 0, blocked};
}

} // namespace parlour::coins
