// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A View as named values, written and read: for the bot protocol, the command line and tests.
#pragma once

#include "engine/base/seat.h"

#include <algorithm>
#include <limits>
#include <map>
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

/// Fields by name, as a game writes them or another program sent them. A field that is missing or of another type reads as
/// 0, false or empty.
class FieldMap final : public FieldVisitor {
public:
    struct Value {
        double number = 0;
        bool truth = false;
        std::string text;
        std::vector<double> numbers;
        std::vector<std::string> texts;
        bool operator==(const Value&) const = default;
    };

    void number(std::string_view name, double value) override { of(name).number = value; }
    void truth(std::string_view name, bool value) override { of(name).truth = value; }
    void text(std::string_view name, std::string_view value) override { of(name).text = value; }
    void numbers(std::string_view name, const std::vector<double>& values) override { of(name).numbers = values; }
    void texts(std::string_view name, const std::vector<std::string>& values) override { of(name).texts = values; }

    double number(std::string_view name) const { return at(name).number; }
    bool truth(std::string_view name) const { return at(name).truth; }
    const std::string& text(std::string_view name) const { return at(name).text; }
    const std::vector<double>& numbers(std::string_view name) const { return at(name).numbers; }
    const std::vector<std::string>& texts(std::string_view name) const { return at(name).texts; }

    /// The name of the first of these fields that `other` lacks or has with another value; empty if there is none.
    std::string differenceFrom(const FieldMap& other) const
    {
        for (const auto& [name, value] : fields_)
            if (const auto found = other.fields_.find(name); found == other.fields_.end() || found->second != value)
                return name;
        return {};
    }

private:
    Value& of(std::string_view name) { return fields_[std::string(name)]; }
    const Value& at(std::string_view name) const
    {
        static const Value kNone;
        const auto found = fields_.find(name);
        return found == fields_.end() ? kNone : found->second;
    }

    std::map<std::string, Value, std::less<>> fields_;
};

/// The nearest whole number of that type.
template <class Int>
Int wholeOf(double value)
{
    constexpr double kLow = std::numeric_limits<Int>::min();
    constexpr double kHigh = std::numeric_limits<Int>::max();
    return value >= kLow ? static_cast<Int>(std::min(value, kHigh)) : static_cast<Int>(kLow);
}

/// Sets `into` to a number of its type.
template <class Int>
void readWhole(const FieldMap& fields, std::string_view name, Int& into)
{
    into = wholeOf<Int>(fields.number(name));
}

/// Sets the elements of a list by seat as far as there are values.
template <class List>
void readBySeat(const std::vector<double>& values, List& into)
{
    for (std::size_t i = 0; i < std::min(values.size(), into.size()); ++i)
        into[i] = wholeOf<typename List::value_type>(values[i]);
}

/// The seats among the numbers.
inline SeatSet seatsOf(const std::vector<double>& values)
{
    SeatSet seats;
    for (const double value : values)
        if (const auto seat = wholeOf<std::int8_t>(value); seat >= 0 && seat < kMaxSeats)
            seats.add(seat);
    return seats;
}

/// The index of a name; 0 if it is not among them.
template <class Names>
std::size_t indexOf(const Names& names, std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

/// Appends unless the list is full.
template <class List>
void appendTo(List& list, const typename List::value_type& value)
{
    if (!list.full())
        list.push_back(value);
}

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
