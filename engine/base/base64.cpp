// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/base64.h"

#include <algorithm>
#include <cstdint>

namespace parlour {

namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

} // namespace

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::string_view group = bytes.substr(at, 3);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8 | (i < group.size() ? static_cast<std::uint8_t>(group[i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= group.size() ? kDigits[bits >> (18 - 6 * i) & 63U] : '=';
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    std::string bytes;
    const std::string_view digits = text.substr(0, text.find('='));
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const auto value = kDigits.find(digits[i]);
        if (value == std::string_view::npos)
            return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(value);
        if (i % 4 != 0) // 6, 4, 2, 0 bits remain after the digits of a group
            bytes += static_cast<char>(bits >> (6 - 2 * (i % 4)) & 255U);
    }
    if (toBase64(bytes) != text)
        return std::nullopt;
    return bytes;
}

} // namespace parlour
