// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/sentence.h"

#include <cstdio>

namespace parlour {

namespace {

std::string plain(const Argument& argument)
{
    if (const auto* whole = std::get_if<long long>(&argument))
        return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&argument)) {
        char digits[64];
        std::snprintf(digits, sizeof digits, "%.2f", *real);
        return digits;
    }
    return std::get<std::string>(argument);
}

} // namespace

std::string Sentence::english() const
{
    std::string out;
    const std::string_view pattern = text.english;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        const std::size_t place = isPlace ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (isPlace && place < arguments.size()) {
            out += plain(arguments[place]);
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

} // namespace parlour
