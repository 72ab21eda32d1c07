// What a training of Coup comes to: how often each action is taken in each spot, small enough to ship. Made from a ledger by
// `train coup`, read by our own players.
#pragma once

#include "ai/coup/ledger.h"
#include "engine/base/expected.h"

#include <optional>

namespace parlour::coup {

class Strategy {
public:
    /// Sixteenths are what is kept of a chance: nothing rarer than that is worth the risk that it is an error of sampling.
    static constexpr int kParts = 15;

    /// Takes the spots that come up most, so many that toBytes is at most `mostBytes` long. Rough spots come first: they
    /// answer for all that is left out.
    static Strategy of(const Ledger& ledger, std::size_t mostBytes);

    /// The chances of the `count` actions that the tables tell apart; those of the rough spot if the fine one is not
    /// known, nothing if that is not either.
    std::optional<Mix> find(const Spot& spot, std::size_t count) const;
    std::size_t size() const { return spots_.size(); }

    /// The same strategy has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refused: bytes that toBytes cannot have made, or of another version, with a sentence that says so.
    static Expected<Strategy> fromBytes(std::span<const std::uint8_t> bytes);

private:
    struct Entry {
        std::uint64_t key = kNoKey;
        std::uint8_t count = 0;
        std::array<std::uint8_t, kMostActions> parts{}; ///< of kParts
    };
    static Entry rounded(SpotKey key, const Mix& weights);
    /// Everything in the order of keys.
    std::vector<Entry> sorted() const;

    KeyTable<Entry> spots_;
};

} // namespace parlour::coup
