// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Splitting, joining and reading the tokens of the one-line notation.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// The parts of `text` between separators, without empty ones.
std::vector<std::string_view> split(std::string_view text, char separator = ' ');
/// The parts, each converted by `toWord`, separated by blanks.
template <class List, class ToWord = std::identity>
std::string joined(const List& parts, ToWord toWord = {})
{
    std::string out;
    for (const auto& part : parts) {
        if (!out.empty())
            out += ' ';
        out += toWord(part);
    }
    return out;
}
/// A whole number in decimal; a `toWord` for joined().
inline std::string digits(int number)
{
    return std::to_string(number);
}
/// "Player 1" for seat 0, as the English of logs names the players.
inline std::string playerText(int seat)
{
    return "Player " + std::to_string(seat + 1);
}
/// The names, with the equal ones numbered from 1 in their order: "rook 1", "rook 2".
std::vector<std::string> withNumberedTwins(const std::vector<std::string>& names);
/// The whole decimal number that fills `text` and lies in [low, high]; nullopt otherwise.
std::optional<int> parseInt(std::string_view text, int low, int high);
/// Reads 1 to 16 hexadecimal digits.
std::optional<std::uint64_t> parseSeed(std::string_view text);
/// Writes 16 hexadecimal digits.
std::string seedText(std::uint64_t seed);

} // namespace parlour
