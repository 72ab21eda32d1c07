// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hash table from 64-bit keys to entries, with open addressing. Used by the strategy table and by training.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace parlour::coup {

/// Mixes the bits of a key (the finalizer of MurmurHash3).
constexpr std::uint64_t spread(std::uint64_t key)
{
    key = (key ^ (key >> 33)) * 0xFF51AFD7ED558CCDULL;
    key = (key ^ (key >> 33)) * 0xC4CEB9FE1A85EC53ULL;
    return key ^ (key >> 33);
}

/// The key of a free cell.
inline constexpr std::uint64_t kNoKey = ~std::uint64_t{0};

/// Entry has a member `key`, kNoKey at first.
template <class Entry>
class KeyTable {
public:
    /// Null if there is no entry of this key.
    const Entry* find(std::uint64_t key) const
    {
        const Entry& entry = cells_[cellOf(key)];
        return entry.key == key ? &entry : nullptr;
    }
    Entry* find(std::uint64_t key) { return const_cast<Entry*>(std::as_const(*this).find(key)); }
    /// Returns the entry of this key and adds it if there is none. Not safe while other threads read.
    Entry& at(std::uint64_t key)
    {
        Entry* entry = &cells_[cellOf(key)];
        if (entry->key == key)
            return *entry;
        if (++size_ * 5 > cells_.size() * 3) {
            grow();
            entry = &cells_[cellOf(key)];
        }
        entry->key = key;
        return *entry;
    }
    std::size_t size() const { return size_; }
    /// All cells in hash order, free ones included.
    std::span<const Entry> cells() const { return cells_; }

private:
    std::size_t cellOf(std::uint64_t key) const
    {
        const std::size_t mask = cells_.size() - 1;
        std::size_t cell = spread(key) & mask;
        while (cells_[cell].key != key && cells_[cell].key != kNoKey)
            cell = (cell + 1) & mask;
        return cell;
    }
    void grow()
    {
        std::vector<Entry> old(cells_.size() * 2);
        old.swap(cells_);
        for (const Entry& entry : old)
            if (entry.key != kNoKey)
                cells_[cellOf(entry.key)] = entry;
    }

    std::vector<Entry> cells_ = std::vector<Entry>(1024);
    std::size_t size_ = 0;
};

} // namespace parlour::coup
