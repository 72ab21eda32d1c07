// Strategies as bytes. Numbers are little endian:
//
//   "COUP"  version  0 0 0  number of positions  4 bytes
//   the bits of a range coder (bit_coder.h): of each position, the coarsest grain first and then in the order of keys, what
//   its key differs by from the one before (exclusive or), as its length and its bits; then for each hand the parts of its
//   choices but the last. Models are told apart by what the hand before and the next coarser position do.
//   checksum of all before  8 bytes (FNV-1a)
#include "ai/coup/strategy.h"

#include "ai/coup/bit_coder.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::array<std::uint8_t, 4> kStrategyMagic = {'C', 'O', 'U', 'P'};
constexpr std::uint8_t kStrategyVersion = 2;
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
        for (std::size_t hand = 0; hand < widthOf(duel); ++hand) {
            const Choices& choices = allowance.choices[hand];
            unsigned left = Strategy::kParts;
            for (std::size_t i = 0; i < choices.size(); ++i) {
                std::uint8_t& part = parts[hand * slots + i];
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

void Strategy::add(const Ledger& ledger, const NodeEntry& entry)
{
    const Duel duel = duelOfKey(entry.key);
    const NodeShape shape(duel);
    const float* taken = ledger.numbers.at(entry.place + shape.taken())->data();
    Position& position = positions_.at(entry.key);
    position.place = static_cast<std::uint32_t>(parts_.size());
    parts_.resize(parts_.size() + lengthOf(duel));
    for (std::size_t hand = 0; hand < widthOf(duel); ++hand) {
        const Choices& choices = allowanceOf(duel).choices[hand];
        Mix weights{};
        for (std::size_t i = 0; i < choices.size(); ++i)
            weights[i] = taken[choices[i] * shape.rows * kRow + hand];
        round(weights, choices.size(), &parts_[position.place + hand * slotsOf(duel)]);
    }
}

Strategy Strategy::of(const Ledger& ledger, std::size_t mostBytes)
{
    struct Wanted {
        const NodeEntry* entry;
        float worth;
    };
    std::vector<Wanted> all;
    for (const NodeEntry& entry : ledger.nodes.places())
        if (entry.key != kNoKey && entry.visits >= kMinVisits)
            all.push_back({&entry, entry.visits / static_cast<float>(kStrategyHead + lengthOf(duelOfKey(entry.key)))});
    std::sort(all.begin(), all.end(), [](const Wanted& a, const Wanted& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.entry->key < b.entry->key;
    });
    for (std::size_t count = all.size();;) {
        Strategy strategy;
        for (std::size_t i = 0; i < count; ++i)
            strategy.add(ledger, *all[i].entry);
        const std::size_t bytes = strategy.toBytes().size();
        if (bytes <= mostBytes || count == 0)
            return strategy;
        count = std::min(count - 1, count * mostBytes / bytes * 99 / 100);
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

/// The coarsest first, since finer ones are told by what they do otherwise.
std::vector<Strategy::Position> Strategy::sorted() const
{
    std::vector<Position> all;
    for (const Position& position : positions_.places())
        if (position.key != kNoKey)
            all.push_back(position);
    std::sort(all.begin(), all.end(), [](const Position& a, const Position& b) {
        return grainOf(a.key) != grainOf(b.key) ? grainOf(a.key) > grainOf(b.key) : a.key < b.key;
    });
    return all;
}

std::vector<std::uint8_t> Strategy::toBytes() const
{
    const std::vector<Position> all = sorted();
    Bytes bytes(kStrategyMagic.begin(), kStrategyMagic.end());
    append(bytes, kStrategyVersion, 4);
    append(bytes, all.size(), 4);
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
    append(bytes, checksum(bytes), kChecksum);
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
    if (number(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return damaged();
    Strategy strategy;
    BitReader reader(bytes.subspan(kStrategyHead, end - kStrategyHead));
    const auto coding = std::make_unique<Coding<BitReader>>(Coding<BitReader>{reader});
    std::uint64_t key = 0;
    for (std::uint64_t left = number(bytes, 8, 4); left > 0; --left) {
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
