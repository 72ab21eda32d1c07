// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a training of Coup has learnt so far: regrets and strategies of spots, values of positions, in hash tables that grow.
// Written by the trainer between batches only, so that threads may read it meanwhile. The order in which entries came does
// not show: they are found by key.
#pragma once

#include "ai/coup/hands.h"
#include "ai/coup/spot.h"
#include "engine/base/expected.h"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace parlour::coup {

/// Spreads the bits of a key over all bits (the last steps of MurmurHash3).
constexpr std::uint64_t spread(std::uint64_t key)
{
    key = (key ^ (key >> 33)) * 0xFF51AFD7ED558CCDULL;
    key = (key ^ (key >> 33)) * 0xC4CEB9FE1A85EC53ULL;
    return key ^ (key >> 33);
}

/// Entries with a member `key`, where kNoKey means a free place.
inline constexpr std::uint64_t kNoKey = ~std::uint64_t{0};

template <class Entry>
class KeyTable {
public:
    const Entry* find(std::uint64_t key) const
    {
        const Entry& entry = entries_[place(key)];
        return entry.key == key ? &entry : nullptr;
    }
    Entry* find(std::uint64_t key) { return const_cast<Entry*>(std::as_const(*this).find(key)); }
    /// The entry of this key, a new one if there was none. Not while others read.
    Entry& at(std::uint64_t key)
    {
        Entry* entry = &entries_[place(key)];
        if (entry->key == key)
            return *entry;
        if (++size_ * 5 > entries_.size() * 3) {
            grow();
            entry = &entries_[place(key)];
        }
        entry->key = key;
        return *entry;
    }
    std::size_t size() const { return size_; }
    std::size_t capacity() const { return entries_.size(); }
    /// All places, free ones among them, in no order that means anything.
    std::span<const Entry> places() const { return entries_; }

private:
    std::size_t place(std::uint64_t key) const
    {
        const std::size_t mask = entries_.size() - 1;
        std::size_t place = spread(key) & mask;
        while (entries_[place].key != key && entries_[place].key != kNoKey)
            place = (place + 1) & mask;
        return place;
    }
    void grow()
    {
        std::vector<Entry> old(entries_.size() * 2);
        old.swap(entries_);
        for (const Entry& entry : old)
            if (entry.key != kNoKey)
                entries_[place(entry.key)] = entry;
    }

    std::vector<Entry> entries_ = std::vector<Entry>(1024);
    std::size_t size_ = 0;
};

/// Chances of the actions of a decision.
using Mix = std::array<float, kMaxActions>;

/// Where the numbers of a position stand.
struct NodeEntry {
    std::uint64_t key = kNoKey;
    float visits = 0;
    std::uint32_t place = 0; ///< in Ledger::numbers, in rows
};

/// Rows of numbers that stay where they are when more come.
class Rows {
public:
    /// `count` rows of zeros; where the first of them is.
    std::uint32_t add(std::size_t count);
    Row* at(std::uint32_t place) { return blocks_[place / kBlock].get() + place % kBlock; }
    const Row* at(std::uint32_t place) const { return blocks_[place / kBlock].get() + place % kBlock; }
    std::size_t size() const { return size_; }

private:
    static constexpr std::size_t kBlock = std::size_t{1} << 16;
    std::vector<std::unique_ptr<Row[]>> blocks_;
    std::size_t size_ = 0; ///< places left free at the end of a block among them
};

/// What a position keeps, by hand: of each action of its decider the regret and how often it was taken, later times
/// counting more; and the value of each two hands, for player 0 of the position before: at the beginning of a turn that is
/// player 1.
struct NodeShape {
    std::size_t actions;
    std::size_t rows; ///< of the hands of the decider, for each action
    std::size_t values; ///< rows of the matrix
    explicit NodeShape(const Duel& duel);
    /// Where each begins, and the end.
    std::uint32_t regrets() const { return static_cast<std::uint32_t>(values); }
    std::uint32_t taken() const { return static_cast<std::uint32_t>(values + actions * rows); }
    std::uint32_t total() const { return static_cast<std::uint32_t>(values + 2 * actions * rows); }
};

/// How often positions were met that have no entry yet, by the lowest bits of their spread keys.
inline constexpr std::size_t kMet = std::size_t{1} << 22;

/// All that a training keeps.
struct Ledger {
    std::uint64_t seed = 1; ///< of its games
    KeyTable<NodeEntry> nodes;
    Rows numbers;
    std::vector<std::uint8_t> met = std::vector<std::uint8_t>(kMet);
    std::int64_t batches = 0; ///< that are in it

    /// The finest entry of a position; a rough one is made if there is none.
    NodeEntry& finest(const Duel& duel);
    /// A new entry of a position, like the finest that it has, as if it had been met `visits` times.
    NodeEntry& begin(const Duel& duel, Grain grain, float visits);
};

/// The same ledger has the same bytes.
std::vector<std::uint8_t> toBytes(const Ledger& ledger);
/// Refused: bytes that toBytes cannot have made, or of another version.
Expected<Ledger> ledgerFromBytes(std::span<const std::uint8_t> bytes);

} // namespace parlour::coup
