// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/parser.h"

#include "engine/arena/pool.h"
#include "engine/base/words.h"

#include <algorithm>

namespace parlour::cli {

Parser<int> wholeNumber(int low, int high)
{
    const std::string first = std::to_string(low), last = std::to_string(high);
    return {first + ".." + last, "is not a whole number from " + first + " to " + last,
            [low, high](const std::string& text) { return parseInt(text, low, high); }};
}

Parser<int> threadCount()
{
    Parser<int> parser = wholeNumber(1, 1024);
    parser.parse = [parse = parser.parse](const std::string& text) {
        constexpr int kPerProcessor = 4; // more than one helps while external bots compute
        const auto count = parse(text);
        return count ? std::optional(std::min(*count, std::max(16, kPerProcessor * machineThreads()))) : std::nullopt;
    };
    return parser;
}

Parser<std::uint64_t> seedDigits()
{
    return {"HEX", "is not a seed; a seed is 1 to 16 hexadecimal digits",
            [](const std::string& text) { return parseSeed(text); }};
}

} // namespace parlour::cli
