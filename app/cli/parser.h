// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parsers of typed options: from text to a value, with the bounds that --help shows and a sentence for text outside them.
// Used by verb.h.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace parlour::cli {

template <class T>
struct Parser {
    std::string allowed; ///< for --help: "1..64"
    std::string problem; ///< follows the quoted text in a refusal: "is not a whole number from 1 to 64"
    std::function<std::optional<T>(const std::string&)> parse; ///< nullopt refuses the text
};

/// A decimal number in [low, high].
Parser<int> wholeNumber(int low, int high);
/// 1 to 1024, reduced to the number of threads that can still help on this machine.
Parser<int> threadCount();
/// 1 to 16 hexadecimal digits.
Parser<std::uint64_t> seedDigits();

/// One of some words, each with its value. `problem` leads to their list: "is not a suit; it can be".
template <class T>
Parser<T> oneOf(const std::vector<std::pair<std::string, T>>& words, const std::string& problem)
{
    std::string allowed, list;
    for (const auto& [word, value] : words) {
        allowed += (allowed.empty() ? "" : "|") + word;
        list += (list.empty() ? " " : ", ") + word;
    }
    return {allowed, problem + list, [words](const std::string& text) {
                std::optional<T> found;
                for (const auto& [word, value] : words)
                    if (word == text)
                        found = value;
                return found;
            }};
}

} // namespace parlour::cli
