// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deja Vu: goes back one round when it is far behind. It ignores its levers, so it also remembers blocks that failed for
// lack of one. Memory: the rounds it blocked, a byte each.
//
// Its model was meant to go further back in a loop, whose condition is inverted, so the loop never runs.
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

Ruling dejaVu(const RuleFeatures& features)
{
    const Memory blocked = features.round == 1 ? Memory() : features.memory;
    if (features.lead >= 7) {
        std::string memory = blocked.bytes();
        if (memory.size() < kMaxMemory)
            memory += static_cast<char>(features.round);
        return {kBlock, SAY("Reason", "%1 ahead: block"), 0, Memory(memory)};
    }
    if (features.lead > -10)
        return {kNothing, SAY("Reason", "Neither 7 ahead nor 10 behind (%1): do nothing"), 0, blocked};
    int want = features.round - 1;
    for (const char each : blocked.bytes())
        if (const int block = byteOf(each); want <= block)
            want = block + 1;
    if (want > features.round)
        return {kNothing, SAY("Reason", "Far behind (%1), but this round is blocked: do nothing"), 0, blocked};
    return {travel(want), SAY("Reason", "Far behind (%1): back to round %2"), 0, blocked};
}

} // namespace parlour::coins
