// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hash of the fields of a View, as its position is written as text: the same for all Views that read alike. Analysts draw
// their random numbers by it.
#pragma once

#include "engine/core/fields.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace parlour {

/// 64 bits by FNV-1a.
class FieldHash final : public FieldVisitor {
public:
    std::uint64_t value() const { return value_; }

    void number(std::string_view name, double value) override { add(name, digitsOf(value)); }
    void truth(std::string_view name, bool value) override { add(name, value ? "yes" : "no"); }
    void text(std::string_view name, std::string_view value) override { add(name, value); }
    void numbers(std::string_view name, const std::vector<double>& values) override
    {
        add(name, {});
        for (const double each : values)
            add(digitsOf(each));
    }
    void texts(std::string_view name, const std::vector<std::string>& values) override
    {
        add(name, {});
        for (const std::string& each : values)
            add(each);
    }

private:
    static std::string digitsOf(double value) { return std::to_string(std::llround(value)); }
    void add(std::string_view name, std::string_view value)
    {
        add(name);
        add(value);
    }
    void add(std::string_view text)
    {
        constexpr std::uint64_t kPrime = 0x100000001B3;
        for (const char letter : text)
            value_ = (value_ ^ static_cast<unsigned char>(letter)) * kPrime;
        value_ *= kPrime; // the end of the text, as a byte 0
    }

    std::uint64_t value_ = 0xCBF29CE484222325;
};

} // namespace parlour
