// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/tokens.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace parlour {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = text.find(separator);
        if (end != 0)
            parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return parts;
}

std::vector<std::string> withNumberedTwins(const std::vector<std::string>& names)
{
    std::vector<std::string> numbered;
    for (auto each = names.begin(); each != names.end(); ++each) {
        const auto before = std::count(names.begin(), each, *each);
        const bool isAlone = before == 0 && std::find(each + 1, names.end(), *each) == names.end();
        numbered.push_back(isAlone ? *each : *each + ' ' + std::to_string(before + 1));
    }
    return numbered;
}

std::optional<int> parseInt(std::string_view text, int low, int high)
{
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size() || value < low || value > high)
        return std::nullopt;
    return value;
}

std::optional<std::uint64_t> parseSeed(std::string_view text)
{
    std::uint64_t seed = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seed, 16);
    if (text.size() > 16 || problem != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return seed;
}

std::string seedText(std::uint64_t seed)
{
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llX", static_cast<unsigned long long>(seed));
    return digits;
}

} // namespace parlour
