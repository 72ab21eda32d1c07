// Value networks as they are shipped: a word of their own, the version, each weight in two bytes, the checksum of all before.
#pragma once

#include "ai/tables/bytes.h"
#include "engine/base/expected.h"

namespace parlour {

/// What tells the networks of one kind from other bytes, and what is said of those.
struct NetFormat {
    std::uint64_t word; ///< its first four bytes
    std::uint64_t version;
    Text isForeign;
    Text hasOtherVersion; ///< %1: its version, %2: the one that is needed
    Text isDamaged;
};

/// The same weights have the same bytes.
Bytes netToBytes(const NetFormat& format, std::span<const float> weights);
/// `count` weights. Refused: bytes that netToBytes cannot have made, or of another version.
Expected<std::vector<float>> netFromBytes(const NetFormat& format, ByteSpan bytes, std::size_t count);

} // namespace parlour
