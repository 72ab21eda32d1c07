// Ledgers as bytes. Numbers are little endian, reals as their IEEE 754 bits:
//
//   "COUPLEDG"  version  8 bytes  seed  8 bytes  batches  8 bytes  numbers of rough spots, fine spots, values  8 bytes each
//   the entries in the order of their keys: key  8 bytes, then its reals
//   how often spots without an entry were met
//   checksum of all before  8 bytes
#include "ai/coup/bytes.h"
#include "ai/coup/ledger.h"

#include <algorithm>
#include <bit>

namespace parlour::coup {

namespace {

constexpr std::uint64_t kMagic = 0x4744454C50554F43ULL;
constexpr std::uint64_t kVersion = 1;
constexpr std::size_t kHead = 56;

/// Visits the reals of an entry.
template <class Visit>
void eachReal(SpotEntry& entry, const Visit& visit)
{
    for (float& real : entry.regrets)
        visit(real);
    for (float& real : entry.strategy)
        visit(real);
}
template <class Visit>
void eachReal(RoughEntry& entry, const Visit& visit)
{
    eachReal(static_cast<SpotEntry&>(entry), visit);
    visit(entry.visits);
}
template <class Visit>
void eachReal(ValueEntry& entry, const Visit& visit)
{
    visit(entry.value);
    visit(entry.visits);
}

template <class Entry>
void write(const KeyTable<Entry>& table, Bytes& bytes)
{
    std::vector<const Entry*> sorted;
    for (const Entry& entry : table.places())
        if (entry.key != kNoKey)
            sorted.push_back(&entry);
    std::sort(sorted.begin(), sorted.end(), [](const Entry* a, const Entry* b) { return a->key < b->key; });
    for (const Entry* entry : sorted) {
        append(bytes, entry->key, 8);
        Entry copy = *entry;
        eachReal(copy, [&](float& real) { append(bytes, std::bit_cast<std::uint32_t>(real), 4); });
    }
}

/// Reads `count` entries from `at`; false if they are not there.
template <class Entry>
bool read(ByteSpan bytes, std::size_t& at, std::uint64_t count, KeyTable<Entry>& table)
{
    std::size_t length = 8;
    Entry example;
    eachReal(example, [&](float&) { length += 4; });
    if (count > (bytes.size() - at) / length)
        return false;
    for (; count > 0; --count) {
        const std::uint64_t key = number(bytes, at, 8);
        if (key == kNoKey)
            return false;
        at += 8;
        eachReal(table.at(key), [&](float& real) {
            real = std::bit_cast<float>(static_cast<std::uint32_t>(number(bytes, at, 4)));
            at += 4;
        });
    }
    return true;
}

} // namespace

std::vector<std::uint8_t> toBytes(const Ledger& ledger)
{
    Bytes bytes;
    for (const std::uint64_t head :
         {kMagic, kVersion, ledger.seed, static_cast<std::uint64_t>(ledger.batches), std::uint64_t{ledger.rough.size()},
          std::uint64_t{ledger.fine.size()}, std::uint64_t{ledger.values.size()}})
        append(bytes, head, 8);
    write(ledger.rough, bytes);
    write(ledger.fine, bytes);
    write(ledger.values, bytes);
    bytes.insert(bytes.end(), ledger.met.begin(), ledger.met.end());
    append(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<Ledger> ledgerFromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kHead + kChecksum || number(bytes, 0, 8) != kMagic || number(bytes, 8, 8) != kVersion)
        return Error(SAY("Error", "This is no training of Coup that can be gone on with"));
    const Error damaged(SAY("Error", "The training of Coup is damaged: its checksum or its length is not right"));
    const ByteSpan body = bytes.first(bytes.size() - kChecksum);
    if (number(bytes, body.size(), kChecksum) != checksum(body))
        return damaged;
    Ledger ledger;
    ledger.seed = number(bytes, 16, 8);
    ledger.batches = static_cast<std::int64_t>(number(bytes, 24, 8));
    std::size_t at = kHead;
    if (!read(body, at, number(bytes, 32, 8), ledger.rough) || !read(body, at, number(bytes, 40, 8), ledger.fine)
        || !read(body, at, number(bytes, 48, 8), ledger.values) || body.size() - at != kMet)
        return damaged;
    ledger.met.assign(body.begin() + static_cast<std::ptrdiff_t>(at), body.end());
    return ledger;
}

} // namespace parlour::coup
