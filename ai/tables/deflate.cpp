// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/tables/deflate.h"

#include <zlib.h>

namespace parlour {

namespace {

constexpr std::size_t kHead = 8;
constexpr std::size_t kMostGrowth = 1'100; ///< a byte of a stream expands to no more than 1,032

} // namespace

void appendDeflated(Bytes& bytes, ByteSpan block)
{
    uLongf size = compressBound(static_cast<uLong>(block.size()));
    Bytes stream(size);
    compress2(stream.data(), &size, block.data(), static_cast<uLong>(block.size()), Z_BEST_COMPRESSION);
    appendNumber(bytes, block.size(), kHead / 2);
    appendNumber(bytes, size, kHead / 2);
    bytes.insert(bytes.end(), stream.begin(), stream.begin() + static_cast<std::ptrdiff_t>(size));
}

std::optional<Bytes> takeDeflated(ByteSpan bytes, std::size_t& at)
{
    if (bytes.size() < at + kHead)
        return std::nullopt;
    const std::uint64_t whole = numberAt(bytes, at, kHead / 2);
    const std::uint64_t size = numberAt(bytes, at + kHead / 2, kHead / 2);
    at += kHead;
    if (size > bytes.size() - at || whole > size * kMostGrowth)
        return std::nullopt;
    Bytes block(whole);
    auto read = static_cast<uLongf>(whole);
    if (uncompress(block.data(), &read, bytes.data() + at, static_cast<uLong>(size)) != Z_OK || read != whole)
        return std::nullopt;
    at += size;
    return block;
}

} // namespace parlour
