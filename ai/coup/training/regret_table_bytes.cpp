// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Serialisation of regret tables. Numbers are little endian, reals as their IEEE 754 bits:
//
//   "COUPLEDG"  version  8 bytes  seed  8 bytes  batches  8 bytes  number of entries  8 bytes
//   the entries in ascending order of keys: key  8 bytes, visits, then the rows of the state
//   the counters of visits to states without an entry
//   checksum of all before  8 bytes
#include "ai/coup/training/regret_table.h"
#include "ai/tables/bytes.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::uint64_t kMagic = 0x4744454C50554F43ULL;
constexpr std::uint64_t kVersion = 3; ///< of format and algorithm: a changed algorithm cannot resume older tables
constexpr std::size_t kHead = 40;

std::size_t rowsOf(std::uint64_t key)
{
    return NodeShape(duelOfKey(key)).total();
}

} // namespace

std::vector<std::uint8_t> RegretTable::toBytes() const
{
    std::vector<const NodeEntry*> sorted;
    std::size_t length = kHead + kCounters + kChecksum;
    for (const NodeEntry& entry : nodes.cells())
        if (entry.key != kNoKey) {
            sorted.push_back(&entry);
            length += 12 + rowsOf(entry.key) * sizeof(Row);
        }
    std::sort(sorted.begin(), sorted.end(), [](const NodeEntry* a, const NodeEntry* b) { return a->key < b->key; });
    Bytes bytes;
    bytes.reserve(length);
    for (const std::uint64_t head :
         {kMagic, kVersion, seed_, static_cast<std::uint64_t>(batches_), std::uint64_t{sorted.size()}})
        appendNumber(bytes, head, 8);
    for (const NodeEntry* entry : sorted) {
        appendNumber(bytes, entry->key, 8);
        appendReal(bytes, entry->visits);
        for (std::uint32_t row = 0; row < rowsOf(entry->key); ++row)
            for (const float real : *numbers.at(entry->place + row))
                appendReal(bytes, real);
    }
    bytes.insert(bytes.end(), counters.begin(), counters.end());
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<RegretTable> RegretTable::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kHead + kChecksum || numberAt(bytes, 0, 8) != kMagic || numberAt(bytes, 8, 8) != kVersion)
        return Error(SAY("Error", "This is not a Coup training file that can be resumed"));
    const Error damaged(SAY("Error", "The Coup training file is damaged: its checksum or its length is wrong"));
    const ByteSpan body = bytes.first(bytes.size() - kChecksum);
    if (numberAt(bytes, body.size(), kChecksum) != checksum(body))
        return damaged;
    RegretTable table(numberAt(bytes, 16, 8));
    table.batches_ = static_cast<std::int64_t>(numberAt(bytes, 24, 8));
    std::size_t at = kHead;
    for (std::uint64_t left = numberAt(bytes, 32, 8); left > 0; --left) {
        const std::uint64_t key = body.size() - at < 12 ? kNoKey : numberAt(bytes, at, 8);
        if (!isKey(key) || table.nodes.find(key) || (body.size() - at - 12) / sizeof(Row) < rowsOf(key))
            return damaged;
        at += 8;
        NodeEntry& entry = table.nodes.at(key);
        entry.visits = realAt(bytes, at);
        at += kReal;
        entry.place = table.numbers.add(rowsOf(key));
        for (std::uint32_t row = 0; row < rowsOf(key); ++row)
            for (float& real : *table.numbers.at(entry.place + row)) {
                real = realAt(bytes, at);
                at += kReal;
            }
    }
    if (body.size() - at != kCounters)
        return damaged;
    table.counters.assign(body.begin() + static_cast<std::ptrdiff_t>(at), body.end());
    return table;
}

} // namespace parlour::coup
