// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A View as named values, written and read: for the bot protocol, the command line and tests.
#pragma once

#include "engine/base/seat.h"

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
