// Strategies as bytes. Numbers are little endian:
//
//   "COIN"  version  0 0 0   8 bytes
//   number of situations  4 bytes
//   runs of situations in turn never met and known: the length of each in base 128, the low digits first, the high bit set
//   on
//     all but the last; behind a known run its entries: the value, then for each option its chance and, in the high half,
//     its loss
//   checksum of all before  8 bytes (FNV-1a)
#include "ai/coins/strategy.h"

namespace parlour::coins {

namespace {

using Bytes = std::vector<std::uint8_t>;
using ByteSpan = std::span<const std::uint8_t>;

constexpr std::array<std::uint8_t, 8> kHead = {'C', 'O', 'I', 'N', 1, 0, 0, 0};
constexpr std::size_t kChecksum = 8;

std::uint64_t checksum(ByteSpan bytes)
{
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    for (const std::uint8_t byte : bytes)
        sum = (sum ^ byte) * 0x100000001B3ULL;
    return sum;
}

void append(Bytes& bytes, std::uint64_t number, int count)
{
    for (int i = 0; i < count; ++i)
        bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

void appendLength(Bytes& bytes, std::size_t length)
{
    for (; length >= 128; length /= 128)
        bytes.push_back(static_cast<std::uint8_t>(128 | (length % 128)));
    bytes.push_back(static_cast<std::uint8_t>(length));
}

/// Reads from the front of what is left; what is not there reads as zeros and is remembered.
class Reader {
public:
    explicit Reader(ByteSpan bytes) : bytes_(bytes) {}
    bool failed() const { return failed_; }
    bool atEnd() const { return bytes_.empty(); }
    std::uint8_t byte()
    {
        if (bytes_.empty()) {
            failed_ = true;
            return 0;
        }
        const std::uint8_t first = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return first;
    }
    std::uint64_t number(int count)
    {
        std::uint64_t value = 0;
        for (int i = 0; i < count; ++i)
            value |= std::uint64_t{byte()} << (8 * i);
        return value;
    }
    std::size_t length()
    {
        std::size_t value = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            const std::uint8_t digit = byte();
            value |= std::size_t{digit & 127U} << shift;
            if (digit < 128)
                return value;
        }
        failed_ = true;
        return 0;
    }

private:
    ByteSpan bytes_;
    bool failed_ = false;
};

/// False if no situation could have such an entry.
bool isSound(const Strategy::Entry& entry, int situation)
{
    int sum = 0;
    for (const Option option : kAllOptions) {
        const int chance = entry.chance[static_cast<std::size_t>(option)];
        if (chance > 0 && !situations::allows(situation, option))
            return false;
        sum += chance;
    }
    return sum == Strategy::kParts;
}

std::uint8_t lossClass(float loss)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < Strategy::kLosses.size(); ++i)
        if (std::abs(Strategy::kLosses[i] - loss) < std::abs(Strategy::kLosses[best] - loss))
            best = i;
    return static_cast<std::uint8_t>(best);
}

} // namespace

void Strategy::set(int situation, const std::array<float, kOptions>& chances, const std::array<float, kOptions>& worths)
{
    Entry entry;
    float value = 0;
    float best = 0;
    int left = kParts;
    std::array<float, kOptions> rest{};
    for (std::size_t i = 0; i < kOptions; ++i) {
        if (!situations::allows(situation, kAllOptions[i]))
            continue;
        value += chances[i] * worths[i];
        best = std::max(best, worths[i]);
        entry.chance[i] = static_cast<std::uint8_t>(chances[i] * kParts);
        rest[i] = chances[i] * kParts - static_cast<float>(entry.chance[i]) + 1e-6F;
        left -= entry.chance[i];
    }
    // The fifteenths that are left go to the largest remainders.
    for (; left > 0; --left) {
        const auto largest = static_cast<std::size_t>(std::max_element(rest.begin(), rest.end()) - rest.begin());
        ++entry.chance[largest];
        rest[largest] = 0;
    }
    for (std::size_t i = 0; i < kOptions; ++i)
        if (situations::allows(situation, kAllOptions[i]))
            entry.loss[i] = lossClass(best - worths[i]);
    entry.value = static_cast<std::uint8_t>(std::clamp(value, 0.0F, 1.0F) * 255 + 0.5F);
    entries_[static_cast<std::size_t>(situation)] = entry;
}

Option Strategy::choose(const Outlook& outlook, std::uint32_t number) const
{
    const Entry& entry = at(situations::of(outlook));
    auto left = static_cast<int>(number);
    for (const Option option : kAllOptions)
        if ((left -= entry.chance[static_cast<std::size_t>(option)]) < 0)
            return option;
    return naturalOption(outlook);
}

Bytes Strategy::toBytes() const
{
    Bytes bytes(kHead.begin(), kHead.end());
    append(bytes, entries_.size(), 4);
    bool known = false;
    for (std::size_t first = 0; first < entries_.size();) {
        std::size_t end = first;
        while (end < entries_.size() && entries_[end].isKnown() == known)
            ++end;
        appendLength(bytes, end - first);
        if (known)
            for (std::size_t i = first; i < end; ++i) {
                bytes.push_back(entries_[i].value);
                for (std::size_t option = 0; option < kOptions; ++option)
                    bytes.push_back(static_cast<std::uint8_t>(entries_[i].chance[option] | entries_[i].loss[option] << 4));
            }
        first = end;
        known = !known;
    }
    append(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<Strategy> Strategy::fromBytes(ByteSpan bytes)
{
    const auto damaged = [](Text text) { return Error(text); };
    if (bytes.size() < kHead.size() + kChecksum || !std::equal(kHead.begin(), kHead.end(), bytes.begin()))
        return damaged(SAY("Error", "This is no table of Coins of this version"));
    Reader sum(bytes.last(kChecksum));
    const ByteSpan body = bytes.first(bytes.size() - kChecksum);
    if (sum.number(kChecksum) != checksum(body))
        return damaged(SAY("Error", "The table of Coins is damaged"));
    Reader reader(body.subspan(kHead.size()));
    Strategy strategy;
    if (reader.number(4) != strategy.entries_.size())
        return damaged(SAY("Error", "This is no table of Coins of this version"));
    bool known = false;
    for (std::size_t first = 0; first < strategy.entries_.size(); known = !known) {
        const std::size_t length = reader.length();
        if (reader.failed() || length > strategy.entries_.size() - first)
            return damaged(SAY("Error", "The table of Coins is damaged"));
        for (std::size_t i = first; known && i < first + length; ++i) {
            Entry& entry = strategy.entries_[i];
            entry.value = reader.byte();
            for (std::size_t option = 0; option < kOptions; ++option) {
                const std::uint8_t byte = reader.byte();
                entry.chance[option] = byte & 15U;
                entry.loss[option] = static_cast<std::uint8_t>(byte >> 4U);
            }
            if (reader.failed() || !isSound(entry, static_cast<int>(i)))
                return damaged(SAY("Error", "The table of Coins is damaged"));
        }
        if (length == 0 && first > 0)
            return damaged(SAY("Error", "The table of Coins is damaged"));
        first += length;
    }
    if (!reader.atEnd())
        return damaged(SAY("Error", "The table of Coins is damaged"));
    return strategy;
}

Option naturalOption(const Outlook& outlook)
{
    if (outlook.toCome() > 0)
        return Option::Nothing;
    if (outlook.lead > 0)
        return outlook.blue > 0 ? Option::Block : Option::Nothing;
    return outlook.red > 0 ? Option::Best : Option::Nothing;
}

} // namespace parlour::coins
