// What a training of Coup has learnt so far: regrets and strategies of spots, values of positions, in hash tables that grow.
// Written by the trainer between batches only, so that threads may read it meanwhile. The order in which entries came does
// not show: they are found by key.
#pragma once

#include "ai/coup/spot.h"
#include "engine/base/expected.h"

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

/// A line of the processor's cache.
struct alignas(64) SpotEntry {
    std::uint64_t key = kNoKey;
    std::array<float, kMostActions> regrets{};
    std::array<float, kMostActions> strategy{}; ///< how often each action was taken, later times counting more
};

/// What all fine spots have in common that share a rough one.
struct RoughEntry : SpotEntry {
    float visits = 0;
};

struct ValueEntry {
    std::uint64_t key = kNoKey;
    float value = 0; ///< share of the win of who is to move
    float visits = 0;
};

/// Chances of the actions of a spot.
using Mix = std::array<float, kMostActions>;

/// Regret matching: in proportion to the regrets above zero; all alike if there are none.
inline Mix matched(const SpotEntry* entry, std::size_t count)
{
    Mix mix{};
    float sum = 0;
    if (entry)
        for (std::size_t i = 0; i < count; ++i)
            sum += mix[i] = entry->regrets[i] > 0 ? entry->regrets[i] : 0;
    for (std::size_t i = 0; i < count; ++i)
        mix[i] = sum > 0 ? mix[i] / sum : 1.0F / static_cast<float>(count);
    return mix;
}

inline constexpr std::size_t kMet = std::size_t{1} << 21;

/// All that a training keeps.
struct Ledger {
    std::uint64_t seed = 1; ///< of its games
    KeyTable<SpotEntry> fine;
    KeyTable<RoughEntry> rough;
    /// How often fine spots were met that have no entry yet, by the lowest bits of their spread keys.
    std::vector<std::uint8_t> met = std::vector<std::uint8_t>(kMet);
    KeyTable<ValueEntry> values; ///< of positions at the beginning of a turn
    std::int64_t batches = 0; ///< that are in it
};

/// The same ledger has the same bytes.
std::vector<std::uint8_t> toBytes(const Ledger& ledger);
/// Refused: bytes that toBytes cannot have made, or of another version.
Expected<Ledger> ledgerFromBytes(std::span<const std::uint8_t> bytes);

} // namespace parlour::coup
