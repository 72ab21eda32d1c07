// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Serialisation of strategies. Numbers are little endian:
//
//   "COUP"  version  0 0 0  number of entries  4 bytes
//   three blocks (ai/tables/deflate.h), each for all entries in the order of Strategy::isBefore:
//     keys   the exclusive or of the key and the one before, in base 128, low digits first, the high bit set on all but the
//     last same   for each hand of an entry that has a coarser one, 1 if its parts equal those of the coarser entry, else 0
//     parts  for each hand whose parts differ, those of its choices but the last
//   checksum of all before  8 bytes (FNV-1a)
#include "ai/coup/duel/strategy.h"

#include "ai/tables/deflate.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::array<std::uint8_t, 4> kStrategyMagic = {'C', 'O', 'U', 'P'};
constexpr std::uint8_t kStrategyVersion = 4;
constexpr std::size_t kStrategyHead = 12;

Error damaged()
{
    return Error(SAY("Error", "The Coup table is damaged: its checksum or its length is wrong"));
}

/// The number of parts of an entry.
std::size_t lengthOf(const Duel& duel)
{
    return decidingHands(duel) * choicesOf(duel);
}

/// The blocks of a table.
struct Blocks {
    Bytes keys;
    Bytes same;
    Bytes parts;
};

void writeKey(std::uint64_t difference, Bytes& keys)
{
    for (; difference >= 128; difference >>= 7)
        keys.push_back(static_cast<std::uint8_t>(128 | (difference & 127)));
    keys.push_back(static_cast<std::uint8_t>(difference));
}

/// `coarser`: the parts of the coarser entry, or null.
void writeParts(const Duel& duel, const std::uint8_t* parts, const std::uint8_t* coarser, Blocks& blocks)
{
    const std::size_t slots = choicesOf(duel);
    const ActionMask& mask = actionMaskOf(duel);
    for (std::size_t hand = 0; hand < decidingHands(duel); ++hand, parts += slots) {
        const std::size_t count = mask.choices[hand].size();
        const bool isSame = coarser && std::equal(parts, parts + count, coarser + hand * slots);
        if (coarser)
            blocks.same.push_back(isSame ? 1 : 0);
        if (!isSame && count > 0)
            blocks.parts.insert(blocks.parts.end(), parts, parts + count - 1);
    }
}

/// Reads a block from its beginning. Behind its end there are zeros, which are told by isBeyondEnd.
class BlockReader {
public:
    explicit BlockReader(ByteSpan bytes) : bytes_(bytes) {}

    std::uint8_t next()
    {
        const std::size_t at = at_++;
        return at < bytes_.size() ? bytes_[at] : std::uint8_t{0};
    }
    bool isAtEnd() const { return at_ == bytes_.size(); }
    bool isBeyondEnd() const { return at_ > bytes_.size(); }

private:
    ByteSpan bytes_;
    std::size_t at_ = 0;
};

std::uint64_t readKey(BlockReader& keys)
{
    std::uint64_t difference = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const std::uint8_t digit = keys.next();
        difference |= static_cast<std::uint64_t>(digit & 127U) << shift;
        if (digit < 128)
            break;
    }
    return difference;
}

/// False if no table can have these parts.
bool readParts(const Duel& duel, std::vector<std::uint8_t>& parts, const std::uint8_t* coarser, BlockReader& same,
               BlockReader& rest)
{
    const std::size_t slots = choicesOf(duel);
    const ActionMask& mask = actionMaskOf(duel);
    for (std::size_t hand = 0; hand < decidingHands(duel); ++hand) {
        const std::size_t count = mask.choices[hand].size();
        std::uint8_t* mine = &parts[hand * slots];
        if (coarser && same.next() != 0) {
            std::copy_n(coarser + hand * slots, count, mine);
            continue;
        }
        int left = Strategy::kParts;
        for (std::size_t i = 0; i + 1 < count; ++i) {
            mine[i] = rest.next();
            left -= mine[i];
        }
        if (left < 0)
            return false;
        if (count > 0)
            mine[count - 1] = static_cast<std::uint8_t>(left);
    }
    return true;
}

} // namespace

std::size_t decidingHands(const Duel& duel)
{
    return duel.stage == Stage::Return ? poolsOf(duel.hasTwo(0)) : handsOf(duel.hasTwo(duel.decider()));
}

std::size_t choicesOf(const Duel& duel)
{
    switch (duel.stage) {
    case Stage::Lose:
        return 2;
    case Stage::Return:
        return duel.hasTwo(0) ? 6 : 3;
    default:
        return actionsOf(duel);
    }
}

