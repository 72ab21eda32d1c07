// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Strategies as bytes. Numbers are little endian:
//
//   "COUP"  version  0 0 0  number of positions  4 bytes
//   the bits of a range coder (bit_coder.h): of each position, the coarsest grain first and then in the order of keys, what
//   its key differs by from the one before (exclusive or), as its length and its bits; then for each hand whether it does as
//   in the next coarser position, and if not, the parts of its choices but the last. Models are told apart by what the hand
//   before and the next coarser position do.
//   checksum of all before  8 bytes (FNV-1a)
#include "ai/coup/strategy.h"

#include "ai/coup/bit_coder.h"

#include <algorithm>
#include <numeric>

namespace parlour::coup {

namespace {

constexpr std::array<std::uint8_t, 4> kStrategyMagic = {'C', 'O', 'U', 'P'};
constexpr std::uint8_t kStrategyVersion = 3;
constexpr std::size_t kStrategyHead = 12;
/// Who knows of positions that were met less often plays no better for it: a coarser one answers as well.
constexpr float kMinVisits = 8;

Error damaged()
{
    return Error(SAY("Error", "The table of Coup is damaged: its checksum or its length is not right"));
}

/// The hands of a decision.
std::size_t widthOf(const Duel& duel)
{
    return duel.stage == Stage::Return ? poolsOf(duel.hasTwo(0)) : handsOf(duel.hasTwo(duel.decider()));
}

/// The most choices of any hand.
std::size_t slotsOf(const Duel& duel)
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

std::size_t lengthOf(const Duel& duel)
{
    return widthOf(duel) * slotsOf(duel);
}

/// Weights as parts that sum to kParts; those of an even chance if there are none.
void round(const Mix& weights, std::size_t count, std::uint8_t* parts)
{
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += weights[i];
    std::array<float, kMaxActions> rest{};
    int left = Strategy::kParts;
    for (std::size_t i = 0; i < count; ++i) {
        const float exact = (sum > 0 ? weights[i] / sum : 1 / static_cast<float>(count)) * Strategy::kParts;
        parts[i] = static_cast<std::uint8_t>(exact);
        rest[i] = exact - static_cast<float>(parts[i]);
        left -= parts[i];
    }
    for (; left > 0; --left) {
        const auto most = std::max_element(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(count));
        ++parts[most - rest.begin()];
        *most = -1;
    }
}

/// Nothing, something, all.
unsigned classOf(unsigned part, unsigned all)
{
    return part == 0 ? 0 : part == all ? 2 : 1;
}

} // namespace

/// Positions to bits, or from bits: Port is a BitWriter or a BitReader.
template <class Port>
struct Coding {
    static constexpr int kPartBits = 5;
    static_assert(Strategy::kParts < 1 << kPartBits);
    static constexpr std::size_t kStages = 6;

    Port& port;
    std::array<BitModel, 64> lengths{};
    std::array<std::array<BitModel, 64>, 64> digits{};
    using ByClass = std::array<std::array<BitModel, 3>, 4>; ///< by the rough one's class, 3: none; by the hand before
    std::array<std::array<ByClass, kMaxActions>, kStages> isNone{};
    std::array<std::array<ByClass, kMaxActions>, kStages> isAll{};
    std::array<std::array<std::array<BitModel, 1 << kPartBits>, 3>, kStages> between{};
    std::array<std::array<BitModel, 2>, kStages> isLike{}; ///< the coarser position; by whether the hand before is

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

