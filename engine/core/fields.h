// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A View as named values: for the bot protocol, the command line and tests. A game names each field once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class FieldVisitor {
public:
    virtual ~FieldVisitor() = default;
    virtual void number(std::string_view name, double value) = 0;
    virtual void truth(std::string_view name, bool value) = 0;
    virtual void text(std::string_view name, std::string_view value) = 0;
    virtual void numbers(std::string_view name, const std::vector<double>& values) = 0;
    virtual void texts(std::string_view name, const std::vector<std::string>& values) = 0;
};

/// A list of numbers or seats as a field.
template <class List>
std::vector<double> numbersOf(const List& values)
{
    std::vector<double> out;
    for (const auto value : values)
        out.push_back(static_cast<double>(value));
    return out;
}

/// The first `players` values of a list by seat.
template <class List>
std::vector<double> bySeat(const List& values, int players)
{
    return {values.begin(), values.begin() + players};
}

/// The values, each converted by `toWord`.
template <class List, class ToWord>
std::vector<std::string> textsOf(const List& values, ToWord toWord)
{
    std::vector<std::string> out;
    for (const auto& value : values)
        out.push_back(toWord(value));
    return out;
}

} // namespace parlour