bool Strategy::isBefore(std::uint64_t a, std::uint64_t b)
{
    return abstractionOf(a) != abstractionOf(b) ? abstractionOf(a) > abstractionOf(b) : a < b;
}

void Strategy::add(std::uint64_t key, std::span<const std::uint8_t> parts)
{
    entries_.at(key).place = static_cast<std::uint32_t>(parts_.size());
    parts_.insert(parts_.end(), parts.begin(), parts.end());
}

const Strategy::Entry* Strategy::finest(const Duel& duel, Abstraction abstraction) const
{
    for (const Abstraction each : kAbstractions)
        if (each >= abstraction)
            if (const Entry* entry = entries_.find(keyOf(duel, each)))
                return entry;
    return nullptr;
}

std::optional<Mix> Strategy::find(const Duel& duel, std::size_t hand, Abstraction abstraction) const
{
    const Entry* entry = finest(duel, abstraction);
    if (!entry)
        return std::nullopt;
    Mix mix{};
    const std::size_t choices = choicesOf(duel);
    for (std::size_t i = 0; i < choices; ++i)
        mix[i] = static_cast<float>(parts_[entry->place + hand * choices + i]) / kParts;
    return mix;
}

const std::uint8_t* Strategy::coarserParts(std::uint64_t key) const
{
    if (abstractionOf(key) == Abstraction::NoClaims)
        return nullptr;
    const Entry* entry = finest(duelOfKey(key), static_cast<Abstraction>(static_cast<int>(abstractionOf(key)) + 1));
    return entry ? &parts_[entry->place] : nullptr;
}

std::vector<std::uint8_t> Strategy::toBytes() const
{
    std::vector<Entry> sorted;
    for (const Entry& entry : entries_.cells())
        if (entry.key != kNoKey)
            sorted.push_back(entry);
    std::sort(sorted.begin(), sorted.end(), [](const Entry& a, const Entry& b) { return isBefore(a.key, b.key); });
    Bytes bytes(kStrategyMagic.begin(), kStrategyMagic.end());
    appendNumber(bytes, kStrategyVersion, 4);
    appendNumber(bytes, sorted.size(), 4);
    Blocks blocks;
    std::uint64_t before = 0;
    for (const Entry& each : sorted) {
        writeKey(each.key ^ before, blocks.keys);
        before = each.key;
        writeParts(duelOfKey(each.key), &parts_[each.place], coarserParts(each.key), blocks);
    }
    for (const Bytes* block : {&blocks.keys, &blocks.same, &blocks.parts})
        appendDeflated(bytes, *block);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<Strategy> Strategy::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kStrategyHead + kChecksum || !std::equal(kStrategyMagic.begin(), kStrategyMagic.end(), bytes.begin()))
        return Error(SAY("Error", "This is not a Coup table"));
    if (bytes[4] != kStrategyVersion)
        return Error(SAY("Error", "This Coup table has version %1; version %2 is needed"),
                     {static_cast<long long>(bytes[4]), static_cast<long long>(kStrategyVersion)});
    const std::size_t end = bytes.size() - kChecksum;
    if (numberAt(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return damaged();
    std::size_t at = kStrategyHead;
    const auto keys = takeDeflated(bytes.first(end), at);
    const auto same = keys ? takeDeflated(bytes.first(end), at) : std::nullopt;
    const auto rest = same ? takeDeflated(bytes.first(end), at) : std::nullopt;
    if (!rest || at != end)
        return damaged();
    Strategy strategy;
    BlockReader keyReader(*keys);
    BlockReader sameReader(*same);
    BlockReader partReader(*rest);
    std::uint64_t key = 0;
    std::vector<std::uint8_t> parts;
    for (std::uint64_t left = numberAt(bytes, 8, 4); left > 0; --left) {
        key ^= readKey(keyReader);
        if (keyReader.isBeyondEnd() || !isKey(key) || strategy.entries_.find(key))
            return damaged();
        const Duel duel = duelOfKey(key);
        parts.assign(lengthOf(duel), 0);
        if (!readParts(duel, parts, strategy.coarserParts(key), sameReader, partReader))
            return damaged();
        strategy.add(key, parts);
    }
    if (!keyReader.isAtEnd() || !sameReader.isAtEnd() || !partReader.isAtEnd())
        return damaged();
    return strategy;
}

} // namespace parlour::coup
