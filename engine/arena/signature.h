// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The signature of self-play: one hash of all steps of some seeded matches. A change of the rules, the dealing or a bot
// changes it. Used by `parlour-lab bench` and pinned by a test.
#pragma once

#include "engine/arena/format.h"
#include "engine/core/play_out.h"

#include <string_view>

namespace parlour {

/// FNV-1a over the steps of matches: the seat and the text of each.
template <class G>
class StepHash {
public:
    void operator()(Seat who, const auto& step)
    {
        add(static_cast<unsigned char>(who));
        for (const char letter : toText(step))
            add(static_cast<unsigned char>(letter));
    }
    std::uint64_t value() const { return hash_; }

private:
    void add(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001B3ULL; }

    std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

/// The number of matches and the seed of pinned signatures. Changing either changes all signatures.
inline constexpr std::int64_t kSignatureMatches = 20;
inline constexpr std::uint64_t kSignatureSeed = 1;

/// The signature of `bots` in seats 0, 1 .. (the same bot may sit in several); meaningless after a stop.
template <class G>
std::uint64_t signature(const typename G::Rules& rules, const BotSeats<G>& bots, std::int64_t matches = kSignatureMatches,
                        const stop_token& stop = {})
{
    StepHash<G> hash;
    for (std::int64_t i = 0; i < matches && !stop.stop_requested(); ++i) {
        Match<G> match(rules, dealSeed(kSignatureSeed, i));
        playOut(
            match, bots, [&](Seat who, const auto& step) { hash(who, step); }, 0, stop);
    }
    return hash.value();
}

} // namespace parlour
