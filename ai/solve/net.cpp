// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/solve/net.h"

namespace parlour {

namespace {

constexpr std::size_t kHead = 8, kWeight = 2;

} // namespace

Bytes netToBytes(const NetFormat& format, std::span<const float> weights)
{
    Bytes bytes;
    appendNumber(bytes, format.magic, 4);
    appendNumber(bytes, format.version, 4);
    for (const float weight : weights)
        appendNumber(bytes, shortened(weight), kWeight);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<std::vector<float>> netFromBytes(const NetFormat& format, ByteSpan bytes, std::size_t count)
{
    if (bytes.size() < kHead || numberAt(bytes, 0, 4) != format.magic)
        return Error(format.isForeign);
    if (numberAt(bytes, 4, 4) != format.version)
        return Error(format.hasOtherVersion,
                     {static_cast<long long>(numberAt(bytes, 4, 4)), static_cast<long long>(format.version)});
    const std::size_t end = kHead + kWeight * count;
    if (bytes.size() != end + kChecksum || numberAt(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return Error(format.isDamaged);
    std::vector<float> weights(count);
    for (std::size_t i = 0; i < count; ++i)
        weights[i] = lengthened(numberAt(bytes, kHead + kWeight * i, kWeight));
    return weights;
}

} // namespace parlour
