// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A View as fields, described once for both directions: the function describe(archive, view) of a game passes each value by
// its name to a FieldArchive, which writes it to a visitor or reads it from a map of fields. What is read is not checked.
#pragma once

#include "engine/core/fields.h"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// The whole number next to `value` in the direction of 0; the lowest or highest one of the type if it lies beyond.
template <class Int>
Int wholeOf(double value)
{
    constexpr double kLow = std::numeric_limits<Int>::min();
    constexpr double kHigh = std::numeric_limits<Int>::max();
    return value >= kLow ? static_cast<Int>(std::min(value, kHigh)) : static_cast<Int>(kLow);
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

class FieldArchive {
public:
    explicit FieldArchive(FieldVisitor& out) : out_(&out) {}
    explicit FieldArchive(const FieldMap& in) : in_(&in) {}

    bool isReading() const { return in_ != nullptr; }

    template <class Int>
    void number(std::string_view name, Int& value)
    {
        number(name, value, std::numeric_limits<Int>::min(), std::numeric_limits<Int>::max());
    }
    /// A number that is read as one from `low` to `high`.
    template <class Int>
    void number(std::string_view name, Int& value, int low, int high)
    {
        if (in_)
            value = static_cast<Int>(std::clamp<int>(wholeOf<Int>(in_->number(name)), low, high));
        else
            out_->number(name, value);
    }
    void truth(std::string_view name, bool& value)
    {
        if (in_)
            value = in_->truth(name);
        else
            out_->truth(name, value);
    }
    void text(std::string_view name, std::string& value)
    {
        if (in_)
            value = in_->text(name);
        else
            out_->text(name, value);
    }
    void numbers(std::string_view name, std::vector<double>& values)
    {
        if (in_)
            values = in_->numbers(name);
        else
            out_->numbers(name, values);
    }
    void texts(std::string_view name, std::vector<std::string>& values)
    {
        if (in_)
            values = in_->texts(name);
        else
            out_->texts(name, values);
    }

    /// A list of numbers that are read as ones from `low` to `high`, as many as there is room for.
    template <class List>
    void list(std::string_view name, List& values, int low = std::numeric_limits<typename List::value_type>::min(),
              int high = std::numeric_limits<typename List::value_type>::max())
    {
        using Int = typename List::value_type;
        if (in_)
            for (const double value : in_->numbers(name))
                appendTo(values, static_cast<Int>(std::clamp<int>(wholeOf<Int>(value), low, high)));
        else
            out_->numbers(name, numbersOf(values));
    }
    void seats(std::string_view name, SeatSet& seats)
    {
        if (in_) {
            seats = {};
            for (const double value : in_->numbers(name))
                if (const auto seat = wholeOf<std::int8_t>(value); seat >= 0 && seat < kMaxSeats)
                    seats.add(seat);
        } else {
            out_->numbers(name, numbersOf(seats));
        }
    }
    /// The first `count` numbers of an array; reads as many as are given and fit.
    template <class Array>
    void array(std::string_view name, Array& values, int count = static_cast<int>(std::tuple_size_v<Array>))
    {
        if (in_) {
            const std::vector<double>& given = in_->numbers(name);
            for (std::size_t i = 0; i < std::min(given.size(), values.size()); ++i)
                values[i] = wholeOf<typename Array::value_type>(given[i]);
        } else {
            out_->numbers(name, {values.begin(), values.begin() + count});
        }
    }
    /// An enumerator as its name; reads other texts as the first one.
    template <class Enum, class Names>
    void word(std::string_view name, Enum& value, const Names& names)
    {
        if (in_)
            value = static_cast<Enum>(indexOf(names, in_->text(name)));
        else
            out_->text(name, names[static_cast<std::size_t>(value)]);
    }
    /// A list of values that `toWord` converts to text; `read(text)` takes each text.
    template <class List, class ToWord, class Read>
    void words(std::string_view name, const List& values, ToWord toWord, Read read)
    {
        if (out_)
            return out_->texts(name, textsOf(values, toWord));
        for (const std::string& text : in_->texts(name))
            read(text);
    }
    /// A text for each of the first `players` seats: write(seat) makes it, read(seat, text) takes it.
    template <class Write, class Read>
    void textsBySeat(std::string_view name, int players, Write write, Read read)
    {
        std::vector<std::string> values;
        for (std::size_t seat = 0; !in_ && seat < static_cast<std::size_t>(players); ++seat)
            values.push_back(write(seat));
        texts(name, values);
        for (std::size_t seat = 0; in_ && seat < std::min(values.size(), std::size_t{kMaxSeats}); ++seat)
            read(seat, values[seat]);
    }

    // Values that follow from the rules or from other fields: written and not read.
    void derived(std::string_view name, double value)
    {
        toOut([&] { out_->number(name, value); });
    }
    void derived(std::string_view name, const std::string& value)
    {
        toOut([&] { out_->text(name, value); });
    }
    void derived(std::string_view name, const std::vector<double>& values)
    {
        toOut([&] { out_->numbers(name, values); });
    }
    void derived(std::string_view name, const std::vector<std::string>& values)
    {
        toOut([&] { out_->texts(name, values); });
    }

private:
    template <class List>
    static std::vector<double> numbersOf(const List& values)
    {
        std::vector<double> numbers;
        for (const auto value : values)
            numbers.push_back(static_cast<double>(value));
        return numbers;
    }
    template <class Write>
    void toOut(Write write)
    {
        if (out_)
            write();
    }

    FieldVisitor* out_ = nullptr;
    const FieldMap* in_ = nullptr;
};

/// Writes the fields of a View.
template <class View>
void writeFields(const View& view, FieldVisitor& out)
{
    FieldArchive archive(out);
    View written = view; // a description takes a View that it may change
    describe(archive, written);
}

/// A View of these rules with the fields that are given.
template <class View, class Rules>
View readView(const Rules& rules, const FieldMap& fields)
{
    FieldArchive archive(fields);
    View view;
    view.rules = rules;
    describe(archive, view);
    return view;
}

} // namespace parlour
