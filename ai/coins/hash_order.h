// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A map from rounds to values that iterates in the order of the hash tables of Oracle's and Analyzer's models, whose hash is
// the number itself. The order decides ties and which entries are cut off a memory.
#pragma once

#include "engine/base/fixed_list.h"
#include "engine/coins/coins_types.h"

#include <algorithm>

namespace parlour::coins {

/// Rounds are from 1 to kMaxRounds + 1.
class HashOrdered {
public:
    struct Entry {
        std::uint8_t round = 0;
        std::uint8_t value = 0;
    };
    using Entries = FixedList<Entry, kMaxRounds + 1>;

    /// Adds an entry. A known round keeps its position and gets the value.
    void put(Entry entry)
    {
        std::uint8_t& position = positions_[entry.round];
        values_[entry.round] = entry.value;
        last_ = std::max<int>(last_, entry.round);
        if (position != 0)
            return;
        position = ++inserted_;
        while (inserted_ * 4 > buckets_ * 3)
            buckets_ *= 2;
    }
    /// The highest round ever put; 0 if none.
    int last() const { return last_; }
    /// Keeps the number of buckets, and so the order.
    void erase(int round) { positions_[static_cast<std::size_t>(round)] = 0; }

    /// Entries by bucket (the round modulo the number of buckets), then in the order put.
    Entries entries() const
    {
        Entries out;
        for (int bucket = 0; bucket < std::min(buckets_, last_ + 1); ++bucket) {
            const std::size_t first = out.size();
            for (int round = bucket; round <= last_; round += buckets_)
                if (positions_[static_cast<std::size_t>(round)] != 0)
                    out.push_back({static_cast<std::uint8_t>(round), values_[static_cast<std::size_t>(round)]});
            if (out.size() - first > 1)
                std::sort(out.begin() + first, out.end(),
                          [this](const Entry& a, const Entry& b) { return positions_[a.round] < positions_[b.round]; });
        }
        return out;
    }

private:
    std::array<std::uint8_t, kMaxRounds + 2> positions_{}; ///< by round: the position of its insertion, from 1; 0 if absent
    std::array<std::uint8_t, kMaxRounds + 2> values_{};
    std::uint8_t inserted_ = 0;
    int buckets_ = 16;
    int last_ = 0;
};

} // namespace parlour::coins
