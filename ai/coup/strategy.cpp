// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Serialisation of strategies. Numbers are little endian:
//
//   "COUP"  version  0 0 0  number of entries  4 bytes
//   the bits of a range coder (bit_coder.h): for each entry in the order of Strategy::isBefore, the exclusive or of its key
//   and the one before, as its length and its bits; then for each hand whether its parts equal those of the next coarser
//   entry, and if not, the parts of its choices but the last. Models are selected by the parts of the previous hand and of
//   the next coarser entry.
//   checksum of all before  8 bytes (FNV-1a)
#include "ai/coup/strategy.h"

#include "ai/coup/bit_coder.h"

#include <algorithm>
#include <memory>

namespace parlour::coup {

namespace {

constexpr std::array<std::uint8_t, 4> kStrategyMagic = {'C', 'O', 'U', 'P'};
constexpr std::uint8_t kStrategyVersion = 3;
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

/// The class of a part: 0 none, 1 some, 2 all.
unsigned classOf(unsigned part, unsigned all)
{
    return part == 0 ? 0 : part == all ? 2 : 1;
}

} // namespace

/// Encodes or decodes entries: Port is a BitWriter or a BitReader.
template <class Port>
struct Coding {
    static constexpr int kPartBits = 5;
    static_assert(Strategy::kParts < 1 << kPartBits);
    static constexpr std::size_t kStages = 6;

    Port& port;
    std::array<BitModel, 64> lengths{};
    std::array<std::array<BitModel, 64>, 64> digits{};
    using ByClass =
        std::array<std::array<BitModel, 3>, 4>; ///< by class of the coarser part (3: none) and of the hand before
    std::array<std::array<ByClass, kMaxChoices>, kStages> isNone{};
    std::array<std::array<ByClass, kMaxChoices>, kStages> isAll{};
    std::array<std::array<std::array<BitModel, 1 << kPartBits>, 3>, kStages> between{};
    std::array<std::array<BitModel, 2>, kStages> isSame{}; ///< as the coarser entry; by whether the hand before was

    void key(std::uint64_t& key, std::uint64_t before)
    {
        const std::uint64_t differs = key ^ before;
        unsigned length = 0;
        while (length < 63 && differs >> length > 0)
            ++length;
        codeTree(port, lengths, 6, length);
        std::uint64_t number = length > 0 ? 1 : 0;
        for (unsigned i = 1; i < length; ++i) {
            bool bit = ((differs >> (length - 1 - i)) & 1U) != 0;
            port.bit(digits[length][i], bit);
            number = number << 1 | unsigned{bit};
        }
        key = before ^ number;
    }

    void entry(const Duel& duel, std::uint8_t* parts, const std::uint8_t* coarser)
    {
        const auto stage = static_cast<std::size_t>(duel.stage);
        const std::size_t slots = choicesOf(duel);
        std::array<std::uint8_t, kMaxKept> before{}; // the parts of the previous hand, by action
        const ActionMask& mask = actionMaskOf(duel);
        bool wasSame = true;
        for (std::size_t hand = 0; hand < decidingHands(duel); ++hand) {
            const Choices& choices = mask.choices[hand];
            std::uint8_t* mine = parts + hand * slots;
            if (coarser
                && codeIfSame(isSame[stage][wasSame ? 1 : 0], wasSame, mine, coarser + hand * slots, choices.size())) {
                for (std::size_t i = 0; i < choices.size(); ++i)
                    before[choices[i]] = mine[i];
                continue;
            }
            unsigned left = Strategy::kParts;
            for (std::size_t i = 0; i < choices.size(); ++i) {
                std::uint8_t& part = mine[i];
                const unsigned coarserClass = coarser ? classOf(coarser[hand * slots + i], Strategy::kParts) : 3;
                if (i + 1 == choices.size())
                    part = static_cast<std::uint8_t>(left);
                else if (left == 0)
                    part = 0;
                else
                    part = static_cast<std::uint8_t>(
                        codePart(stage, i, coarserClass, classOf(before[choices[i]], Strategy::kParts), part, left));
                left -= part;
                before[choices[i]] = part;
            }
        }
    }

private:
    /// Codes whether the parts of a hand equal those of the coarser entry, and copies them if so.
    bool codeIfSame(BitModel& model, bool& isEqual, std::uint8_t* mine, const std::uint8_t* theirs, std::size_t count)
    {
        isEqual = std::equal(theirs, theirs + count, mine);
        port.bit(model, isEqual);
        if (isEqual)
            std::copy_n(theirs, count, mine);
        return isEqual;
    }
    unsigned codePart(std::size_t stage, std::size_t slot, unsigned coarserClass, unsigned classBefore, unsigned part,
                      unsigned left)
    {
        bool is = part == 0;
        port.bit(isNone[stage][slot][coarserClass][classBefore], is);
        if (is)
            return 0;
        is = part == left;
        port.bit(isAll[stage][slot][coarserClass][classBefore], is);
        if (is)
            return left;
        codeTree(port, between[stage][classBefore], kPartBits, part);
        return std::min(part, left);
    }
};

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
    BitWriter writer(bytes);
    const auto coding = std::make_unique<Coding<BitWriter>>(Coding<BitWriter>{writer});
    std::uint64_t before = 0;
    for (const Entry& each : sorted) {
        std::uint64_t key = each.key;
        coding->key(key, before);
        before = key;
        const Duel duel = duelOfKey(key);
        const auto from = parts_.begin() + each.place;
        std::vector<std::uint8_t> parts(from, from + static_cast<std::ptrdiff_t>(lengthOf(duel)));
        coding->entry(duel, parts.data(), coarserParts(key));
    }
    writer.finish();
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
    Strategy strategy;
    BitReader reader(bytes.subspan(kStrategyHead, end - kStrategyHead));
    const auto coding = std::make_unique<Coding<BitReader>>(Coding<BitReader>{reader});
    std::uint64_t key = 0;
    std::vector<std::uint8_t> parts;
    for (std::uint64_t left = numberAt(bytes, 8, 4); left > 0; --left) {
        coding->key(key, key);
        if (reader.isBeyondEnd() || !isKey(key) || strategy.entries_.find(key))
            return damaged();
        const Duel duel = duelOfKey(key);
        parts.assign(lengthOf(duel), 0);
        coding->entry(duel, parts.data(), strategy.coarserParts(key));
        strategy.add(key, parts);
    }
    if (!reader.isAtEnd())
        return damaged();
    return strategy;
}

} // namespace parlour::coup
