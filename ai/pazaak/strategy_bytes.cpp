// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Strategies as bytes. Numbers are little endian:
//
//   "PZAK"  version  goal highestHouse highestSide copiesSide sideCards wins  0   12 bytes
//   a block (ai/tables/deflate.h) of runs: an entry, and its repeat count in base 128, low digits first, with the high bit
//   set on all but the last digit checksum of the preceding bytes  8 bytes (FNV-1a)
//
// Entries run by context, seat, hand and situation, since a hand has the same entry in long rows of situations.
#include "ai/pazaak/strategy.h"
#include "ai/tables/deflate.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

constexpr std::array<std::uint8_t, 4> kMagic = {'P', 'Z', 'A', 'K'};
constexpr std::uint8_t kVersion = 2;
constexpr std::size_t kHead = 12;

void appendRun(Bytes& bytes, std::uint8_t entry, std::size_t length)
{
    bytes.push_back(entry);
    for (; length >= 128; length /= 128)
        bytes.push_back(static_cast<std::uint8_t>(128 | (length % 128)));
    bytes.push_back(static_cast<std::uint8_t>(length));
}

/// Visits every entry in file order.
template <class Table, class Visit>
void eachEntry(Table& strategy, const Visit& visit)
{
    const Situations& situations = strategy.situations();
    for (int context = 0; context < situations.contexts(); ++context)
        for (int seat = 0; seat < 2; ++seat) {
            const auto entries = strategy.entries(context, seat);
            const auto hands = entries.size() / static_cast<std::size_t>(situations.count());
            for (std::size_t hand = 0; hand < hands; ++hand)
                for (std::size_t at = hand; at < entries.size(); at += hands)
                    visit(entries[at]);
        }
}

/// Decodes runs, one entry at a time.
class Runs {
public:
    explicit Runs(ByteSpan bytes) : bytes_(bytes) {}

    std::uint8_t next()
    {
        if (left_ == 0)
            read();
        if (left_ > 0)
            --left_;
        return entry_;
    }
    /// Whether all runs were sound and no byte is left.
    bool isWhole() const { return sound_ && left_ == 0 && at_ == bytes_.size(); }

private:
    void read()
    {
        sound_ = sound_ && at_ < bytes_.size() && bytes_[at_] < kMixtureBytes;
        if (!sound_)
            return;
        entry_ = bytes_[at_++];
        for (int shift = 0; at_ < bytes_.size() && shift < 32; shift += 7) {
            const std::uint8_t digit = bytes_[at_++];
            left_ |= static_cast<std::size_t>(digit & 127) << shift;
            if (digit < 128)
                break;
        }
        sound_ = left_ > 0;
    }

    ByteSpan bytes_;
    std::size_t at_ = 0;
    std::size_t left_ = 0;
    std::uint8_t entry_ = 0;
    bool sound_ = true;
};

Error damaged()
{
    return Error(SAY("Error", "The Pazaak table is damaged: its checksum or its length is wrong"));
}

} // namespace

std::vector<std::uint8_t> Strategy::toBytes() const
{
    Bytes runs;
    std::uint8_t entry = 0;
    std::size_t length = 0;
    eachEntry(*this, [&](std::uint8_t next) {
        if (length > 0 && next != entry) {
            appendRun(runs, entry, length);
            length = 0;
        }
        entry = next;
        ++length;
    });
    appendRun(runs, entry, length);

    Bytes bytes(kMagic.begin(), kMagic.end());
    for (const int part : {static_cast<int>(kVersion), model_.goal, model_.highestHouse, model_.highestSide,
                           model_.copiesSide, model_.sideCards, model_.wins, 0})
        bytes.push_back(static_cast<std::uint8_t>(part));
    appendDeflated(bytes, runs);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<Strategy> Strategy::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kHead + kChecksum || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin()))
        return Error(SAY("Error", "This is not a Pazaak table"));
    if (bytes[4] != kVersion)
        return Error(SAY("Error", "This Pazaak table has version %1; version %2 is needed"),
                     {static_cast<long long>(bytes[4]), static_cast<long long>(kVersion)});
    const std::size_t end = bytes.size() - kChecksum;
    std::size_t at = kHead;
    const auto block =
        numberAt(bytes, end, kChecksum) == checksum(bytes.first(end)) ? takeDeflated(bytes.first(end), at) : std::nullopt;
    if (!block || at != end)
        return damaged();
    const Model model{bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10]};
    if (!model.isValid())
        return damaged();
    Strategy strategy(model);
    Runs runs(*block);
    eachEntry(strategy, [&](std::uint8_t& entry) { entry = runs.next(); });
    if (!runs.isWhole())
        return damaged();
    return strategy;
}

} // namespace parlour::pazaak