    void position(const Duel& duel, std::uint8_t* parts, const std::uint8_t* rough)
    {
        const auto stage = static_cast<std::size_t>(duel.stage);
        const std::size_t slots = slotsOf(duel);
        std::array<std::uint8_t, kMaxKept> before{}; // what the last hand did, by action
        const Allowance& allowance = allowanceOf(duel);
        bool wasLike = true;
        for (std::size_t hand = 0; hand < widthOf(duel); ++hand) {
            const Choices& choices = allowance.choices[hand];
            std::uint8_t* mine = parts + hand * slots;
            if (rough && isAsCoarser(isLike[stage][wasLike ? 1 : 0], wasLike, mine, rough + hand * slots, choices.size())) {
                for (std::size_t i = 0; i < choices.size(); ++i)
                    before[choices[i]] = mine[i];
                continue;
            }
            unsigned left = Strategy::kParts;
            for (std::size_t i = 0; i < choices.size(); ++i) {
                std::uint8_t& part = mine[i];
                const unsigned roughClass = rough ? classOf(rough[hand * slots + i], Strategy::kParts) : 3;
                if (i + 1 == choices.size())
                    part = static_cast<std::uint8_t>(left);
                else if (left == 0)
                    part = 0;
                else
                    part = static_cast<std::uint8_t>(
                        one(stage, i, roughClass, classOf(before[choices[i]], Strategy::kParts), part, left));
                left -= part;
                before[choices[i]] = part;
            }
        }
    }

private:
    /// Does a hand as in the coarser position? If so, its parts are the same.
    bool isAsCoarser(BitModel& model, bool& like, std::uint8_t* mine, const std::uint8_t* theirs, std::size_t count)
    {
        like = std::equal(theirs, theirs + count, mine);
        port.bit(model, like);
        if (like)
            std::copy_n(theirs, count, mine);
        return like;
    }
    unsigned one(std::size_t stage, std::size_t slot, unsigned roughClass, unsigned classBefore, unsigned part,
                 unsigned left)
    {
        bool is = part == 0;
        port.bit(isNone[stage][slot][roughClass][classBefore], is);
        if (is)
            return 0;
        is = part == left;
        port.bit(isAll[stage][slot][roughClass][classBefore], is);
        if (is)
            return left;
        codeTree(port, between[stage][classBefore], kPartBits, part);
        return std::min(part, left);
    }
};

namespace {

/// The coarsest first, since finer ones are told by what they do otherwise.
bool isToldBefore(std::uint64_t a, std::uint64_t b)
{
    return grainOf(a) != grainOf(b) ? grainOf(a) > grainOf(b) : a < b;
}

/// How often `hand` took each of its choices. The sums of hands are as often as they come here.
Mix takenBy(const Ledger& ledger, const NodeEntry& entry, const Duel& duel, std::size_t hand)
{
    const NodeShape shape(duel);
    const float* taken = ledger.numbers.at(entry.place + shape.taken())->data();
    const Choices& choices = allowanceOf(duel).choices[hand];
    Mix weights{};
    for (std::size_t i = 0; i < choices.size(); ++i)
        weights[i] = taken[choices[i] * shape.rows * kRow + hand];
    return weights;
}

float sumOf(const Mix& weights)
{
    return std::accumulate(weights.begin(), weights.end(), 0.0F);
}

/// Parts as they are told where there is a coarser position (`like`): a hand that would do otherwise less than `least` times
/// does as there. Nothing if no hand is left; without a coarser one, if it was met less often.
std::vector<std::uint8_t> told(const Ledger& ledger, const NodeEntry& entry, const std::uint8_t* like, float least)
{
    const Duel duel = duelOfKey(entry.key);
    const std::size_t slots = slotsOf(duel);
    std::vector<std::uint8_t> parts(lengthOf(duel));
    std::vector<Mix> taken;
    float all = 0;
    for (std::size_t hand = 0; hand < widthOf(duel); ++hand) {
        taken.push_back(takenBy(ledger, entry, duel, hand));
        round(taken.back(), allowanceOf(duel).choices[hand].size(), &parts[hand * slots]);
        all += sumOf(taken.back());
    }
    if (!like)
        return entry.visits >= least ? parts : std::vector<std::uint8_t>();
    bool isAny = false;
    for (std::size_t hand = 0; hand < widthOf(duel); ++hand) {
        int other = 0;
        for (std::size_t i = hand * slots; i < (hand + 1) * slots; ++i)
            other += std::max(0, parts[i] - like[i]);
        const float times = entry.visits * sumOf(taken[hand]) * static_cast<float>(other) / Strategy::kParts;
        if (times > least * all)
            isAny = true;
        else
            std::copy_n(like + hand * slots, slots, &parts[hand * slots]);
    }
    return isAny ? parts : std::vector<std::uint8_t>();
}

} // namespace

void Strategy::add(const Ledger& ledger, const NodeEntry& entry, float least)
{
    const Position* like = coarser(duelOfKey(entry.key), entry.key);
    const std::vector<std::uint8_t> parts = told(ledger, entry, like ? &parts_[like->place] : nullptr, least);
    if (parts.empty())
        return;
    positions_.at(entry.key).place = static_cast<std::uint32_t>(parts_.size());
    parts_.insert(parts_.end(), parts.begin(), parts.end());
}

Strategy Strategy::of(const Ledger& ledger, std::size_t mostBytes)
{
    std::vector<const NodeEntry*> entries;
    for (const NodeEntry& entry : ledger.nodes.places())
        if (entry.key != kNoKey && entry.visits >= kMinVisits)
            entries.push_back(&entry);
    std::sort(entries.begin(), entries.end(),
              [](const NodeEntry* a, const NodeEntry* b) { return isToldBefore(a->key, b->key); });
    constexpr float kMore = 1.2F;
    for (float least = 1;; least *= kMore) {
        Strategy strategy;
        for (const NodeEntry* entry : entries)
            strategy.add(ledger, *entry, least);
        if (strategy.size() == 0 || strategy.toBytes().size() <= mostBytes)
            return strategy;
    }
}

const Strategy::Position* Strategy::finest(const Duel& duel, Grain grain) const
{
    for (const Grain each : kGrains)
        if (each >= grain)
            if (const Position* position = positions_.find(keyOf(duel, each)))
                return position;
    return nullptr;
}

std::optional<Mix> Strategy::find(const Duel& duel, std::size_t hand, Grain grain) const
{
    const Position* position = finest(duel, grain);
    if (!position)
        return std::nullopt;
    Mix mix{};
    const std::size_t slots = slotsOf(duel);
    for (std::size_t i = 0; i < slots; ++i)
        mix[i] = static_cast<float>(parts_[position->place + hand * slots + i]) / kParts;
    return mix;
}

/// The next coarser one of a position: what it is told by.
const Strategy::Position* Strategy::coarser(const Duel& duel, std::uint64_t key) const
{
    return grainOf(key) == Grain::Rough ? nullptr : finest(duel, static_cast<Grain>(static_cast<int>(grainOf(key)) + 1));
}

std::vector<Strategy::Position> Strategy::sorted() const
{
    std::vector<Position> all;
    for (const Position& position : positions_.places())
        if (position.key != kNoKey)
            all.push_back(position);
    std::sort(all.begin(), all.end(), [](const Position& a, const Position& b) { return isToldBefore(a.key, b.key); });
    return all;
}

std::vector<std::uint8_t> Strategy::toBytes() const
{
    const std::vector<Position> all = sorted();
    Bytes bytes(kStrategyMagic.begin(), kStrategyMagic.end());
    appendNumber(bytes, kStrategyVersion, 4);
    appendNumber(bytes, all.size(), 4);
    BitWriter writer(bytes);
    const auto coding = std::make_unique<Coding<BitWriter>>(Coding<BitWriter>{writer});
    std::uint64_t before = 0;
    for (const Position& each : all) {
        std::uint64_t key = each.key;
        coding->key(key, before);
        before = key;
        const Duel duel = duelOfKey(key);
        const Position* like = coarser(duel, key);
        const auto from = parts_.begin() + each.place;
        std::vector<std::uint8_t> parts(from, from + static_cast<std::ptrdiff_t>(lengthOf(duel)));
        coding->position(duel, parts.data(), like ? &parts_[like->place] : nullptr);
    }
    writer.finish();
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<Strategy> Strategy::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kStrategyHead + kChecksum || !std::equal(kStrategyMagic.begin(), kStrategyMagic.end(), bytes.begin()))
        return Error(SAY("Error", "This is no table of Coup"));
    if (bytes[4] != kStrategyVersion)
        return Error(SAY("Error", "This table of Coup has version %1; version %2 is needed"),
                     {static_cast<long long>(bytes[4]), static_cast<long long>(kStrategyVersion)});
    const std::size_t end = bytes.size() - kChecksum;
    if (numberAt(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return damaged();
    Strategy strategy;
    BitReader reader(bytes.subspan(kStrategyHead, end - kStrategyHead));
    const auto coding = std::make_unique<Coding<BitReader>>(Coding<BitReader>{reader});
    std::uint64_t key = 0;
    for (std::uint64_t left = numberAt(bytes, 8, 4); left > 0; --left) {
        coding->key(key, key);
        if (reader.isBeyondEnd() || !isKey(key) || strategy.positions_.find(key))
            return damaged();
        const Duel duel = duelOfKey(key);
        const Position* like = strategy.coarser(duel, key);
        const std::size_t place = strategy.parts_.size();
        strategy.parts_.resize(place + lengthOf(duel));
        coding->position(duel, &strategy.parts_[place], like ? &strategy.parts_[like->place] : nullptr);
        strategy.positions_.at(key).place = static_cast<std::uint32_t>(place);
    }
    if (!reader.isAtEnd())
        return damaged();
    return strategy;
}

} // namespace parlour::coup
