// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Little-endian serialization of numbers, and a checksum. Used by the formats of tables and training files.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace parlour {

using Bytes = std::vector<std::uint8_t>;
using ByteSpan = std::span<const std::uint8_t>;

inline constexpr std::size_t kChecksum = 8; ///< size in bytes

/// The FNV-1a hash.
inline std::uint64_t checksum(ByteSpan bytes)
{
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    for (const std::uint8_t byte : bytes)
        sum = (sum ^ byte) * 0x100000001B3ULL;
    return sum;
}

inline void appendNumber(Bytes& bytes, std::uint64_t number, int count)
{
    for (int i = 0; i < count; ++i)
        bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

/// Reads the number in the `count` bytes at `from`, which must exist.
inline std::uint64_t numberAt(ByteSpan bytes, std::size_t from, std::size_t count)
{
    std::uint64_t value = 0;
    for (std::size_t i = count; i-- > 0;)
        value = value << 8 | bytes[from + i];
    return value;
}

inline constexpr std::size_t kReal = 4; ///< size of a float in bytes

/// Appends the IEEE 754 bits of a float.
inline void appendReal(Bytes& bytes, float real)
{
    appendNumber(bytes, std::bit_cast<std::uint32_t>(real), kReal);
}
inline float realAt(ByteSpan bytes, std::size_t from)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(numberAt(bytes, from, kReal)));
}

/// Rounds a float to bfloat16, its upper 16 bits. Keeps the order of numbers.
inline std::uint16_t shortened(float real)
{
    return static_cast<std::uint16_t>((std::bit_cast<std::uint32_t>(real) + 0x8000U) >> 16U);
}
inline float lengthened(std::uint64_t half)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(half) << 16U);
}

} // namespace parlour
