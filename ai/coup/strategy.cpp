// Strategies as bytes. Numbers are little endian:
//
//   "COUP"  version  0 0 0  number of spots  4 bytes
//   each spot: what its key is more than that of the one before, in base 128, the low digits first, the high bit set on all
//   but the last; then the number of its actions and their parts but the last, a nibble each, the low ones first
//   checksum of all before  8 bytes (FNV-1a)
#include "ai/coup/strategy.h"

#include "ai/coup/bytes.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr std::array<std::uint8_t, 4> kMagic = {'C', 'O', 'U', 'P'};
constexpr std::uint8_t kVersion = 1;
constexpr std::size_t kHead = 12;

void appendDigits(Bytes& bytes, std::uint64_t number)
{
    for (; number >= 128; number /= 128)
        bytes.push_back(static_cast<std::uint8_t>(128 | (number % 128)));
    bytes.push_back(static_cast<std::uint8_t>(number));
}

/// Bytes in front of which everything was read; `sound` until something is missing.
struct Reader {
    ByteSpan bytes;
    std::size_t at = 0;
    bool sound = true;

    std::uint8_t next()
    {
        sound = sound && at < bytes.size();
        return sound ? bytes[at++] : 0;
    }
    std::uint64_t digits()
    {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const std::uint8_t digit = next();
            number |= static_cast<std::uint64_t>(digit & 127) << shift;
            if (digit < 128)
                return number;
        }
        sound = false;
        return 0;
    }
};

Error damaged()
{
    return Error(SAY("Error", "The table of Coup is damaged: its checksum or its length is not right"));
}

float sumOf(const Mix& mix)
{
    float sum = 0;
    for (const float each : mix)
        sum += each;
    return sum;
}

struct Weighted {
    SpotKey key;
    float weight;
    Mix strategy;
};

template <class Entry>
void addSpots(const KeyTable<Entry>& table, std::vector<Weighted>& all)
{
    for (const Entry& entry : table.places())
        if (const float weight = sumOf(entry.strategy); entry.key != kNoKey && weight > 0)
            all.push_back({entry.key, weight, entry.strategy});
}

/// Which come first; no two have the same key.
bool comesBefore(const Weighted& a, const Weighted& b)
{
    return a.weight != b.weight ? a.weight > b.weight : a.key < b.key;
}

/// How many bytes a spot takes, keys included: a guess from above.
std::size_t lengthOf(const Mix& strategy)
{
    const auto actions = static_cast<std::size_t>(
        kMostActions - static_cast<std::size_t>(std::count(strategy.rbegin(), strategy.rend(), 0.0F)));
    return 2 + actions / 2;
}

} // namespace

Strategy::Entry Strategy::rounded(SpotKey key, const Mix& weights)
{
    Entry entry;
    entry.key = key;
    const float sum = sumOf(weights);
    std::array<float, kMostActions> rest{};
    int left = kParts;
    for (std::size_t i = 0; i < kMostActions; ++i) {
        const float exact = weights[i] / sum * kParts;
        entry.parts[i] = static_cast<std::uint8_t>(exact);
        rest[i] = exact - static_cast<float>(entry.parts[i]);
        left -= entry.parts[i];
        if (weights[i] > 0)
            entry.count = static_cast<std::uint8_t>(i + 1);
    }
    for (; left > 0; --left) {
        const auto most = std::max_element(rest.begin(), rest.end());
        ++entry.parts[static_cast<std::size_t>(most - rest.begin())];
        *most = -1;
    }
    while (entry.count > 1 && entry.parts[entry.count - 1U] == 0)
        --entry.count;
    return entry;
}

Strategy Strategy::of(const Ledger& ledger, std::size_t mostBytes)
{
    std::vector<Weighted> all;
    addSpots(ledger.rough, all);
    const auto rough = static_cast<std::ptrdiff_t>(all.size());
    addSpots(ledger.fine, all);
    std::sort(all.begin(), all.begin() + rough, comesBefore);
    std::sort(all.begin() + rough, all.end(), comesBefore);
    Strategy strategy;
    std::size_t bytes = kHead + kChecksum;
    for (const Weighted& spot : all) {
        bytes += lengthOf(spot.strategy);
        if (bytes > mostBytes)
            break;
        Entry& entry = strategy.spots_.at(spot.key);
        entry = rounded(spot.key, spot.strategy);
    }
    return strategy;
}

std::optional<Mix> Strategy::find(const Spot& spot, std::size_t count) const
{
    const Entry* entry = spots_.find(spot.fine);
    if (!entry)
        entry = spots_.find(spot.rough);
    if (!entry || entry->count > count)
        return std::nullopt;
    Mix mix{};
    for (std::size_t i = 0; i < entry->count; ++i)
        mix[i] = static_cast<float>(entry->parts[i]) / kParts;
    return mix;
}

std::vector<Strategy::Entry> Strategy::sorted() const
{
    std::vector<Entry> all;
    for (const Entry& entry : spots_.places())
        if (entry.key != kNoKey)
            all.push_back(entry);
    std::sort(all.begin(), all.end(), [](const Entry& a, const Entry& b) { return a.key < b.key; });
    return all;
}

std::vector<std::uint8_t> Strategy::toBytes() const
{
    const std::vector<Entry> all = sorted();
    Bytes bytes(kMagic.begin(), kMagic.end());
    append(bytes, kVersion, 4);
    append(bytes, all.size(), 4);
    std::uint64_t before = 0;
    for (const Entry& entry : all) {
        appendDigits(bytes, entry.key - before);
        before = entry.key;
        std::uint64_t nibbles = entry.count;
        for (std::size_t i = 0; i + 1 < entry.count; ++i)
            nibbles |= static_cast<std::uint64_t>(entry.parts[i]) << (4 * (i + 1));
        append(bytes, nibbles, (entry.count + 1) / 2);
    }
    append(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<Strategy> Strategy::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kHead + kChecksum || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin()))
        return Error(SAY("Error", "This is no table of Coup"));
    if (bytes[4] != kVersion)
        return Error(SAY("Error", "This table of Coup has version %1; version %2 is needed"),
                     {static_cast<long long>(bytes[4]), static_cast<long long>(kVersion)});
    const std::size_t end = bytes.size() - kChecksum;
    if (number(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return damaged();
    Strategy strategy;
    Reader reader{bytes.first(end), kHead};
    std::uint64_t key = 0;
    for (std::uint64_t left = number(bytes, 8, 4); left > 0 && reader.sound; --left) {
        key += reader.digits();
        std::uint64_t nibbles = reader.next();
        Entry entry;
        entry.key = key;
        entry.count = nibbles & 15;
        for (int i = 1; i < (entry.count + 1) / 2; ++i)
            nibbles |= static_cast<std::uint64_t>(reader.next()) << (8 * i);
        int rest = kParts;
        if (entry.count < 1 || entry.count > kMostActions || key == kNoKey)
            return damaged();
        for (std::size_t i = 0; i + 1 < entry.count; ++i) {
            entry.parts[i] = nibbles >> (4 * (i + 1)) & 15;
            rest -= entry.parts[i];
        }
        if (rest < 0)
            return damaged();
        entry.parts[entry.count - 1U] = static_cast<std::uint8_t>(rest);
        strategy.spots_.at(key) = entry;
    }
    if (!reader.sound || reader.at != end)
        return damaged();
    return strategy;
}

} // namespace parlour::coup
